import type { BaseTranslation } from '../../i18n-types.ts'

/** The menu of who is signed in, and the navigation of the account's pages. */
const fr_account_menu = {
  menu: 'Mon compte',
  menuOf: 'Mon compte, {name:string}',
  signOut: 'Se déconnecter',
  entries: {
    profile: 'Mon profil',
    security: 'Sécurité',
    history: 'Historique de connexion',
    holdings: 'Mes fonds',
    documents: 'Mes documents',
    subscriptions: 'Souscriptions de mes clients',
    subscribe: 'Souscrire pour un client',
    requests: 'Mes demandes',
    teams: 'Équipes',
    invitations: 'Inviter des membres',
    personalData: 'Données personnelles',
    notifications: 'Notifications',
    teamSpace: 'Espace des équipes',
    changePassword: 'Changer de mot de passe',
  },
  actingFor: {
    label: 'Partenaire représenté',
    text: 'Vous agissez pour',
    change: 'Changer de partenaire',
    team: 'équipe {name:string}',
    changeTeam: 'Changer d’équipe',
    legend: 'Agir pour',
    confirm: 'Confirmer',
    notices: {
      partner_refused: 'Vous ne pouvez pas agir pour ce partenaire. Votre choix n’a pas changé.',
      partner_unavailable: 'Votre choix n’a pas pu être enregistré. Réessayez dans un instant.',
      form_expired: 'Le formulaire a expiré. Faites votre choix à nouveau.',
    },
  },
} satisfies BaseTranslation

export default fr_account_menu
