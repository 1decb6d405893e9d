import { eq } from 'drizzle-orm'
import type { ProfileUpdate, ProfileUpdated } from '../../../src/contract/product-api/account.schema.ts'
import { fiscalIdentifierTypeSchema } from '../../../src/contract/product-api/registration.schema.ts'
import { mailNotice } from '../../accounts/account-notices.ts'
import { type Account, findAccountByEmail, normalizeEmail } from '../../accounts/accounts.ts'
import { allowsAttempt, mailsPerAccount } from '../../accounts/attempts.ts'
import { keepEmailChange } from '../../accounts/email-change.ts'
import { checkProof } from '../../accounts/proof.ts'
import { accounts } from '../../database/schema/index.ts'
import type { SandboxDeps } from '../../deps.ts'
import { isTypeOfCountry, readFiscalIdentifier } from '../../registration/company-number.ts'
import { changedFacts, keepChange, withoutVerified } from '../../registration/company-review.ts'
import { changesOf, isRefusal } from '../users/update-user.ts'
import { type AccountOutcome, invalid, refusedProof } from './account-outcome.ts'

type Language = 'fr' | 'en'
type Changes = Exclude<Awaited<ReturnType<typeof changesOf>>, { path: string }>

const requiredFields = ['social_reason', 'identification_number', 'registered_address']

const fieldOf = (fields: Account['fields'], id: string): string =>
  fields.find((field) => field.id === id)?.value ?? ''

/** The type of a number stored before types existed. */
const typeOfNumber = (number: string) => {
  const digits = number.replace(/\s/g, '')
  return /^\d{9}$/.test(digits) ? 'siren' : /^\d{14}$/.test(digits) ? 'siret' : 'rca'
}

const chosenTypeOf = (fields: Account['fields']): string =>
  fieldOf(fields, 'identification_type') || typeOfNumber(fieldOf(fields, 'identification_number'))

/** The number of a company as it is stored, whatever its owner typed between its digits. */
function withReadNumber(changes: Changes): Changes {
  const { personType, fields } = changes
  if (personType !== 'legal' || fields === undefined) return changes
  const value = fieldOf(fields, 'identification_number')
  const type = fiscalIdentifierTypeSchema.safeParse(chosenTypeOf(fields))
  const read = type.success ? readFiscalIdentifier({ type: type.data, value }) : undefined
  const stored = read ?? value
  return {
    ...changes,
    fields: fields.map((field) =>
      field.id === 'identification_number' ? { ...field, value: stored } : field,
    ),
  }
}

/** Checks that a company has all three of its facts, and a plausible number. */
function companyFault({ personType, fields = [] }: Changes) {
  if (personType !== 'legal') return undefined
  const missing = requiredFields.find((id) => !fields.some((field) => field.id === id && field.value !== ''))
  if (missing !== undefined) return invalid(missing, 'required')
  const value = fieldOf(fields, 'identification_number')
  const type = fiscalIdentifierTypeSchema.safeParse(chosenTypeOf(fields))
  if (!type.success) return invalid('identification_type', 'invalid')
  if (readFiscalIdentifier({ type: type.data, value }) === undefined)
    return invalid('identification_number', 'invalid')
  return isTypeOfCountry(type.data, fieldOf(fields, 'identification_country'))
    ? undefined
    : invalid('identification_country', 'invalid')
}

/** Mails the link that confirms a new address. The response does not reveal whether another account has it (P-162). */
async function askToConfirm(deps: SandboxDeps, account: Account, email: string, language: Language) {
  const { db, now, publicUrl } = deps
  const { endsAt, token } = await keepEmailChange(db, { accountId: account.id, email, requestedAt: now() })
  mailNotice(deps, account, { name: 'emailChangeAsked', language })
  if ((await findAccountByEmail(db, email)) !== undefined) return
  const url = `${publicUrl}/identity/change-email?${new URLSearchParams({ token, lang: language })}`
  const link = { endsAt, newestOf: `email_change ${account.id}` }
  mailNotice(deps, account, { name: 'emailChange', language, to: email, url, link })
}

/** Tells whether verified facts of a legal entity would change. */
const isCompanyChange = (account: Account, { personType, fields = [] }: Changes): boolean =>
  personType === 'legal' && changedFacts(account.fields, fields).length > 0

/** Saves immediate changes, and stores those that staff must check. */
async function saveChanges(
  { db, now }: Pick<SandboxDeps, 'db' | 'now'>,
  account: Account,
  changes: Changes,
  changesCompany: boolean,
): Promise<void> {
  const { fields = [] } = changes
  const saved = changesCompany ? { ...changes, fields: withoutVerified(account.fields, fields) } : changes
  await db.transaction(async (transaction) => {
    await transaction.update(accounts).set(saved).where(eq(accounts.id, account.id))
    if (changesCompany) await keepChange(transaction, account.id, fields, now())
  })
}

/**
 * Updates the profile as its page sends it, in full or not at all. A new email address or telephone
 * number, or a new name or number of a legal entity, requires re-authentication; the address changes once
 * confirmed (P-175), the entity's facts once staff have checked them (P-189).
 */
export async function updateProfile(
  deps: SandboxDeps,
  account: Account,
  { update, language }: { readonly update: ProfileUpdate; readonly language: Language },
): Promise<AccountOutcome<ProfileUpdated>> {
  const { db, now } = deps
  const { email: asked, proof, ...profile } = update
  const email = normalizeEmail(asked)
  const asGiven = await changesOf(db, account, profile)
  if (isRefusal(asGiven)) return { kind: asGiven.kind, path: asGiven.path, code: asGiven.kind }
  const changes = withReadNumber(asGiven)
  const fault = companyFault(changes)
  if (fault !== undefined) return fault
  const changesEmail = email !== account.email
  const changesTelephone = profile.telephone !== account.telephone
  const changesCompany = isCompanyChange(account, changes)
  if (changesEmail || changesTelephone || changesCompany) {
    const proven = await checkProof(deps, account, proof)
    if (proven !== 'accepted') return refusedProof(proven)
  }
  if (changesEmail && !(await allowsAttempt(db, mailsPerAccount, `change:${account.id}`, now())))
    return { kind: 'blocked' }
  await saveChanges(deps, account, changes, changesCompany)
  if (changesCompany) mailNotice(deps, account, { name: 'companyChangeAsked', language })
  if (changesTelephone) mailNotice(deps, account, { name: 'telephoneChanged', language })
  if (changesEmail) await askToConfirm(deps, account, email, language)
  return {
    kind: 'done',
    response: { email_to_confirm: changesEmail ? email : null, company_in_review: changesCompany },
  }
}
