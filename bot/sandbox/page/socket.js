// The live line to the sandbox: one websocket, opened again with back-off whenever it is lost.

const FINAL = new Set(["DONE", "REFUSED", "INTERACTION_SUCCESS", "INTERACTION_FAILED"]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Line {
  /** `take` gets every frame that is not the answer to an action, `changed` whether we are connected. */
  constructor(as, { take, changed, lost }) {
    this.as = as;
    this.take = take;
    this.changed = changed;
    this.lost = lost;
    this.wait = FIRST_WAIT;
    this.waiting = new Map();
    this.counter = 0;
    this.timer = null;
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  open() {
    clearTimeout(this.timer);
    this.timer = null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/client?as=${encodeURIComponent(this.as)}`);
    this.socket = socket;
    socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.closed(socket));
  }

  /** Try at once when there is reason to hope: the network is back, or somebody looks. */
  hurry() {
    if (this.timer === null || document.visibilityState !== "visible") return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  closed(socket) {
    if (socket !== this.socket) return;
    for (const { answer } of this.waiting.values()) answer({ t: "LOST", d: {} });
    this.waiting.clear();
    this.changed(false);
    this.lost();
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  receive(frame) {
    const action = this.waiting.get(frame.d.nonce);
    if (action && FINAL.has(frame.t)) {
      this.waiting.delete(frame.d.nonce);
      action.answer({ ...frame, choices: action.choices });
      return;
    }
    if (frame.t === "AUTOCOMPLETE") {
      if (action) action.choices = frame.d.choices;
      return;
    }
    if (frame.t === "HELLO") {
      this.wait = FIRST_WAIT;
      this.take(frame);
      this.changed(true);
      return;
    }
    this.take(frame);
  }

  /** Act, and return the one frame that answers; `LOST` when the line broke first. */
  act(op, d = {}) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ t: "LOST", d: {} });
    this.counter += 1;
    const nonce = String(this.counter);
    const answered = new Promise((answer) => this.waiting.set(nonce, { answer, choices: [] }));
    this.socket.send(JSON.stringify({ op, nonce, d }));
    return answered;
  }
}
