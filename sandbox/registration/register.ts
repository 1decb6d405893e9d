import { inArray } from 'drizzle-orm'
import type {
  InvestorUserCreate,
  LegalPersonCreate,
  NaturalPersonCreate,
  PartnerUserCreate,
} from '../../src/contract/product-api/registration.schema.ts'
import { mailEmailConfirmation } from '../accounts/account-mails.ts'
import { type Account, normalizeEmail } from '../accounts/accounts.ts'
import { passwordFaults } from '../accounts/password-rule.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { Db } from '../database/open-database.ts'
import { funds } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { isAdult } from './birth-date.ts'
import { isTypeOfCountry, readFiscalIdentifier } from './company-number.ts'
import { createAccount } from './create-account.ts'
import { domainOf, findDomainOwner } from './domain-owner.ts'
import { acceptInvitations } from './invitation-store.ts'
import { hashSecret } from './registration-tickets.ts'
import { investorRights, partnerRights } from './rights.ts'

/** A value that is not acceptable, by the member of the body that holds it. */
export type RegistrationFault = { readonly path: string; readonly code: string }

/** Result of a registration. A repeated request with the same key returns the same account. */
export type RegistrationOutcome =
  | { readonly kind: 'registered'; readonly account: Account }
  | { readonly kind: 'invalid'; readonly faults: readonly RegistrationFault[] }
  | { readonly kind: 'email_taken' | 'key_reused' }

type RegisterDeps = Pick<SandboxDeps, 'db' | 'now' | 'mailbox' | 'publicUrl' | 'background'>
type Request = { readonly locale: 'fr' | 'en'; readonly creationKey: string | undefined }

type Registrant = {
  readonly role: 'investor' | 'partner_user'
  readonly personType: string
  readonly firstName: string
  readonly lastName: string
  readonly rights: readonly string[]
  readonly fields: Account['fields']
  readonly partnerId: number | null
  readonly isChildUser: boolean
}

const passwordFaultsOf = (password: string): RegistrationFault[] =>
  passwordFaults(password).map((code) => ({ path: 'password', code }))

async function register(
  deps: RegisterDeps,
  given: Pick<InvestorUserCreate, 'email' | 'telephone' | 'password' | 'terms_version'>,
  {
    registrant,
    details,
    request,
  }: { registrant: Registrant; details: Record<string, unknown>; request: Request },
): Promise<RegistrationOutcome> {
  const { locale, creationKey } = request
  const now = deps.now()
  const creation = await createAccount(deps.db, {
    facts: {
      ...registrant,
      email: normalizeEmail(given.email),
      passwordHash: await hashPassword(given.password),
      emailConfirmed: false,
      telephone: given.telephone,
      locale,
      verification: 'pending',
    },
    terms: { version: given.terms_version, at: now },
    details,
    creationKey,
    now,
  })
  if (!('account' in creation)) return creation
  if (creation.kind === 'created') mailEmailConfirmation(deps, creation.account.email, locale)
  return { kind: 'registered', account: creation.account }
}

/** Registers a user of the partner company that owns the address's domain (P-158). */
export async function registerPartner(
  deps: RegisterDeps,
  user: PartnerUserCreate,
  request: Request,
): Promise<RegistrationOutcome> {
  const owner = await findDomainOwner(deps.db, domainOf(user.email))
  const faults = passwordFaultsOf(user.password)
  if (owner === undefined) faults.unshift({ path: 'email', code: 'domain_unknown' })
  if (owner === undefined || faults.length > 0) return { kind: 'invalid', faults }
  const registrant: Registrant = {
    role: 'partner_user',
    personType: 'partner',
    firstName: user.firstname,
    lastName: user.lastname,
    rights: partnerRights,
    fields: [],
    partnerId: owner.id,
    isChildUser: owner.hasRelatives,
  }
  const details = { civility: user.civility }
  const outcome = await register(deps, user, { registrant, details, request })
  if (outcome.kind === 'registered') await closeInvitations(deps, outcome.account, user.invitation)
  return outcome
}

