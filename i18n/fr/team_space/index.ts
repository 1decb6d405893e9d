import type { BaseTranslation } from '../../i18n-types.ts'

/** The space of the management company's teams (the sentences of the specification are kept as they are given there). */
const fr_team_space = {
  email: 'Adresse e-mail',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmation du mot de passe',
  currentPassword: 'Ancien mot de passe',
  toLogin: 'Revenir à la connexion',
  forgot: {
    title: 'Mot de passe oublié',
    lede: 'Indiquez l’adresse de votre compte d’équipe : vous recevrez un lien, valable une heure, pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sent: 'Un e-mail de réinitialisation du mot de passe vous a été envoyé.',
    sentHint: 'Si aucun message n’arrive, vérifiez l’adresse et vos courriers indésirables.',
    again: 'Indiquer une autre adresse',
  },
  renew: {
    title: 'Nouveau mot de passe',
    lede: 'Choisissez le nouveau mot de passe de votre compte d’équipe. Vous serez connecté aussitôt.',
    submit: 'Enregistrer le mot de passe',
    invalidLink: 'Ce lien n’est pas valable : il est incomplet, a déjà servi, ou a plus d’une heure.',
    askAgain: 'Demander un autre lien',
  },
  signUp: {
    title: 'Demander un compte d’équipe',
    lede: 'Réservé aux collaborateurs d’Orvanne Gestion. Un compte ne donne accès à rien avant qu’un administrateur ne l’ait autorisé.',
    usernameHint: 'Trois caractères au moins.',
    submit: 'Créer le compte',
    sentTitle: 'Confirmez votre adresse',
    sent: 'Un e-mail vous a été envoyé : ouvrez le lien qu’il contient. Un administrateur vous donnera ensuite accès à l’espace des équipes.',
  },
  confirm: {
    title: 'Confirmer votre adresse',
    lede: 'Le lien reçu ne fonctionne plus ou s’est perdu ? Demandez-en un autre.',
    submit: 'Renvoyer l’e-mail de vérification',
    sent: 'Un e-mail de vérification vous sera envoyé si votre adresse est reconnue.',
  },
  confirmed: {
    title: 'Votre adresse est confirmée',
    lede: 'Dès qu’un administrateur vous aura donné accès à l’espace des équipes, vous pourrez vous y connecter.',
    logIn: 'Se connecter',
  },
  change: {
    title: 'Changer de mot de passe',
    lede: 'Vous serez déconnecté de tous vos appareils, et vous vous connecterez avec le nouveau mot de passe.',
    submit: 'Changer le mot de passe',
    back: 'Revenir à l’espace des équipes',
  },
  landing: {
    title: 'Espace des équipes',
    signedInAs: 'Vous êtes connecté en tant que',
    tools: 'Vos outils',
    backOffice: 'Back-office',
    backOfficeText: 'Dossiers à vérifier, équipes, rattachements, courriers envoyés.',
    content: 'Administration des contenus',
    contentText: 'Pages, guides, articles et livres blancs du portail, avec leurs brouillons.',
    account: 'Votre compte',
    changePassword: 'Changer de mot de passe',
  },
} satisfies BaseTranslation

export default fr_team_space
