type Language = 'fr' | 'en'

/** Texts of a mail about the account; with a link where an action is possible. */
type NoticeWords = {
  readonly subject: string
  readonly lead: string
  readonly action?: string
  readonly otherwise: string
}

const notYouFr =
  'Si vous n’êtes pas à l’origine de ce changement, choisissez sans attendre un nouveau mot de passe depuis la page de connexion, puis écrivez-nous.'
const notYouEn =
  'If you did not make this change, choose a new password from the sign-in page without delay, then write to us.'
const notYouKeysFr =
  'Si vous n’êtes pas à l’origine de ce changement, choisissez d’abord un nouveau mot de passe\u00a0: sur la page de connexion, suivez «\u00a0Mot de passe oublié\u202f?\u00a0» et demandez aussi la suppression de toutes vos clés d’accès. Écrivez-nous ensuite.'
const notYouKeysEn =
  'If you did not make this change, first choose a new password: on the sign-in page, follow “Forgotten password?” and ask for the removal of all your passkeys as well. Then write to us.'

const fr = {
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse email',
    lead: 'Vous avez demandé à utiliser cette adresse pour votre compte. Elle remplacera l’ancienne dès que vous l’aurez confirmée. Ce lien est valable un jour et ne sert qu’une fois.',
    action: 'Confirmer ma nouvelle adresse',
    otherwise: 'Si vous n’avez pas fait cette demande, ignorez ce message\u00a0: rien ne change.',
  },
  emailChangeAsked: {
    subject: 'Changement d’adresse email demandé',
    lead: 'Un changement d’adresse email vient d’être demandé pour votre compte. Il prendra effet quand la nouvelle adresse aura été confirmée. Jusque-là, vous vous connectez avec l’adresse actuelle.',
    otherwise: notYouFr,
  },
  telephoneChanged: {
    subject: 'Votre numéro de téléphone a été modifié',
    lead: 'Le numéro de téléphone de votre compte vient d’être modifié.',
    otherwise: notYouFr,
  },
  companyChangeAsked: {
    subject: 'Changement de raison sociale ou de numéro demandé',
    lead: 'Un changement de la raison sociale ou du numéro d’identification de votre société vient d’être demandé pour votre compte. Nos équipes le vérifient avant qu’il ne prenne effet.',
    otherwise: notYouFr,
  },
  companyChangeApproved: {
    subject: 'Les informations de votre société ont été modifiées',
    lead: 'Nos équipes ont vérifié le changement demandé\u00a0: la nouvelle raison sociale ou le nouveau numéro est enregistré.',
    otherwise: notYouFr,
  },
  companyChangeRefused: {
    subject: 'Les informations de votre société restent inchangées',
    lead: 'Nos équipes n’ont pas pu vérifier le changement demandé pour votre société\u00a0: les informations actuelles restent en place. Écrivez-nous avec un extrait récent du registre.',
    otherwise: notYouFr,
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    lead: 'Le mot de passe de votre compte vient d’être modifié et toutes vos sessions ont été fermées. Connectez-vous de nouveau avec le nouveau mot de passe.',
    otherwise: notYouFr,
  },
  passwordChangedPasskeysStay: {
    subject: 'Votre mot de passe a été modifié',
    lead: 'Le mot de passe de votre compte vient d’être modifié et toutes vos sessions ont été fermées. Vos clés d’accès vous connectent toujours\u00a0: vérifiez dans la page Sécurité de votre compte qu’elles sont toutes à vous.',
    otherwise: notYouKeysFr,
  },
  passwordChangedPasskeysRemoved: {
    subject: 'Votre mot de passe a été modifié, vos clés d’accès supprimées',
    lead: 'Le mot de passe de votre compte vient d’être modifié, toutes vos sessions ont été fermées et toutes vos clés d’accès supprimées. Connectez-vous avec le nouveau mot de passe, puis ajoutez de nouveau vos clés.',
    otherwise: notYouFr,
  },
  twoFactorEnabled: {
    subject: 'Double authentification activée',
    lead: 'La double authentification est maintenant activée\u00a0: un code de votre application vous sera demandé à chaque connexion. Conservez vos codes de secours en lieu sûr.',
    otherwise: notYouFr,
  },
  recoveryCodesRenewed: {
    subject: 'Nouveaux codes de secours',
    lead: 'De nouveaux codes de secours viennent d’être créés pour votre compte. Les précédents ne fonctionnent plus.',
    otherwise: notYouFr,
  },
  twoFactorRemoved: {
    subject: 'Double authentification désactivée',
    lead: 'La double authentification de votre compte vient d’être désactivée\u00a0: votre mot de passe suffit désormais pour vous connecter.',
    otherwise: notYouFr,
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée',
    lead: 'Une clé d’accès vient d’être ajoutée à votre compte\u00a0: elle permet de vous connecter sans mot de passe.',
    otherwise: notYouKeysFr,
  },
  passkeyRemoved: {
    subject: 'Une clé d’accès a été supprimée',
    lead: 'Une clé d’accès vient d’être supprimée de votre compte\u00a0: elle ne permet plus de vous connecter.',
    otherwise: notYouKeysFr,
  },
  signInReported: {
    subject: 'Votre compte est protégé\u00a0: choisissez un nouveau mot de passe',
    lead: 'Vous avez signalé une connexion qui n’était pas la vôtre. Toutes vos sessions ont été fermées, vos clés d’accès supprimées, et l’ancien mot de passe ne sert plus. Choisissez-en un nouveau\u00a0: ce lien est valable une heure.',
    action: 'Choisir un nouveau mot de passe',
    otherwise:
      'Si le lien n’est plus valable, demandez-en un autre depuis la page de connexion\u00a0: «\u00a0Mot de passe oublié\u202f?\u00a0».',
  },
} as const satisfies Readonly<Record<string, NoticeWords>>