/** Closes invitations of colleagues who now have an account. */
async function closeInvitations(
  { db, now }: RegisterDeps,
  account: Account,
  secret: string | undefined,
): Promise<void> {
  const ticketHash = secret === undefined ? undefined : hashSecret('invitation', secret)
  await acceptInvitations(db, { account, ticketHash, now: now() })
}

function fundNumberOf(id: string): number {
  return Number(/^fnd-(\d{1,6})$/.exec(id)?.[1] ?? Number.NaN)
}

async function areFunds(db: Db, ids: readonly string[]): Promise<boolean> {
  const numbers = [...new Set(ids.map(fundNumberOf))]
  if (numbers.length === 0) return true
  if (numbers.some(Number.isNaN)) return false
  const known = await db.select({ id: funds.id }).from(funds).where(inArray(funds.id, numbers))
  return known.length === numbers.length
}

function birthFaults({ birth_date }: NaturalPersonCreate, now: Date): RegistrationFault[] {
  return isAdult(birth_date, now) ? [] : [{ path: 'birth_date', code: 'out_of_range' }]
}

function companyFaults({
  country,
  fiscal_identifier_type: type,
  fiscal_identifier: value,
}: LegalPersonCreate): RegistrationFault[] {
  const faults: RegistrationFault[] = []
  if (readFiscalIdentifier({ type, value }) === undefined)
    faults.push({ path: 'fiscal_identifier', code: 'invalid' })
  if (!isTypeOfCountry(type, country)) faults.push({ path: 'country', code: 'invalid' })
  return faults
}

async function investorFaults(
  { db, now }: RegisterDeps,
  user: InvestorUserCreate,
): Promise<readonly RegistrationFault[]> {
  const faults = user.person === 'natural' ? birthFaults(user, now()) : companyFaults(user)
  if (!(await areFunds(db, user.funds))) faults.push({ path: 'funds', code: 'unknown' })
  return [...faults, ...passwordFaultsOf(user.password)]
}

function addressOf(user: LegalPersonCreate): string {
  const { company_address_line_1, company_address_line_2, postal_code, city, country } = user
  const lines = [company_address_line_1, company_address_line_2, `${postal_code} ${city}`, country]
  return lines.filter((line) => line !== undefined && line !== '').join(', ')
}

function companyFields(user: LegalPersonCreate): Account['fields'] {
  const { fiscal_identifier_type: type, fiscal_identifier: value } = user
  const field = (id: string, text: string) => ({ id, name: id, value: text })
  return [
    field('social_reason', user.company_name),
    field('identification_type', type),
    field('identification_country', type === 'foreign' ? user.country : ''),
    field('identification_number', readFiscalIdentifier({ type, value }) ?? value),
    field('registered_address', addressOf(user)),
  ]
}

function investorOf(user: InvestorUserCreate): Registrant {
  const common = { role: 'investor', rights: investorRights, partnerId: null, isChildUser: false } as const
  return user.person === 'natural'
    ? { ...common, personType: 'natural', firstName: user.firstname, lastName: user.lastname, fields: [] }
    : {
        ...common,
        personType: 'legal',
        firstName: user.legal_representative_firstname,
        lastName: user.legal_representative_lastname,
        fields: companyFields(user),
      }
}

/** Registers an investor, whose registration then awaits the confirmation of the address and staff's review (P-154). */
export async function registerInvestor(
  deps: RegisterDeps,
  user: InvestorUserCreate,
  request: Request,
): Promise<RegistrationOutcome> {
  const faults = await investorFaults(deps, user)
  if (faults.length > 0) return { kind: 'invalid', faults }
  const {
    password: _password,
    terms: _terms,
    terms_version: _version,
    funds_subscriptions_declaration: _declaration,
    ...answers
  } = user
  const details = { ...answers, declared_at: deps.now().toISOString() }
  return register(deps, user, { registrant: investorOf(user), details, request })
}
