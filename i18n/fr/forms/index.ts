import type { BaseTranslation } from '../../i18n-types.ts'

/** What every form says (exact texts: P-235). */
const fr_forms = {
  optional: '(facultatif)',
  choose: 'Choisissez…',
  summary: 'Le formulaire contient des erreurs.',
  sending: 'Envoi en cours…',
  faults: {
    required: 'Le champ « {field:string} » est requis.',
    email: "Le format de l'email est incorrect.",
    contactEmail: "Votre email n'est pas correct.",
    emailUnknown: 'L’adresse email saisie n’est pas reconnue.',
    emailOfNoInvestor: 'Cette adresse email n’est associée à aucun compte investisseur.',
    phone: 'Le format du téléphone est incorrect.',
    choice: 'Choisissez une valeur pour le champ « {field:string} ».',
    tooLong: 'Le champ « {field:string} » est trop long.',
    invalid: 'Le champ « {field:string} » n’est pas valable.',
    consent: 'Cochez cette case pour que nous puissions traiter votre demande.',
    terms: 'Vous devez accepter les conditions pour vous inscrire.',
    declaration: 'Vous devez certifier vos informations pour vous inscrire.',
    birthDate: 'La date de naissance est requise.',
    passwordCriteria: 'Les critères de mot de passe ne sont pas remplis.',
    passwordsDiffer: 'Les mots de passe sont différents.',
    passwordsNotMatching: 'Les mot de passe ne correspondent pas. Veuillez réessayer.',
    passwordUnchanged: "Le nouveau mot de passe est identique à l'ancien.",
    oldPasswordRequired: "L'ancien mot de passe est requis.",
    oldPasswordInvalid: "L'ancien mot de passe est invalide.",
    emailTaken: 'Cette adresse email est déjà associée à un compte existant.',
    codeNotRecognised: 'Le code n’est pas reconnu par notre système. Veuillez réessayer ou nous contacter.',
    codeInvalid: 'Le code utilisé n’est pas valide.',
    domainUnknown: 'L’adresse email saisie n’est pas reconnue.',
    passwordCommon: 'Ce mot de passe est trop courant\u00a0: choisissez-en un autre.',
    companyNumber: 'Ce numéro n’est pas valable pour le type choisi.',
    registerCountry: 'Un registre étranger est celui d’un autre pays que la France\u00a0: choisissez-le.',
    teamTaken: 'Une équipe porte déjà ce nom\u00a0: choisissez-la dans la liste, ou un autre nom.',
    teamRequested: 'Vous avez déjà demandé l’ajout d’une équipe\u00a0: attendez sa validation.',
    passwordWrong: 'Ce mot de passe n’est pas le bon.',
    codeWrong: 'Ce code n’est pas valable. Attendez le suivant et réessayez.',
    codeExpired: 'Le délai est passé\u00a0: recommencez depuis le début.',
    proofRequired: 'Confirmez que c’est bien vous pour changer d’adresse email ou de téléphone.',
    domainInvited:
      'L’adresse email n’est pas reconnue par notre système, veuillez utiliser une adresse email professionnelle.',
    notMobile: 'Ce numéro n’est pas celui d’un mobile d’un pays desservi.',
    amount: 'Écrivez un montant en chiffres, par exemple 25\u202f000.',
    amountTooSmall: 'Le montant est inférieur au minimum de souscription de cette part.',
    adult: 'Le souscripteur doit être majeur.',
    confirmation: 'Cochez cette case pour transmettre la demande.',
    offerClosed: 'Cette part n’est plus ouverte à la souscription\u00a0: choisissez-en une autre.',
    fileMissing: 'Choisissez un fichier.',
    notPdf: 'Ce fichier n’est pas un PDF, quel que soit son nom.',
    pdfDamaged: 'Ce PDF est endommagé ou incomplet.',
    fileTooLarge: 'Ce fichier dépasse 10 Mo.',
    date: 'Indiquez un jour qui existe, par exemple 30/09/2026.',
    dateFuture: 'Ce jour est encore à venir.',
    dateBeforeStart: 'Ce jour précède la création de la part.',
    dateAfterLiquidation: 'Ce jour suit la liquidation du fonds.',
    figureTaken: 'Ce chiffre est déjà publié pour ce jour.',
    figureWaiting: 'Ce chiffre attend déjà une validation pour ce jour.',
    reasonShort: 'Indiquez un motif d’au moins dix caractères\u00a0: la personne le lira.',
  },
  problems: {
    not_found: 'Cette demande n’existe plus. Rechargez la page et recommencez.',
    forbidden: 'Vous n’avez pas le droit de faire cette demande.',
    unauthenticated: 'Votre session a pris fin. Connectez-vous, puis recommencez.',
    too_many_requests:
      'Trop de demandes en peu de temps : patientez un moment avant de réessayer. Votre saisie est conservée.',
    invalid_input: 'Cette demande n’a pas pu être lue. Vérifiez votre saisie et réessayez.',
    unavailable:
      'Votre demande n’a pas pu être transmise. Votre saisie est conservée : réessayez dans quelques instants.',
    unexpected_answer:
      'Votre demande n’a pas pu être confirmée. Nos équipes en sont averties ; réessayez plus tard.',
    expired: 'Le formulaire avait expiré. Vérifiez votre saisie et envoyez-le de nouveau.',
    captcha:
      'La vérification anti-robot a expiré. Elle vient d’être relancée : envoyez de nouveau le formulaire.',
  },
  refused: {
    fromElsewhere:
      'Ce formulaire n’a pas été envoyé depuis l’une de nos pages. Rouvrez la page et recommencez.',
    tooLarge: 'Ce formulaire est trop volumineux. Raccourcissez votre message et recommencez.',
    viewing:
      'Vous consultez le portail comme un autre\u00a0: en lecture seule. Rien n’a été fait. Quittez d’abord cette consultation.',
  },
  captcha: {
    label: 'Vérification anti-robot',
    idle: 'Elle se fait toute seule pendant que vous remplissez le formulaire, sans rien demander à un tiers.',
    working: 'Vérification en cours…',
    done: 'Vérification terminée.',
    failed:
      'La vérification n’a pas abouti. Vous pouvez envoyer le formulaire : nous vous demanderons de le confirmer par email.',
    withoutScripts:
      'Votre navigateur n’exécute pas de scripts : nous vous enverrons un email pour confirmer votre envoi.',
  },
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    criteria: 'Votre mot de passe doit contenir :',
    someKinds: 'Et au moins {count:number} de ces sortes de caractères\u00a0:',
    met: 'rempli',
    unmet: 'à remplir',
    atLeast: 'au moins {count:number} caractères',
    uppercase: 'une majuscule',
    lowercase: 'une minuscule',
    digit: 'un chiffre',
    special: 'un caractère spécial',
  },
} satisfies BaseTranslation

export default fr_forms
