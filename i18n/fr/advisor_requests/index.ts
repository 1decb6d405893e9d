import type { BaseTranslation } from '../../i18n-types.ts'

/** The requests that an advisor has sent for clients. */
const fr_advisor_requests = {
  title: 'Mes demandes de souscription',
  lede: 'Les demandes que vous avez transmises pour vos clients, la plus récente d’abord.',
  create: 'Souscrire pour un client',
  caption: 'Demandes de souscription',
  reference: 'Référence',
  client: 'Client',
  fundName: 'Fonds',
  share: 'Part',
  amount: 'Montant',
  date: 'Reçue le',
  status: 'Statut',
  none: {
    title: 'Vous n’avez pas encore transmis de demande',
    text: 'Vos demandes et leur suivi apparaîtront ici.',
  },
  statuses: {
    received: 'Reçue',
    in_review: 'En cours d’étude',
    accepted: 'Acceptée',
    refused: 'Refusée',
  },
  sent: {
    title: 'La demande est transmise',
    text: 'Nous en avons accusé réception par email. Téléchargez l’accusé de réception pour votre dossier.',
  },
  payment: {
    title: 'Régler cette souscription',
    lede: 'La demande est acceptée. Votre client règle par virement depuis son propre compte, avec la référence {reference:string}.',
    amount: 'À régler',
    dueOn: 'Au plus tard le',
    holder: 'Titulaire du compte',
    bank: 'Banque',
    iban: 'IBAN',
    ibanEnds: 'se termine par {end:string}',
    ibanWhere: 'Le numéro complet figure sur le bulletin signé par votre client.',
    warning: 'Les coordonnées bancaires du fonds ne changent jamais par email',
    warningText:
      'Avant le premier virement, comparez la fin du numéro avec le bulletin. Au moindre doute, appelez-nous au {telephone:string}.',
  },
  detail: {
    title: 'Demande {reference:string}',
    back: 'Toutes mes demandes',
    receipt: 'Télécharger l’accusé de réception (PDF)',
    request: 'La demande',
    client: 'Le souscripteur',
    history: 'Suivi',
    name: 'Nom',
    company: 'Raison sociale',
    number: 'SIREN',
    representative: 'Représentant légal',
    birth: 'Naissance',
    birthText: '{date:string}, {city:string}',
    address: 'Adresse',
    addressText: '{street:string}, {postalCode:string} {city:string}, {country:string}',
    email: 'Adresse email',
    telephone: 'Téléphone',
  },
} satisfies BaseTranslation

export default fr_advisor_requests
