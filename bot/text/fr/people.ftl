# Ce que les gens se demandent entre eux, et l’horloge

people-asks-undo = **{ $who } demande à annuler un coup et tout ce qui l’a suivi.** Les mêmes cartes et les mêmes dés reviendraient.
people-asked = { $who }, êtes-vous d’accord ?
people-agreed = D’accord : { $who }.
people-ended-agreed = Tout le monde est d’accord.
people-ended-refused = { $who } n’est pas d’accord ; la partie continue.
people-ended-withdrawn = { $who } retire sa demande.
people-ended-overtaken = La partie a continué ; cette demande est close.
people-not-yours = Cette demande vient de { $who }, à qui seul il revient de la retirer.
people-button-agree = D’accord
people-button-refuse = Refuser
people-button-withdraw = Retirer la demande
people-button-undo-ask = Demander aux autres
people-button-undo-alone = Annuler quand même
people-undo-ask = Avec l’accord de tout le monde, il peut être annulé avec tout ce qui l’a suivi.
people-undo-alone = Vous jouez seulement avec des ordinateurs, qui sont toujours d’accord : il peut être annulé avec tout ce qui l’a suivi. Les mêmes cartes reviendront.
people-undo-asked = La demande est posée dans le salon. Le moindre coup y met fin.
