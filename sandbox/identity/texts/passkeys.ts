import type { Language } from './texts.ts'

const fr = {
  title: 'Clés d’accès',
  lead: 'Une clé d’accès vous connecte sans mot de passe, avec l’empreinte, le visage ou le code de votre appareil. Elle ne fonctionne que sur ce site\u00a0: une page imitée ne peut rien en obtenir.',
  account: (email: string) => `Compte\u00a0: ${email}`,
  none: 'Votre compte n’a pas encore de clé d’accès.',
  added: (date: string) => `Ajoutée le ${date}`,
  lastUsed: (date: string) => `Dernière utilisation le ${date}`,
  neverUsed: 'Jamais utilisée',
  synced: 'Partagée entre vos appareils',
  bound: 'Liée à un seul appareil',
  manage: (name: string) => `Modifier «\u00a0${name}\u00a0»`,
  notices: {
    added: 'La clé d’accès est ajoutée. Un email vous le confirme.',
    renamed: 'Le nouveau nom est enregistré.',
    removed: 'La clé d’accès est supprimée. Un email vous le confirme.',
  },
  add: {
    title: 'Ajouter une clé d’accès',
    lead: 'Confirmez d’abord que c’est bien vous.',
    submit: 'Ajouter une clé d’accès',
    withPasskey: 'Ajouter une clé à l’aide d’une clé existante',
  },
  full: 'Votre compte a déjà dix clés d’accès. Supprimez-en une pour en ajouter une autre.',
  recovery:
    'Si vous perdez l’appareil qui contient votre clé, vous vous connectez avec votre mot de passe, puis avec le code de votre application ou un code de secours si la double authentification est activée. Supprimez alors ici la clé perdue.',
  password: 'Mot de passe',
  code: 'Code de l’application, ou code de secours',
  create: {
    title: 'Créer la clé d’accès',
    lead: 'Donnez-lui un nom qui vous rappelle l’appareil, puis suivez les indications de votre navigateur.',
    name: 'Nom de la clé',
    example: 'Par exemple\u00a0: téléphone personnel',
    submit: 'Créer la clé d’accès',
    unnamed: (date: string) => `Clé du ${date}`,
    refused: 'La clé d’accès n’a pas pu être ajoutée. Recommencez depuis le début.',
  },
  rename: { title: 'Renommer', submit: 'Enregistrer le nom', empty: 'Donnez un nom à la clé.' },
  remove: {
    title: 'Supprimer',
    lead: 'Cette clé ne permettra plus de vous connecter. Pensez à la supprimer aussi de votre appareil.',
    last: 'C’est votre dernière clé d’accès et la double authentification n’est pas activée\u00a0: votre mot de passe seul protégera votre compte.',
    submit: 'Supprimer cette clé',
    withPasskey: 'Supprimer cette clé à l’aide d’une clé d’accès',
    agree: 'Je comprends que mon mot de passe seul protégera mon compte',
    unconfirmed: 'Cochez la case pour supprimer votre dernière clé d’accès.',
  },
  confirm: {
    title: 'Confirmer avec une clé d’accès',
    lead: 'Utilisez votre clé\u00a0: vous obtiendrez un code à saisir là où le portail vous demande un code.',
    none: 'Votre compte n’a pas de clé d’accès.',
    submit: 'Obtenir un code avec une clé d’accès',
    doneTitle: 'Votre code de confirmation',
    done: 'Saisissez ce code dans la page du portail qui vous le demande. Il est valable cinq minutes et ne sert qu’une fois. Ne le communiquez à personne\u00a0: nous ne vous le demanderons jamais.',
  },
  signIn: {
    submit: 'Se connecter avec une clé d’accès',
    second: 'Utiliser une clé d’accès',
    wrong: 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous avec votre mot de passe.',
  },
  back: 'Revenir aux clés d’accès',
  backToSecurity: 'Revenir à la sécurité de mon compte',
  wrong: {
    wrong: 'La confirmation n’est pas exacte.',
    blocked: 'Trop d’essais. Réessayez dans un quart d’heure.',
    ended:
      'Cette demande a expiré, car elle n’est valable que dix minutes, ou elle a déjà servi. Une nouvelle est prête\u00a0: recommencez.',
  },
  needsScripts:
    'Une clé d’accès demande que JavaScript soit activé dans votre navigateur. Les autres moyens fonctionnent sans.',
  messages: {
    cancelled: 'L’opération a été annulée ou a expiré. Vous pouvez recommencer.',
    known:
      'Cet appareil contient déjà une clé d’accès de votre compte. Utilisez-la, ou choisissez un autre appareil.',
    wrongSite:
      'Votre navigateur refuse les clés d’accès à cette adresse. Vérifiez que vous êtes bien sur notre site, puis écrivez-nous si le refus persiste.',
    unable:
      'Cet appareil ne peut pas servir de clé d’accès\u00a0: il doit pouvoir vous reconnaître par une empreinte, un visage ou un code.',
    failed:
      'Votre navigateur n’a pas pu utiliser la clé d’accès. Rechargez la page et recommencez, ou choisissez un autre moyen.',
    unloaded:
      'Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page. Les autres moyens fonctionnent.',
    unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès. Les autres moyens fonctionnent.',
  },
  reset: {
    title: 'Vos clés d’accès',
    lead: 'Elles connectent sans mot de passe. Si vous ne reconnaissez pas l’une d’elles, supprimez-les toutes\u00a0: vous ajouterez de nouveau les vôtres ensuite.',
    remove: 'Supprimer aussi toutes mes clés d’accès',
    done: {
      none: '',
      removed: 'Toutes vos clés d’accès sont supprimées.',
      stay: 'Vos clés d’accès vous connectent toujours.',
    },
  },
  signedOut: {
    title: 'Connectez-vous pour continuer',
    lead: 'Votre connexion à ce service a pris fin. Connectez-vous de nouveau\u00a0: vous reviendrez à vos clés d’accès.',
    investor: 'Espace investisseurs',
    partner: 'Espace partenaires',
  },
}

