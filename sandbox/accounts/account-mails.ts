import type { SandboxDeps } from '../deps.ts'
import { identityTexts, type Language } from '../identity/texts/texts.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { type Account, findAccountByEmail, normalizeEmail } from './accounts.ts'
import { allowsAttempt, mailsPerAccount } from './attempts.ts'
import { issueTicket } from './tickets.ts'

type MailDeps = Pick<SandboxDeps, 'db' | 'now' | 'mailbox' | 'publicUrl' | 'background'>

const hourMs = 3_600_000

const kinds = {
  reset: { purpose: 'password_reset', path: '/identity/reset-password', lifetimeMs: hourMs },
  confirmation: { purpose: 'email_confirmation', path: '/identity/confirm-email', lifetimeMs: 48 * hourMs },
} as const

type MailKind = keyof typeof kinds

async function makeLink(
  deps: MailDeps,
  account: Account,
  kind: MailKind,
  language: Language,
): Promise<string> {
  const { lifetimeMs, path, purpose } = kinds[kind]
  const expiresAt = new Date(deps.now().getTime() + lifetimeMs)
  const token = await issueTicket(deps.db, { purpose, accountId: account.id, expiresAt })
  const url = new URL(`${deps.publicUrl}${path}`)
  url.searchParams.set('token', token)
  url.searchParams.set('lang', language)
  return url.href
}

async function sendLink(deps: MailDeps, account: Account, kind: MailKind, language: Language): Promise<void> {
  const link = await makeLink(deps, account, kind, language)
  const { [kind]: words, greeting } = identityTexts[language].mails
  const mail = await composeMail(account.email, {
    language,
    subject: words.subject,
    greeting: greeting(account.firstName),
    paragraphs: [words.lead],
    action: { label: words.action, url: link },
    notes: [words.otherwise],
  })
  await deps.mailbox.send(mail)
}

/** Which of the accounts that an address may have a link is for. */
type Recipients = (account: Account) => boolean

/**
 * Sends a link when there is an account for it, some time after the answer: neither its text nor its time tells
 * whether there is one. Silent above the limit of mails.
 */
function mailWhenKnown(
  deps: MailDeps,
  given: { readonly email: string; readonly kind: MailKind; readonly language: Language },
  isFor: Recipients,
): void {
  const { kind, language } = given
  const email = normalizeEmail(given.email)
  deps.background.run(`mail ${kind}`, async () => {
    const account = await findAccountByEmail(deps.db, email)
    if (account === undefined || !isFor(account)) return
    if (await allowsAttempt(deps.db, mailsPerAccount, `${kind}:${email}`, deps.now())) {
      await sendLink(deps, account, kind, language)
    }
  })
}

const everyone: Recipients = () => true

/** Sends the link that lets the owner of the address choose a new password. */
export function mailPasswordReset(
  deps: MailDeps,
  email: string,
  language: Language,
  isFor: Recipients = everyone,
): void {
  mailWhenKnown(deps, { email, kind: 'reset', language }, isFor)
}

/** Sends the link that confirms the address, to an account whose address is not confirmed yet. */
export function mailEmailConfirmation(
  deps: MailDeps,
  email: string,
  language: Language,
  isFor: Recipients = everyone,
): void {
  const awaits: Recipients = (account) => !account.emailConfirmed && isFor(account)
  mailWhenKnown(deps, { email, kind: 'confirmation', language }, awaits)
}
