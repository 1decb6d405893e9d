import type { BaseTranslation } from '../../i18n-types.ts'

/** Texts of the subscriptions of a team's clients (P-185). */
const fr_client_subscriptions = {
  title: 'Souscriptions de mes clients',
  lede: 'Les souscriptions des clients de l’équipe pour laquelle vous agissez.',
  caption: 'Souscriptions des clients',
  scroll: 'Tableau des souscriptions, à faire défiler',
  count: '{text:string} {{count:souscription|souscriptions}}',
  inCurrency: 'en {currency:string}',
  export: 'Exporter en CSV',
  total: 'Souscrit en {currency:string}',
  totalDetail: '{text:string} {{count:souscription|souscriptions}}, hors annulations',
  filter: {
    title: 'Filtrer',
    client: 'Client',
    fund: 'Fonds',
    share: 'Part',
    held: 'Seulement l’encours, payé ou à payer',
    status: 'Statut',
    from: 'Du',
    to: 'Au',
    all: 'Tous',
    apply: 'Appliquer',
    clear: 'Tout effacer',
    option: '{label:string} ({count:string})',
  },
  table: {
    client: 'Client',
    fund: 'Fonds',
    share: 'Part',
    amount: 'Montant',
    date: 'Date',
    status: 'Statut',
  },
  file: 'souscriptions',
  currency: 'Devise',
  none: {
    title: 'Aucune souscription ne correspond',
    text: 'Élargissez la recherche, ou effacez les filtres.',
    empty: 'Votre équipe n’a pas encore de souscription',
    emptyText: 'Les souscriptions de vos clients apparaîtront ici dès leur enregistrement par nos services.',
  },
} satisfies BaseTranslation

export default fr_client_subscriptions
