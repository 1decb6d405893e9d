import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { CreatePassword } from '../../src/contract/product-api/registration.schema.ts'
import { type Account, findAccount, normalizeEmail } from '../accounts/accounts.ts'
import { type AttemptLimit, allowsAttempt, giveBackAttempt } from '../accounts/attempts.ts'
import { type PasswordFault, passwordFaults } from '../accounts/password-rule.ts'
import { hashPassword, matchesHash } from '../accounts/passwords.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, postedCodes, registrations } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { addHoldings } from './add-holdings.ts'
import { isStartOfName } from './holder-name.ts'
import { hashPostedCode } from './posted-code-hash.ts'
import {
  endTicketsOfCode,
  issueRegistrationTicket,
  type RegistrationTicket,
  readRegistrationTicket,
  useRegistrationTicket,
} from './registration-tickets.ts'
import { investorRights } from './rights.ts'

type PostedCode = typeof postedCodes.$inferSelect
type CodeDeps = Pick<SandboxDeps, 'db' | 'now'>

const hourMs = 3_600_000
const ticketMs = hourMs / 2
const codeLifetimeMs = 90 * 24 * hourMs

/** Wrong tries of one posted code (P-153). */
const triesPerCode: AttemptLimit = { name: 'posted-code', most: 5, windowMs: hourMs }
/** Wrong tries of posted codes from one network address. */
const triesPerAddress: AttemptLimit = { name: 'posted-code-address', most: 5, windowMs: hourMs }

/** Without the signs that are taken for each other. 32 of them: twelve hold 60 bits. */
const codeSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A new code in three groups of four, as it is printed. */
export function drawPostedCode(): string {
  const group = () => Array.from({ length: 4 }, () => codeSigns.charAt(randomInt(codeSigns.length))).join('')
  return [group(), group(), group()].join('-')
}

/** Whom a letter with a code is for. */
export type CodeHolder = {
  readonly email: string
  readonly holderName: string
  readonly holderFirstName: string
  readonly isLegalEntity: boolean
  readonly fundNumbers: readonly number[]
}

/** Creates a code for a letter. The code itself is returned once and not stored. */
export async function makePostedCode(
  { db, now }: CodeDeps,
  holder: CodeHolder,
): Promise<{ readonly id: number; readonly code: string; readonly expiresAt: Date }> {
  const code = drawPostedCode()
  const expiresAt = new Date(now().getTime() + codeLifetimeMs)
  const email = normalizeEmail(holder.email)
  const row = { ...holder, email, codeHash: hashPostedCode(code), expiresAt, usedAt: null, isDemo: false }
  const [made] = await db.insert(postedCodes).values(row).returning({ id: postedCodes.id })
  if (made === undefined) throw new Error('A code that was just made is not there')
  return { id: made.id, code, expiresAt }
}

/** Result of checking a code and a name. All wrong combinations give the same result. */
export type CodeCheck =
  | { readonly kind: 'accepted'; readonly ticket: string; readonly email: string; readonly expiresAt: Date }
  | { readonly kind: 'not_recognised' }
  | { readonly kind: 'too_many' }

async function findCode(db: Db, codeHash: string): Promise<PostedCode | undefined> {
  const [code] = await db.select().from(postedCodes).where(eq(postedCodes.codeHash, codeHash)).limit(1)
  return code
}

function isGood(code: PostedCode | undefined, name: string, now: Date): code is PostedCode {
  if (code === undefined || code.usedAt !== null || code.expiresAt <= now) return false
  return isStartOfName(name, code.holderName)
}

/** Both tries are counted first, so that tries at the same time stay in line, and given back when they were right. */
async function mayTry(db: Db, codeHash: string, address: string, now: Date): Promise<boolean> {
  const byAddress = await allowsAttempt(db, triesPerAddress, address, now)
  const byCode = await allowsAttempt(db, triesPerCode, codeHash, now)
  return byAddress && byCode
}

/** Makes the ticket of a posted code, which ends its earlier ones; of two that are made at once, one stays valid. */
function replaceTicket(db: Db, postedCodeId: number, expiresAt: Date): Promise<string> {
  return db.transaction(async (transaction) => {
    const isOf = eq(postedCodes.id, postedCodeId)
    await transaction.select({ id: postedCodes.id }).from(postedCodes).where(isOf).for('no key update')
    await endTicketsOfCode(transaction, postedCodeId)
    return issueRegistrationTicket(transaction, { purpose: 'posted_code', postedCodeId, expiresAt })
  })
}

