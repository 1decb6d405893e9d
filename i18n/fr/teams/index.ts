import type { BaseTranslation } from '../../i18n-types.ts'

/** Teams of a partner company (P-182, P-160). */
const fr_teams = {
  title: 'Équipes',
  lede: 'L’équipe pour laquelle vous agissez, celles de votre établissement et les fonds sous convention de chacune.',
  partner: 'Établissement',
  domain: 'Domaine des adresses',
  current: 'Votre équipe',
  parts: 'Ses sous-équipes',
  partsLede: 'Elles font partie de votre équipe.',
  others: 'Autres équipes de votre établissement',
  noTeam: {
    title: 'Votre équipe n’est plus proposée',
    text: 'Elle n’existe plus, ou n’est plus ouverte à votre domaine. Écrivez-nous pour en rejoindre une autre.',
    action: 'Nous contacter',
  },
  youActFor: 'Vous agissez pour cette équipe',
  fundCount: '{text:string} {{count:fonds|fonds}} sous convention',
  memberCount: '{text:string} {{count:membre|membres}}',
  view: 'Voir les fonds et les membres',
  viewOf: 'Voir les fonds et les membres de l’équipe {name:string}',
  switchTo: 'Agir pour cette équipe',
  switchToName: 'Agir pour cette équipe\u00a0: {name:string}',
  states: {
    switched: {
      title: 'Vous avez changé d’équipe',
      text: 'Les fonds, les documents et les souscriptions que vous voyez sont désormais ceux de cette équipe.',
    },
    added: {
      title: 'Votre demande est enregistrée',
      text: 'Nos services valident l’équipe et vous préviennent par email. Jusque-là, elle n’a ni fonds, ni convention, ni membre.',
    },
  },
  add: {
    title: 'Ajouter une équipe',
    lede: 'Une équipe ajoutée n’a ni fonds, ni convention, ni membre tant que nos services ne l’ont pas validée.',
    name: 'Nom de l’équipe',
    hint: 'Par exemple «\u00a0Gestion privée Bordeaux\u00a0».',
    submit: 'Demander l’ajout',
    waiting: 'L’équipe «\u00a0{name:string}\u00a0» attend la validation de nos services.',
  },
  detail: {
    title: 'Équipe {name:string}',
    description: 'Fonds sous convention et membres d’une équipe partenaire.',
    back: 'Toutes les équipes',
    funds: 'Fonds sous convention',
    noFunds: 'Aucun fonds n’est encore sous convention avec cette équipe.',
    members: 'Membres',
    noMembers: 'Cette équipe n’a pas encore de membre.',
    fund: 'Fonds',
    form: 'Forme juridique',
    status: 'Statut',
    name: 'Nom',
    email: 'Adresse email',
    you: '(vous)',
    invite: 'Inviter un membre',
    statuses: {
      open: 'Souscription ouverte',
      closed: 'Souscription fermée',
      pre_liquidation: 'Liquidation en cours',
      liquidation: 'Liquidé',
    },
  },
} satisfies BaseTranslation

export default fr_teams
