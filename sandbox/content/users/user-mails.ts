import type { Mailbox } from '../../mailbox/mailbox.ts'
import { type MailLocale, userMailTexts } from './user-mail-texts.ts'

/** Address and language of a mail. */
export type Recipient = { readonly email: string; readonly locale: MailLocale }

/** Sends the mails of the content backend's own accounts. */
export type UserMails = {
  confirmation(to: Recipient, code: string): Promise<void>
  passwordReset(to: Recipient, code: string): Promise<void>
}

type Options = { readonly mailbox: Mailbox; readonly apiUrl: string; readonly portalUrl: string }

/** Pages of the portal on which staff set a new password. */
export const newPasswordPath: Readonly<Record<MailLocale, string>> = {
  fr: '/connexion/equipe/nouveau-mot-de-passe',
  en: '/en/login/team/new-password',
}

/** Pages of the portal that confirm the verification of an address. */
export const confirmedPath: Readonly<Record<MailLocale, string>> = {
  fr: '/connexion/equipe/adresse-confirmee',
  en: '/en/login/team/email-confirmed',
}

const paragraph = (line: string) => `<p>${line}</p>`

/**
 * Creates the mail sender. Codes are hexadecimal and URLs configured, so nothing in these mails needs
 * escaping.
 */
export function createUserMails({ mailbox, apiUrl, portalUrl }: Options): UserMails {
  const send = (kind: keyof typeof userMailTexts, { email, locale }: Recipient, link: string) => {
    const { subject, before, after } = userMailTexts[kind][locale]
    const anchor = `<a href="${link.replaceAll('&', '&amp;')}">${link.replaceAll('&', '&amp;')}</a>`
    return mailbox.send({
      kind: 'email',
      to: email,
      subject,
      text: [...before, link, after].join('\n\n'),
      html: [...before, anchor, after].map(paragraph).join('\n'),
      locale,
    })
  }
  return {
    confirmation: (to, code) => {
      const language = to.locale === 'fr' ? '' : `&locale=${to.locale}`
      return send('confirmation', to, `${apiUrl}/auth/email-confirmation?confirmation=${code}${language}`)
    },
    passwordReset: (to, code) =>
      send('passwordReset', to, `${portalUrl}${newPasswordPath[to.locale]}?code=${code}`),
  }
}
