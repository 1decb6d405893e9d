import type { BaseTranslation } from '../../i18n-types.ts'

/** A partner's home: figures of the team, what waits, and what is new. */
const fr_partner_desk = {
  title: 'Tableau de bord',
  lede: 'L’activité de l’équipe {team:string}.',
  included: 'Avec les équipes rattachées\u00a0: {teams:string}.',
  period: {
    title: 'Période',
    from: 'Du',
    to: 'Au',
    submit: 'Afficher',
    quarter: 'Trimestre en cours',
    year: 'Année {year:string}',
    shown: 'du {from:string} au {to:string}',
  },
  assets: {
    title: 'Encours de vos clients',
    lede: 'Montants souscrits, payés ou à payer, hors souscriptions cédées ou annulées.',
    export: 'Exporter en CSV',
    total: 'Total en {currency:string}',
    count: '{text:string} {{count:souscription|souscriptions}}',
    table: 'Encours par fonds et par part, du plus grand au plus petit',
    fund: 'Fonds',
    share: 'Part',
    currency: 'Devise',
    subscriptions: 'Souscriptions',
    amount: 'Montant souscrit',
    portion: 'Poids',
    none: 'Vos clients ne détiennent encore aucune part. Leurs souscriptions paraîtront ici dès que nos équipes les auront enregistrées.',
    lines: 'Voir les souscriptions au fonds {fund:string}',
  },
  statuses: {
    title: 'Souscriptions de la période',
    none: 'Aucune souscription sur cette période.',
  },
  waiting: {
    title: 'En attente',
    manager: 'De notre côté',
    managerText: '{text:string} {{count:demande|demandes}} à l’étude',
    managerNone: 'Aucune demande n’attend notre réponse.',
    clients: 'De vos clients',
    clientsText: '{text:string} {{count:règlement attendu|règlements attendus}}, {amount:string}',
    clientsNone: 'Aucun règlement n’est attendu.',
    since: 'depuis le {date:string}',
    by: 'par {name:string}',
  },
  windows: {
    title: 'Ouvertures et clôtures',
    opens: 'Ouvre le {date:string}',
    closes: 'Clôture le {date:string}',
    today: 'aujourd’hui',
    left: '{text:string}\u00a0{{count:jour|jours}}',
    none: 'Aucun fonds n’ouvre ni ne ferme dans les 90\u00a0jours.',
  },
  newDocuments: {
    title: 'Nouveaux documents',
    none: 'Aucun document n’est paru depuis 60\u00a0jours.',
    all: 'Tous les documents',
  },
  activity: {
    title: 'Activité de l’équipe',
    none: 'Rien pour l’instant.',
    request_sent: '{who:string} a transmis la demande pour {subject:string}',
    request_accepted: 'La demande pour {subject:string}, transmise par {who:string}, est acceptée',
    request_refused: 'La demande pour {subject:string}, transmise par {who:string}, est refusée',
    invited: '{who:string} a invité {subject:string}',
    joined: '{subject:string} a rejoint l’équipe, sur une invitation envoyée par {who:string}',
  },
} satisfies BaseTranslation

export default fr_partner_desk
