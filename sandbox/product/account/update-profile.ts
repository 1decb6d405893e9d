import { eq } from 'drizzle-orm'
import type { ProfileUpdate, ProfileUpdated } from '../../../src/contract/product-api/account.schema.ts'
import { mailNotice } from '../../accounts/account-notices.ts'
import { type Account, findAccountByEmail, normalizeEmail } from '../../accounts/accounts.ts'
import { allowsAttempt, mailsPerAccount } from '../../accounts/attempts.ts'
import { checkProof } from '../../accounts/proof.ts'
import { issueTicket } from '../../accounts/tickets.ts'
import { accounts, emailChanges } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { readFiscalIdentifier } from '../../registration/company-number.ts'
import { changesOf, isRefusal } from '../users/update-user.ts'
import { type AccountOutcome, invalid, refusedProof } from './account-outcome.ts'

type Language = 'fr' | 'en'
type Changes = Exclude<Awaited<ReturnType<typeof changesOf>>, { path: string }>

const linkLivesMs = 86_400_000
const legalEntityFields = ['social_reason', 'identification_number', 'registered_address']

/** The number as it is stored; any of the kinds that a registration accepts. */
const companyNumber = (value: string): string | undefined =>
  (['siren', 'siret', 'rca'] as const)
    .filter((type) => type !== 'rca' || /[A-Za-z]/.test(value))
    .map((type) => readFiscalIdentifier({ type, value }))
    .find((number) => number !== undefined)

/** A company has all three of its facts, and a number that can be one. */
function companyFault({ personType, fields = [] }: Changes) {
  if (personType !== 'legal') return undefined
  const missing = legalEntityFields.find(
    (id) => !fields.some((field) => field.id === id && field.value !== ''),
  )
  if (missing !== undefined) return invalid(missing, 'required')
  const number = fields.find(({ id }) => id === 'identification_number')?.value ?? ''
  return companyNumber(number) === undefined ? invalid('identification_number', 'invalid') : undefined
}

/** Sends the link that confirms another address. Nothing tells whether somebody else has it already (decision 29). */
async function askToConfirm(deps: SandboxDeps, account: Account, email: string, language: Language) {
  const { db, now, publicUrl } = deps
  const values = { accountId: account.id, email, requestedAt: now() }
  await db
    .insert(emailChanges)
    .values(values)
    .onConflictDoUpdate({ target: emailChanges.accountId, set: values })
  mailNotice(deps, account, { name: 'emailChangeAsked', language })
  if ((await findAccountByEmail(db, email)) !== undefined) return
  const expiresAt = new Date(now().getTime() + linkLivesMs)
  const token = await issueTicket(db, { purpose: 'email_change', accountId: account.id, expiresAt })
  const url = `${publicUrl}/identity/change-email?${new URLSearchParams({ token, lang: language })}`
  mailNotice(deps, account, { name: 'emailChange', language, to: email, url })
}

/**
 * Changes the profile as its page sends it: all of it, or nothing. Another e-mail address or telephone number needs a
 * proof, and the address changes only once it was confirmed (decision 15).
 */
export async function updateProfile(
  deps: SandboxDeps,
  account: Account,
  { update, language }: { readonly update: ProfileUpdate; readonly language: Language },
): Promise<AccountOutcome<ProfileUpdated>> {
  const { db, now } = deps
  const { email: asked, proof, ...profile } = update
  const email = normalizeEmail(asked)
  const changes = await changesOf(db, account, profile)
  if (isRefusal(changes)) return { kind: changes.kind, path: changes.path, code: changes.kind }
  const fault = companyFault(changes)
  if (fault !== undefined) return fault
  const changesEmail = email !== account.email
  const changesTelephone = profile.telephone !== account.telephone
  if (changesEmail || changesTelephone) {
    const proven = await checkProof(deps, account, proof)
    if (proven !== 'accepted') return refusedProof(proven)
  }
  if (changesEmail && !(await allowsAttempt(db, mailsPerAccount, `change:${account.id}`, now())))
    return { kind: 'blocked' }
  await db.update(accounts).set(changes).where(eq(accounts.id, account.id))
  if (changesTelephone) mailNotice(deps, account, { name: 'telephoneChanged', language })
  if (changesEmail) await askToConfirm(deps, account, email, language)
  return { kind: 'done', answer: { email_to_confirm: changesEmail ? email : null } }
}
