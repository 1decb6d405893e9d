import type { BaseTranslation } from '../../i18n-types.ts'

/** Texts of notifications about funds, requests and sign-ins. */
const fr_notifications = {
  title: 'Notifications',
  lede: 'Les documents et les valeurs de vos fonds, les décisions sur vos demandes et les connexions à surveiller, depuis un an au plus.',
  unread: {
    none: 'Vous avez tout lu.',
    one: '{count:string} notification non lue',
    other: '{count:string} notifications non lues',
  },
  categories: {
    label: 'Type de notifications',
    all: 'Toutes',
    documents: 'Documents',
    funds: 'Valeurs liquidatives',
    notices: 'Avis',
    requests: 'Demandes',
    security: 'Sécurité',
  },
  list: 'Notifications, de la plus récente à la plus ancienne. Heures de Paris.',
  isUnread: 'Non lue',
  read: 'Marquer comme lue',
  readNamed: 'Marquer comme lue\u00a0: {title:string}',
  readAll: 'Tout marquer comme lu',
  document: 'Nouveau document\u00a0: {title:string}',
  valuation: 'Nouvelle valeur liquidative\u00a0: {value:string}',
  notice: {
    call: 'Appel de fonds n°\u00a0{number:string}',
    distribution: 'Distribution n°\u00a0{number:string}',
    due: { call: 'à payer au plus tard le {date:string}', distribution: 'versée le {date:string}' },
  },
  receipt: {
    received: 'Règlement reçu\u00a0: appel de fonds n°\u00a0{number:string}',
    reversed: 'Règlement corrigé\u00a0: appel de fonds n°\u00a0{number:string}',
  },
  letter: 'Courrier\u00a0: {subject:string}',
  request: {
    accepted: 'Demande {reference:string} acceptée',
    refused: 'Demande {reference:string} refusée',
    client: 'pour {client:string}',
  },
  ownRegistration: {
    accepted: 'Votre inscription est validée',
    refused: 'Votre inscription n’a pas été validée',
  },
  signIn: {
    failed: 'Essai de connexion refusé',
    new_device: 'Connexion depuis un nouvel appareil',
    reported: 'Connexion que vous avez signalée',
    review: 'Voir l’historique de connexion',
  },
  devices: {
    named: '{browser:string} sous {system:string}',
    unknown: 'Navigateur non reconnu',
  },
  unknownLocation: 'lieu inconnu',
  mails: {
    title: 'Emails',
    lede: 'Choisissez quand un email vous annonce les nouveautés. Il nomme le fonds, le type et la période, jamais un montant. Les messages de sécurité partent toujours aussitôt.',
    topics: {
      notices: 'Appels de fonds et distributions',
      documents: 'Documents',
      values: 'Valeurs liquidatives',
    },
    frequencies: {
      at_once: 'Aussitôt',
      daily: 'Une fois par jour',
      weekly: 'Une fois par semaine',
      never: 'Jamais',
    },
    submit: 'Enregistrer',
    saved: 'Vos choix sont enregistrés.',
    unavailable: 'Vos choix d’emails ne peuvent pas être affichés pour le moment.',
    bounced:
      'Votre adresse email refuse nos messages depuis le {date:string}. Vérifiez-la dans votre profil.',
    toProfile: 'Voir mon profil',
  },
  privateFeed: {
    title: 'Agenda et flux privés',
    lede: 'Une adresse pour votre agenda (échéances des appels et distributions) et une pour votre lecteur de flux (documents, valeurs, avis). Qui connaît une adresse lit ces titres, jamais un montant\u00a0: ne les donnez à personne.',
    since: 'Vos adresses existent depuis le {date:string}. Elles ne sont affichées qu’à leur création.',
    onceTitle: 'Copiez ces adresses maintenant',
    once: 'Elles ne seront plus affichées. En créer d’autres met fin à celles-ci.',
    calendar: 'Agenda (iCalendar)',
    feed: 'Flux (Atom)',
    copyCalendar: 'Copier l’adresse de l’agenda',
    copyFeed: 'Copier l’adresse du flux',
    copied: 'L’adresse est copiée.',
    refused: 'Le navigateur n’a pas permis la copie\u00a0: sélectionnez l’adresse.',
    create: 'Créer mes adresses',
    renew: 'Créer d’autres adresses',
    revoke: 'Mettre fin à mes adresses',
    calendarName: 'Échéances de mes fonds',
    feedName: 'Nouveautés de mes fonds',
    letter: 'Nouveau courrier\u00a0: {fund:string}',
    value: 'Nouvelle valeur liquidative\u00a0: {share:string}, {fund:string}',
  },
  empty: {
    title: 'Aucune notification',
    text: 'Les nouveaux documents, les valeurs de vos fonds et les connexions à surveiller s’afficheront ici.',
    filtered: 'Il n’y a rien de ce type.',
    all: 'Voir toutes les notifications',
  },
} satisfies BaseTranslation

export default fr_notifications
