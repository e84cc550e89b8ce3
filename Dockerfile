# Beagle in a container: docker build -t beagle .   (docs/operations.md tells the rest)

FROM python:3.11-slim AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
RUN python -m venv /opt/beagle
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY games games
COPY render render
COPY bot bot
# Nothing is installed later, so the installer stays behind.
RUN /opt/beagle/bin/pip install -c constraints.txt . \
 && /opt/beagle/bin/pip uninstall --yes pip setuptools

FROM python:3.11-slim
RUN useradd --system --uid 10001 --user-group --home-dir /data --no-create-home --shell /usr/sbin/nologin beagle \
 && install -d -o beagle -g beagle /data
COPY --from=build /opt/beagle /opt/beagle
ENV PATH=/opt/beagle/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    BEAGLE_DATABASE=/data/beagle.sqlite \
    BEAGLE_SANDBOX_STATE=/data/sandbox.sqlite \
    BEAGLE_LOG_FORMAT=json \
    BEAGLE_METRICS_PORT=9464
USER beagle
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["beagle", "health"]
ENTRYPOINT ["beagle"]
CMD ["run", "--no-browser"]
