import type { SandboxDeps } from '../deps.ts'
import { identityTexts } from '../identity/texts/texts.ts'
import type { EndingLink } from '../mailbox/outgoing-message.ts'
import { composeMail } from '../mails/compose-mail.ts'
import type { Account } from './accounts.ts'
import { type NoticeName, noticeWords } from './notice-texts.ts'

type NoticeDeps = Pick<SandboxDeps, 'mailbox' | 'background'>

/**
 * A mail about the account: in the language of the page that triggered it, to the account's address or
 * another.
 */
export type AccountNotice = {
  readonly name: NoticeName
  readonly language: 'fr' | 'en'
  readonly to?: string
  /** URL of the link, for mails that have one. */
  readonly url?: string
  /** Set if that link ends. */
  readonly link?: EndingLink
  /** Reason of staff's refusal. */
  readonly reason?: string
}

const reasonWords = {
  fr: (reason: string) => `Raison\u00a0: ${reason}`,
  en: (reason: string) => `Reason: ${reason}`,
} as const

/** Notifies the owner of an account of a change, after the response. */
export function mailNotice(deps: NoticeDeps, account: Account, notice: AccountNotice): void {
  const { name, language, link, reason, to = account.email, url } = notice
  const { subject, lead, action, otherwise } = noticeWords(name, language)
  deps.background.run(`mail ${name}`, async () => {
    const mail = await composeMail(to, {
      language,
      subject,
      greeting: identityTexts[language].mails.greeting(account.firstName),
      paragraphs: reason === undefined ? [lead] : [lead, reasonWords[language](reason)],
      notes: [otherwise],
      ...(action !== undefined &&
        url !== undefined && { action: { label: action, url, ...(link && { link }) } }),
    })
    await deps.mailbox.send(mail)
  })
}