/** The mails that notify the owner of an account. */
export type NoticeName = keyof typeof fr

const en: Readonly<Record<NoticeName, NoticeWords>> = {
  emailChange: {
    subject: 'Confirm your new email address',
    lead: 'You asked to use this address for your account. It will replace the former one as soon as you confirm it. This link is valid for one day and works once.',
    action: 'Confirm my new address',
    otherwise: 'If you did not ask for this, ignore this message: nothing changes.',
  },
  emailChangeAsked: {
    subject: 'Change of email address requested',
    lead: 'A change of email address has just been requested for your account. It takes effect once the new address is confirmed. Until then you sign in with the present one.',
    otherwise: notYouEn,
  },
  telephoneChanged: {
    subject: 'Your telephone number was changed',
    lead: 'The telephone number of your account has just been changed.',
    otherwise: notYouEn,
  },
  companyChangeAsked: {
    subject: 'Change of company name or number asked for',
    lead: 'A change of your company’s name or identification number has just been asked for in your account. Our teams check it before it takes effect.',
    otherwise: notYouEn,
  },
  companyChangeApproved: {
    subject: 'Your company’s details have been changed',
    lead: 'Our teams have checked the change that was asked for: the new name or number is registered.',
    otherwise: notYouEn,
  },
  companyChangeRefused: {
    subject: 'Your company’s details stay as they are',
    lead: 'Our teams could not verify the change that was asked for: the present details stay in place. Write to us with a recent extract of the register.',
    otherwise: notYouEn,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: 'The password of your account has just been changed, and all your sessions were closed. Sign in again with the new password.',
    otherwise: notYouEn,
  },
  passwordChangedPasskeysStay: {
    subject: 'Your password was changed',
    lead: 'The password of your account has just been changed, and all your sessions were closed. Your passkeys still sign you in: check on the Security page of your account that all of them are yours.',
    otherwise: notYouKeysEn,
  },
  passwordChangedPasskeysRemoved: {
    subject: 'Your password was changed and your passkeys removed',
    lead: 'The password of your account has just been changed, all your sessions were closed and all your passkeys removed. Sign in with the new password, then add your passkeys again.',
    otherwise: notYouEn,
  },
  twoFactorEnabled: {
    subject: 'Two-factor authentication enabled',
    lead: 'Two-factor authentication is now enabled: every sign-in asks for a code of your application. Keep your recovery codes in a safe place.',
    otherwise: notYouEn,
  },
  recoveryCodesRenewed: {
    subject: 'New recovery codes',
    lead: 'New recovery codes have just been made for your account. The former ones no longer work.',
    otherwise: notYouEn,
  },
  twoFactorRemoved: {
    subject: 'Two-factor authentication removed',
    lead: 'Two-factor authentication was just removed from your account: your password alone now signs you in.',
    otherwise: notYouEn,
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    lead: 'A passkey has just been added to your account: it signs you in without a password.',
    otherwise: notYouKeysEn,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    lead: 'A passkey has just been removed from your account: it no longer signs you in.',
    otherwise: notYouKeysEn,
  },
  signInReported: {
    subject: 'Your account is protected: choose a new password',
    lead: 'You reported a sign-in that was not yours. All your sessions were closed, your passkeys removed, and the former password no longer works. Choose a new one: this link is valid for one hour.',
    action: 'Choose a new password',
    otherwise: 'If the link no longer works, ask for another on the sign-in page: “Forgotten password?”.',
  },
}

/** Returns the texts of a mail about the account. */
export const noticeWords = (name: NoticeName, language: Language): NoticeWords => ({ fr, en })[language][name]
