import type { BaseTranslation } from '../../i18n-types.ts'

/** Password, second factor and open sessions. */
const fr_security = {
  title: 'Sécurité',
  twoFactorTitle: 'Double authentification',
  notices: {
    session_ended: 'La session a été fermée.',
    others_ended: 'Toutes vos autres sessions ont été fermées.',
    two_factor_removed: 'La double authentification est désactivée.',
  },
  password: {
    title: 'Mot de passe',
    lede: 'Après le changement, vous serez déconnecté de tous vos appareils.',
    current: 'Ancien mot de passe',
    next: 'Nouveau mot de passe',
    confirmation: 'Confirmez le nouveau mot de passe',
    submit: 'Changer le mot de passe',
  },
  twoFactor: {
    lede: 'Un code de votre application d’authentification s’ajoute au mot de passe à chaque connexion.',
    on: 'Activée',
    off: 'Désactivée',
    unknown: 'L’état de la double authentification ne peut pas être affiché pour le moment.',
    enable: 'Activer la double authentification',
    manage: 'Gérer la double authentification',
  },
  begin: {
    lede: 'Vous aurez besoin d’une application d’authentification sur votre téléphone. Confirmez d’abord que c’est bien vous.',
    password: 'Mot de passe',
    submit: 'Continuer',
  },
  enrol: {
    scan: 'Scannez ce code avec votre application',
    picture: 'Code QR à scanner avec l’application d’authentification',
    type: 'Ou saisissez cette clé dans l’application',
    confirm: 'Saisissez le code affiché par l’application',
    code: 'Code à six chiffres',
    submit: 'Activer',
  },
  codes: {
    title: 'Vos codes de secours',
    lede: 'Chacun remplace une fois le code de l’application si vous n’avez plus votre téléphone. Ils ne seront plus jamais affichés\u00a0: copiez-les, imprimez-les ou notez-les maintenant.',
    copy: 'Copier les codes',
    print: 'Imprimer',
    copied: 'Les codes sont copiés.',
    refused: 'Le navigateur n’a pas permis la copie : notez les codes ou imprimez-les.',
    done: 'J’ai conservé mes codes',
    gone: 'Les codes de secours ne s’affichent qu’une fois. Si vous ne les avez pas conservés, créez-en de nouveaux ci-dessous.',
  },
  renew: {
    title: 'Nouveaux codes de secours',
    lede: 'Huit nouveaux codes remplacent les précédents, qui ne fonctionneront plus. Ils ne s’affichent qu’une fois.',
    code: 'Code de votre application',
    submit: 'Créer de nouveaux codes',
  },
  remove: {
    status: 'La double authentification protège votre compte.',
    codesLeft: 'Codes de secours restants',
    title: 'Désactiver',
    lede: 'Votre mot de passe suffira alors pour vous connecter.',
    code: 'Code de l’application, ou code de secours',
    submit: 'Désactiver la double authentification',
  },
  devices: {
    named: '{browser:string} sous {system:string}',
    unknown: 'Navigateur non reconnu',
    unknownLocation: 'lieu inconnu',
  },
  passkeys: {
    title: 'Clés d’accès',
    lede: 'Une clé d’accès vous connecte par l’empreinte, le visage ou le code de votre appareil, sans mot de passe ni code à recopier.',
    none: 'Aucune clé',
    count: '{text:string} {{count:clé|clés}}',
    add: 'Ajouter une clé d’accès',
    manage: 'Gérer mes clés d’accès',
    confirm: 'Obtenir un code avec une clé d’accès',
    instead: 'Une clé d’accès donne un code accepté partout où celui de l’application l’est.',
  },
  sessions: {
    title: 'Sessions ouvertes',
    lede: 'Les navigateurs où vous êtes connecté. Fermez ceux que vous ne reconnaissez pas.',
    current: 'Cette session',
    opened: 'Ouverte le {date:string} à {time:string}',
    active: 'Dernière activité le {date:string} à {time:string}',
    end: 'Fermer',
    endNamed: 'Fermer la session {device:string}',
    endOthers: 'Fermer toutes les autres sessions',
    zone: 'Heures de Paris.',
  },
  back: 'Revenir à la sécurité',
} satisfies BaseTranslation

export default fr_security
