import type { Mailbox } from '../../mailbox/mailbox.ts'
import { type MailLocale, userMailTexts } from './user-mail-texts.ts'

/** Address and language of a mail. */
export type Recipient = { readonly email: string; readonly locale: MailLocale }

/** Sends the mails of the content backend's own accounts. */
export type UserMails = {
  confirmation(to: Recipient, code: string): Promise<void>
  passwordReset(to: Recipient, code: string, endsAt: Date): Promise<void>
}

type Options = { readonly mailbox: Mailbox; readonly portalUrl: string }

/** Pages of the portal on which staff set a new password. */
export const newPasswordPath: Readonly<Record<MailLocale, string>> = {
  fr: '/connexion/equipe/nouveau-mot-de-passe',
  en: '/en/login/team/new-password',
}

/** Pages of the portal whose button confirms an address: opening a mailed link alone changes nothing. */
const confirmPath: Readonly<Record<MailLocale, string>> = {
  fr: '/connexion/equipe/confirmer-son-adresse',
  en: '/en/login/team/confirm-email',
}

/** Pages of the portal that say that an address is confirmed. */
export const confirmedPath: Readonly<Record<MailLocale, string>> = {
  fr: '/connexion/equipe/adresse-confirmee',
  en: '/en/login/team/email-confirmed',
}

const paragraph = (line: string) => `<p>${line}</p>`

/** Codes are hexadecimal and addresses configured, so nothing in these messages needs escaping. */
export function createUserMails({ mailbox, portalUrl }: Options): UserMails {
  const send = (
    kind: keyof typeof userMailTexts,
    { email, locale }: Recipient,
    link: string,
    ends: { readonly endsAt?: Date } = {},
  ) => {
    const { subject, before, after } = userMailTexts[kind][locale]
    const anchor = `<a href="${link.replaceAll('&', '&amp;')}">${link.replaceAll('&', '&amp;')}</a>`
    return mailbox.send({
      kind: 'email',
      to: email,
      subject,
      text: [...before, link, after].join('\n\n'),
      html: [...before, anchor, after].map(paragraph).join('\n'),
      locale,
      // Of several emails, the code of the newest one works.
      link: { ...ends, newestOf: `staff ${kind} ${email}` },
    })
  }
  return {
    confirmation: (to, code) =>
      send('confirmation', to, `${portalUrl}${confirmPath[to.locale]}?confirmation=${code}`),
    passwordReset: (to, code, endsAt) =>
      send('passwordReset', to, `${portalUrl}${newPasswordPath[to.locale]}?code=${code}`, { endsAt }),
  }
}
