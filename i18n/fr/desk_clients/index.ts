import type { BaseTranslation } from '../../i18n-types.ts'

/** A partner's clients: the search, and one client's page. */
const fr_desk_clients = {
  title: 'Clients',
  lede: 'Les clients de votre équipe et des équipes rattachées.',
  label: 'Nom du client',
  submit: 'Chercher',
  clear: 'Tous les clients',
  count: '{text:string} {{count:client|clients}}',
  none: 'Aucun client ne correspond.',
  noneText: 'Cherchez par le début du nom ou du prénom.',
  table: {
    caption: 'Clients, par nom',
    name: 'Client',
    subscriptions: 'Souscriptions',
    held: 'Encours',
    last: 'Dernière souscription',
  },
  nothingHeld: 'Aucun',
  detail: {
    back: 'Tous les clients',
    held: 'Encours en {currency:string}',
    subscriptions: '{text:string} {{count:souscription|souscriptions}}',
    nothingHeld: 'Ce client ne détient plus de parts.',
    holdings: 'Souscriptions',
    fund: 'Fonds',
    share: 'Part',
    date: 'Date',
    amount: 'Montant',
    status: 'État',
    requests: 'Demandes',
    noRequests: 'Aucune demande pour ce client.',
    reference: 'Référence',
    documents: 'Documents de ses fonds',
    noDocuments: 'Aucun document.',
    contact: 'Coordonnées',
    contactLede: 'Telles que la dernière demande les indique.',
    email: 'Adresse email',
    telephone: 'Téléphone',
    address: 'Adresse',
    requestStatuses: {
      received: 'Reçue',
      in_review: 'En cours d’étude',
      accepted: 'Acceptée',
      refused: 'Refusée',
    },
  },
} satisfies BaseTranslation

export default fr_desk_clients
