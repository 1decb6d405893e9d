import type { BaseTranslation } from '../../i18n-types.ts'

/** The menu of who is signed in, and the navigation of the account's pages. */
const fr_account_menu = {
  menu: 'Mon compte',
  menuOf: 'Mon compte, {name:string}',
  signOut: 'Se déconnecter',
  viewing: {
    label: 'Consultation par nos équipes',
    text: 'Vous voyez le portail comme {name:string}, en lecture seule.',
    reason: 'Motif\u00a0: {reason:string}',
    end: 'Quitter cette consultation',
    noForms:
      'Vous consultez l’espace d’un autre, en lecture seule\u00a0: rien ne peut être envoyé d’ici. Quittez d’abord cette consultation, par le bouton en haut de la page.',
  },
  guest: {
    label: 'Consultation en tant qu’invité',
    text: 'Vous consultez les données d’un tiers\u00a0: {name:string}.',
    documents: 'Documents, jusqu’au {date:string}. Ce que vous ouvrez figure dans son historique.',
    figures: 'Chiffres, jusqu’au {date:string}. Ce que vous ouvrez figure dans son historique.',
    both: 'Documents et chiffres, jusqu’au {date:string}. Ce que vous ouvrez figure dans son historique.',
    end: 'Revenir à mon compte',
    menu: 'Placements\u00a0: {name:string}',
    holdings: 'Fonds\u00a0: {name:string}',
    documentsOf: 'Documents\u00a0: {name:string}',
  },
  entries: {
    profile: 'Mon profil',
    security: 'Sécurité',
    history: 'Historique de connexion',
    guests: 'Accès de tiers',
    holdings: 'Mes fonds',
    notices: 'Mes avis',
    questions: 'Mes questions',
    clients: 'Clients',
    desk: 'Tableau de bord',
    documents: 'Mes documents',
    material: 'Documents commerciaux',
    subscriptions: 'Souscriptions de mes clients',
    subscribe: 'Souscrire pour un client',
    cases: 'Dossiers',
    requests: 'Mes demandes',
    teams: 'Équipes',
    invitations: 'Inviter des membres',
    personalData: 'Données personnelles',
    notifications: 'Notifications',
    teamSpace: 'Espace des équipes',
    changePassword: 'Changer de mot de passe',
  },
  sessionUnknown:
    'Votre session ne peut pas être vérifiée pour le moment\u00a0: cette page s’affiche comme à une personne non connectée. Vous n’avez rien à faire, tout reviendra dans quelques instants.',
  sessionEnd: {
    title: 'Êtes-vous toujours là\u202f?',
    text: 'Rien n’a été fait ici depuis un moment. Pour protéger vos données, votre session prendra fin dans environ deux minutes, sauf si vous la prolongez.',
    timeLeft: 'Temps restant',
    secondsLeft: 'Il reste {seconds}\u00a0secondes.',
    keep: 'Prolonger la session',
    kept: 'Votre session est prolongée.',
    failed: 'Le portail n’a pas répondu. Réessayez dans un instant.',
    lastTitle: 'Votre session va bientôt prendre fin',
    lastText:
      'Pour protéger vos données, toute session a une fin, et celle-ci ne peut pas être prolongée. Envoyez ou enregistrez votre travail dans les deux minutes qui viennent, puis reconnectez-vous.',
    read: 'Continuer',
    endedTitle: 'Votre session a pris fin',
    endedText:
      'Elle s’arrête d’elle-même pour protéger vos données. Ce que vous avez saisi est toujours sur cette page\u00a0: pour le garder, connectez-vous dans un nouvel onglet, puis revenez à celui-ci. Si vous n’avez rien à garder, connectez-vous ici et vous reviendrez à cette page.',
    signInBeside: 'Se connecter dans un nouvel onglet',
    signInHere: 'Se connecter ici',
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
