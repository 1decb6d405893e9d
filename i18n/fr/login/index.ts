import type { BaseTranslation } from '../../i18n-types.ts'

/** Sign-in pages (exact texts: P-235). */
const fr_login = {
  title: 'Connexion',
  lede: 'Vos fonds, leurs documents et vos démarches. Choisissez votre espace\u00a0: chacun a ses propres comptes.',
  purposes: {
    document:
      'Ce document est réservé aux souscripteurs du fonds et aux partenaires qui le distribuent. Connectez-vous pour le lire\u00a0: vous reviendrez à la liste.',
    fund: 'Connectez-vous pour voir ce que votre espace ajoute à cette page. Vous y reviendrez aussitôt.',
    account: 'Cette page fait partie de votre espace personnel. Connectez-vous pour l’ouvrir.',
    team: 'Cette page est réservée aux équipes d’Orvanne Gestion.',
  },
  noAccount: 'Pas encore de compte\u202f?',
  register: 'Créer un compte',
  redirecting: 'Redirection vers la page de connexion…',
  goOn: 'Continuer',
  spaces: {
    investors: {
      title: 'Investisseurs',
      text: 'Vous détenez des parts de nos fonds, en votre nom ou par votre société : retrouvez vos reportings et vos documents.',
      signIn: 'Se connecter en tant qu’investisseur',
    },
    partners: {
      title: 'Partenaires institutionnels',
      text: 'Banques et assureurs qui distribuent nos fonds : suivez les souscriptions de vos clients et les fonds de votre équipe.',
      signIn: 'Se connecter en tant que partenaire',
    },
    advisors: {
      title: 'Conseillers en gestion de patrimoine et family offices',
      text: 'Vous souscrivez pour vos clients : accédez aux fonds ouverts et aux documents de souscription.',
      signIn: 'Se connecter en tant que conseiller',
    },
  },
  moved: {
    question: 'Votre compte vient de l’ancien portail\u202f?',
    link: 'Recevez un lien pour choisir un mot de passe',
  },
  staff: {
    title: 'Société de gestion',
    text: 'L’espace des équipes d’Orvanne Gestion, avec l’adresse et le mot de passe du service éditorial.',
    question: 'Vous travaillez chez Orvanne Gestion\u202f?',
    link: 'Espace des équipes',
    notStaff: 'Vous êtes investisseur, conseiller ou partenaire\u202f?',
    toSpaces: 'Choisir votre espace',
    email: 'Adresse email',
    password: 'Mot de passe',
    signIn: 'Se connecter à l’espace des équipes',
    forgot: 'Mot de passe oublié',
    signUp: 'Demander un compte d’équipe',
    confirm: 'Recevoir un autre email de vérification',
    by: 'Se connecter avec {provider:string}',
  },
  notices: {
    sessions_ended:
      'Toutes vos sessions ont été fermées et votre mot de passe ne sert plus. Nous venons de vous envoyer un lien pour en choisir un nouveau.',
    password_changed:
      'Votre mot de passe a été mis à jour. Vous avez été déconnecté automatiquement\u00a0: reconnectez-vous avec le nouveau.',
  },
  faults: {
    signin_expired: 'Cette connexion a expiré ou n’a pas pu être vérifiée. Recommencez depuis cette page.',
    access_denied: 'La connexion n’a pas abouti. Vous pouvez réessayer.',
    role_mismatch: 'Ce compte appartient à un autre espace : choisissez le vôtre ci-dessous.',
    role_missing:
      'Le service de connexion n’a pas indiqué votre espace, et votre compte n’est pas reconnu dans celui-ci. Choisissez-en un autre ou contactez-nous.',
    not_admitted:
      'Ce compte n’est pas admis dans l’espace choisi. Choisissez le vôtre ci-dessous ou contactez-nous.',
    not_reauthenticated:
      'Votre session était terminée et votre identité n’a pas été vérifiée de nouveau. Connectez-vous avec votre mot de passe.',
    key_unknown:
      'La signature du service de connexion n’a pas pu être vérifiée\u00a0: ses clés viennent sans doute de changer. Réessayez dans une minute.',
    user_not_found:
      'Ce compte n’existe plus sur le portail, ou votre équipe en a suspendu l’accès. Adressez-vous à son administrateur, connectez-vous avec un autre compte ou contactez-nous.',
    unavailable: 'La connexion est momentanément indisponible. Réessayez dans quelques instants.',
    credentials: 'Adresse email ou mot de passe incorrect.',
    email_not_confirmed:
      'Votre adresse n’est pas encore confirmée. Ouvrez le lien reçu par email, ou demandez-en un autre.',
    blocked: 'Ce compte a été bloqué par un administrateur.',
    not_staff: 'Ce compte n’a pas accès à l’espace de la société de gestion.',
    token_too_large:
      'Votre mot de passe est bon, mais le jeton du serveur de contenu est trop long pour être conservé par un navigateur. Prévenez son administrateur.',
    too_many_requests: 'Trop de tentatives en peu de temps. Patientez quelques minutes avant de réessayer.',
    csrf: 'Le formulaire avait expiré. Recommencez depuis cette page.',
    default: 'Une erreur est survenue.',
  },
} satisfies BaseTranslation

export default fr_login