/** Texts about passkeys in one language. */
export type PasskeyTexts = typeof fr

const en: PasskeyTexts = {
  title: 'Passkeys',
  lead: 'A passkey signs you in without a password, by the fingerprint, face or code of your device. It works on this site only: an imitated page can obtain nothing from it.',
  account: (email) => `Account: ${email}`,
  none: 'Your account has no passkey yet.',
  added: (date) => `Added on ${date}`,
  lastUsed: (date) => `Last used on ${date}`,
  neverUsed: 'Never used',
  synced: 'Shared between your devices',
  bound: 'Bound to one device',
  manage: (name) => `Change “${name}”`,
  notices: {
    added: 'The passkey has been added. An email confirms it.',
    renamed: 'The new name has been saved.',
    removed: 'The passkey has been removed. An email confirms it.',
  },
  add: {
    title: 'Add a passkey',
    lead: 'First confirm that it is you.',
    submit: 'Add a passkey',
    withPasskey: 'Add a passkey by means of an existing one',
  },
  full: 'Your account already has ten passkeys. Remove one to add another.',
  recovery:
    'If you lose the device that holds your passkey, you sign in with your password, then with the code of your application or a recovery code if two-factor authentication is on. Then remove the lost passkey here.',
  password: 'Password',
  code: 'Code of the application, or recovery code',
  create: {
    title: 'Create the passkey',
    lead: 'Give it a name that reminds you of the device, then follow your browser’s instructions.',
    name: 'Name of the passkey',
    example: 'For example: personal telephone',
    submit: 'Create the passkey',
    unnamed: (date) => `Passkey of ${date}`,
    refused: 'The passkey could not be added. Start again from the beginning.',
  },
  rename: { title: 'Rename', submit: 'Save the name', empty: 'Give the passkey a name.' },
  remove: {
    title: 'Remove',
    lead: 'This passkey will no longer sign you in. Remember to delete it from your device as well.',
    last: 'This is your last passkey and two-factor authentication is off: your password alone will protect your account.',
    submit: 'Remove this passkey',
    withPasskey: 'Remove this passkey by means of a passkey',
    agree: 'I understand that my password alone will protect my account',
    unconfirmed: 'Tick the box to remove your last passkey.',
  },
  confirm: {
    title: 'Confirm with a passkey',
    lead: 'Use your passkey: you will receive a code to enter where the portal asks for a code.',
    none: 'Your account has no passkey.',
    submit: 'Get a code with a passkey',
    doneTitle: 'Your confirmation code',
    done: 'Enter this code on the page of the portal that asks for one. It is valid for five minutes and works once. Tell it to nobody: we will never ask you for it.',
  },
  signIn: {
    submit: 'Sign in with a passkey',
    second: 'Use a passkey',
    wrong: 'This passkey was not accepted. Try again, or sign in with your password.',
  },
  back: 'Back to passkeys',
  backToSecurity: 'Back to the security of my account',
  wrong: {
    wrong: 'The confirmation is not correct.',
    blocked: 'Too many attempts. Try again in a quarter of an hour.',
    ended:
      'This request has expired, as it is valid for ten minutes only, or has already been used. A new one is ready: please try again.',
  },
  needsScripts: 'A passkey needs JavaScript to be enabled in your browser. The other ways work without it.',
  messages: {
    cancelled: 'The operation was cancelled or timed out. You may try again.',
    known: 'This device already holds a passkey of your account. Use that one, or choose another device.',
    wrongSite:
      'Your browser refuses passkeys at this address. Check that you are on our site, then write to us if it still refuses.',
    unable:
      'This device cannot serve as a passkey: it must be able to recognise you by a fingerprint, a face or a code.',
    failed: 'Your browser could not use the passkey. Reload the page and try again, or choose another way.',
    unloaded:
      'Part of the page could not be loaded. Check your connection, then reload the page. The other ways work.',
    unsupported: 'This browser does not support passkeys. The other ways work.',
  },
  reset: {
    title: 'Your passkeys',
    lead: 'They sign in without a password. If you do not recognise one of them, remove them all: you can add your own again afterwards.',
    remove: 'Remove all my passkeys as well',
    done: {
      none: '',
      removed: 'All your passkeys have been removed.',
      stay: 'Your passkeys still sign you in.',
    },
  },
  signedOut: {
    title: 'Sign in to continue',
    lead: 'Your sign-in to this service has ended. Sign in again: you will come back to your passkeys.',
    investor: 'Investor area',
    partner: 'Partner area',
  },
}

/** Texts about passkeys, by language. */
export const passkeyTexts: Readonly<Record<Language, PasskeyTexts>> = { fr, en }
