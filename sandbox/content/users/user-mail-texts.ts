/** Languages of the messages. */
export type MailLocale = 'fr' | 'en'

type Texts = { readonly subject: string; readonly before: readonly string[]; readonly after: string }

/** Texts of the mails of the content backend's own accounts, before and after their link. */
export const userMailTexts: Readonly<Record<'confirmation' | 'passwordReset', Record<MailLocale, Texts>>> = {
  confirmation: {
    fr: {
      subject: 'Confirmez votre adresse',
      before: [
        'Bonjour,',
        'Un compte d’équipe a été créé avec cette adresse. Pour la confirmer, ouvrez ce lien\u00a0:',
      ],
      after: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
    },
    en: {
      subject: 'Confirm your address',
      before: ['Hello,', 'A team account was created with this address. To confirm it, open this link:'],
      after: 'If you did not ask for this, ignore this message.',
    },
  },
  passwordReset: {
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      before: ['Bonjour,', 'Vous avez demandé un nouveau mot de passe. Ce lien est valable une heure\u00a0:'],
      after:
        'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u00a0: votre mot de passe reste le même.',
    },
    en: {
      subject: 'Choose a new password',
      before: ['Hello,', 'You asked for a new password. This link is good for one hour:'],
      after: 'If you did not ask for this, ignore this message: your password stays the same.',
    },
  },
}
