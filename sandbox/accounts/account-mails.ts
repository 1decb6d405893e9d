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

async function makeLink(deps: MailDeps, account: Account, kind: MailKind, language: Language) {
  const { lifetimeMs, path, purpose } = kinds[kind]
  const expiresAt = new Date(deps.now().getTime() + lifetimeMs)
  const token = await issueTicket(deps.db, { purpose, accountId: account.id, expiresAt })
  const url = new URL(`${deps.publicUrl}${path}`)
  url.searchParams.set('token', token)
  url.searchParams.set('lang', language)
  return { url: url.href, link: { endsAt: expiresAt, newestOf: `${purpose} ${account.id}` } }
}

async function sendLink(deps: MailDeps, account: Account, kind: MailKind, language: Language): Promise<void> {
  const made = await makeLink(deps, account, kind, language)
  const { [kind]: words, greeting } = identityTexts[language].mails
  const mail = await composeMail(account.email, {
    language,
    subject: words.subject,
    greeting: greeting(account.firstName),
    paragraphs: [words.lead],
    action: { label: words.action, ...made },
    notes: [words.otherwise],
  })
  await deps.mailbox.send(mail)
}

/** Selects the accounts of an address that may receive a link. */
type Recipients = (account: Account) => boolean

/**
 * Mails a link when the address has an account, some time after the response: neither its content nor its
 * timing reveals whether there is one. Skipped above the limit of mails.
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

/** Mails the link for choosing a new password. */
export function mailPasswordReset(
  deps: MailDeps,
  email: string,
  language: Language,
  isFor: Recipients = everyone,
): void {
  mailWhenKnown(deps, { email, kind: 'reset', language }, isFor)
}

/** Mails the link that confirms the address, to an account with an unconfirmed address. */
export function mailEmailConfirmation(
  deps: MailDeps,
  email: string,
  language: Language,
  isFor: Recipients = everyone,
): void {
  const awaits: Recipients = (account) => !account.emailConfirmed && isFor(account)
  mailWhenKnown(deps, { email, kind: 'confirmation', language }, awaits)
}
