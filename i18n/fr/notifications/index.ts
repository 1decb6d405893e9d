import type { BaseTranslation } from '../../i18n-types.ts'

/** What users are told of their funds, requests and sign-ins. */
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
  empty: {
    title: 'Aucune notification',
    text: 'Les nouveaux documents, les valeurs de vos fonds et les connexions à surveiller s’afficheront ici.',
    filtered: 'Il n’y a rien de ce type.',
    all: 'Voir toutes les notifications',
  },
} satisfies BaseTranslation

export default fr_notifications