/** Checks a posted code with the start of its holder's name, and gives a ticket of half an hour for it. */
export async function verifyPostedCode(
  { db, now }: CodeDeps,
  { code, name, address }: { readonly code: string; readonly name: string; readonly address: string },
): Promise<CodeCheck> {
  const codeHash = hashPostedCode(code)
  if (!(await mayTry(db, codeHash, address, now()))) return { kind: 'too_many' }
  const posted = await findCode(db, codeHash)
  if (!isGood(posted, name, now())) return { kind: 'not_recognised' }
  await giveBackAttempt(db, triesPerAddress, address)
  await giveBackAttempt(db, triesPerCode, codeHash)
  const expiresAt = new Date(now().getTime() + ticketMs)
  const ticket = await replaceTicket(db, posted.id, expiresAt)
  return { kind: 'accepted', ticket, email: posted.email, expiresAt }
}

/** Result of choosing a password. */
export type PasswordCreation =
  | { readonly kind: 'created'; readonly account: Account }
  | { readonly kind: 'weak'; readonly faults: readonly PasswordFault[] }
  | { readonly kind: 'gone' }
  | { readonly kind: 'email_taken' }

function accountOf(
  code: PostedCode,
  passwordHash: string,
  { now, locale }: { now: Date; locale: 'fr' | 'en' },
) {
  const company = [{ id: 'social_reason', name: 'social_reason', value: code.holderName }]
  return {
    id: `acc-${randomUUID()}`,
    email: code.email,
    passwordHash,
    emailConfirmed: true,
    role: 'investor',
    personType: code.isLegalEntity ? 'legal' : 'natural',
    firstName: code.holderFirstName,
    lastName: code.isLegalEntity ? '' : code.holderName,
    telephone: null,
    locale,
    rights: investorRights,
    fields: code.isLegalEntity ? company : [],
    verification: 'approved',
    partnerId: null,
    isChildUser: false,
    isDemo: false,
    createdAt: now,
  } satisfies typeof accounts.$inferInsert
}

type Choice = {
  readonly password: string
  readonly termsVersion: string
  readonly now: Date
  readonly locale: 'fr' | 'en'
}

/** Uses the code up and makes the account: both or none. */
async function openAccount(
  db: Db,
  ticket: RegistrationTicket,
  { password, termsVersion, now, locale }: Choice,
): Promise<PasswordCreation> {
  const { postedCodeId } = ticket
  if (postedCodeId === null) return { kind: 'gone' }
  const passwordHash = await hashPassword(password)
  return db.transaction(async (transaction): Promise<PasswordCreation> => {
    const unused = and(eq(postedCodes.id, postedCodeId), isNull(postedCodes.usedAt))
    const [code] = await transaction.select().from(postedCodes).where(unused).limit(1).for('update')
    if (code === undefined) return { kind: 'gone' }
    const [account] = await transaction
      .insert(accounts)
      .values(accountOf(code, passwordHash, { now, locale }))
      .onConflictDoNothing({ target: accounts.email })
      .returning()
    if (account === undefined) return { kind: 'email_taken' }
    const decided = { createdAt: now, confirmedAt: now, decidedAt: now }
    const accepted = { termsVersion, termsAcceptedAt: now }
    await transaction
      .insert(registrations)
      .values({ accountId: account.id, details: {}, ...accepted, ...decided })
    await addHoldings(transaction, account.id, code.fundNumbers)
    await transaction
      .update(postedCodes)
      .set({ usedAt: now })
      .where(inArray(postedCodes.id, [code.id]))
    await useRegistrationTicket(transaction, ticket, { accountId: account.id, now })
    return { kind: 'created', account }
  })
}

/** Handles a form that was sent twice: the account exists already and has this password. */
async function repeated(db: Db, ticket: RegistrationTicket, password: string): Promise<PasswordCreation> {
  const account = ticket.accountId === null ? undefined : await findAccount(db, ticket.accountId)
  const isSame = account !== undefined && (await matchesHash(password, account.passwordHash))
  return isSame ? { kind: 'created', account } : { kind: 'gone' }
}

/** Opens the account of a posted code's holder with the password they choose, on the terms they accept. */
export async function createPassword(
  { db, now }: CodeDeps,
  given: CreatePassword & { readonly locale: 'fr' | 'en' },
): Promise<PasswordCreation> {
  const { password, locale, terms_version: termsVersion } = given
  const at = { secret: given.ticket, now: now() }
  const ticket = await readRegistrationTicket(db, 'posted_code', at)
  if (ticket === undefined) return { kind: 'gone' }
  if (ticket.usedAt !== null) return repeated(db, ticket, password)
  const faults = passwordFaults(password)
  if (faults.length > 0) return { kind: 'weak', faults }
  const opened = await openAccount(db, ticket, { password, termsVersion, now: now(), locale })
  if (opened.kind !== 'gone') return opened
  const present = await readRegistrationTicket(db, 'posted_code', at)
  return present === undefined ? opened : repeated(db, present, password)
}
