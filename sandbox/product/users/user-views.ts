import { and, asc, desc, eq } from 'drizzle-orm'
import type { HeldMandate } from '../../../src/contract/product-api/mandate.schema.ts'
import type {
  ChildPartners,
  InvestorUser,
  PartnerUser,
} from '../../../src/contract/product-api/user.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { auditLog, partners, teams } from '../../database/schema/index.ts'
import { preferenceOf } from '../../mails/mail-language.ts'
import { teamId } from '../../partner-space/team-scope.ts'
import { rightsOf } from './caller.ts'
import { fundsOf } from './fund-access.ts'
import { fieldsOf, personTypes, profileFields } from './person-types.ts'

type Locale = 'fr' | 'en'
type PartnerRow = typeof partners.$inferSelect

const verificationStatuses = { approved: 'verified', refused: 'refused' } as const

/** Returns the verification state of an investor, as the contract names it. */
export function verificationOf({ verification }: Account): InvestorUser['verification'] {
  return verification === 'approved' || verification === 'refused'
    ? verificationStatuses[verification]
    : 'pending'
}

/** The reason that staff gave for refusing an investor (P-848); null where they have not. */
async function refusalOf(db: Db, account: Account): Promise<string | null> {
  if (account.verification !== 'refused') return null
  const [entry] = await db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.subject, account.id), eq(auditLog.action, 'investor_refused')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry?.details.reason ?? null
}

/** Returns the wire id of a partner company. */
export function partnerId(id: number): string {
  return `ptn-${id}`
}

function toReference({ id, name }: PartnerRow) {
  return { id: partnerId(id), name }
}

async function partnerWithId(db: Db, id: number): Promise<PartnerRow | undefined> {
  const [partner] = await db.select().from(partners).where(eq(partners.id, id)).limit(1)
  return partner
}

/** Lists the companies that a user of this partner may act for. */
export function childrenOf(db: Db, id: number | null): Promise<PartnerRow[]> {
  if (id === null) return Promise.resolve([])
  return db.select().from(partners).where(eq(partners.parentId, id)).orderBy(asc(partners.id))
}

async function describePartner(db: Db, id: number | null): Promise<PartnerUser['partner']> {
  const partner = id === null ? undefined : await partnerWithId(db, id)
  if (partner === undefined) return null
  const parent = partner.parentId === null ? undefined : await partnerWithId(db, partner.parentId)
  const childs = await childrenOf(db, partner.id)
  return {
    ...toReference(partner),
    parent: parent === undefined ? null : toReference(parent),
    childs: childs.map(toReference),
  }
}

function fieldValue({ fields }: Account, id: string): string {
  return fields.find((field) => field.id === id)?.value ?? ''
}

function personTypeOf({ personType }: Account, locale: Locale): PartnerUser['persontype'] {
  const name = personTypes[personType]?.name ?? null
  return name === null ? null : { id: personType, name: name[locale] }
}

async function commonPart(db: Db, account: Account, locale: Locale) {
  return {
    id: account.id,
    firstname: account.firstName,
    lastname: account.lastName,
    email: account.email,
    telephone: account.telephone,
    language: preferenceOf(account),
    confirmed: account.emailConfirmed,
    rights: rightsOf(account),
    funds: (await fundsOf(db, account)).map((number) => `fnd-${number}`),
    persontype: personTypeOf(account, locale),
    fields: fieldsOf(account.personType).map((id) => ({
      id,
      name: profileFields[id][locale],
      value: fieldValue(account, id),
    })),
  }
}

async function describeTeam(db: Db, id: number | null): Promise<NonNullable<PartnerUser['team']> | null> {
  if (id === null) return null
  const [team] = await db.select().from(teams).where(eq(teams.id, id)).limit(1)
  return team === undefined ? null : { id: teamId(team.id), name: team.name }
}

/** Maps a partner's user to the wire format. */
export async function toPartnerUser(db: Db, account: Account, locale: Locale): Promise<PartnerUser> {
  return {
    ...(await commonPart(db, account, locale)),
    role: 'partner_user',
    partner: await describePartner(db, account.partnerId),
    is_child_user: account.isChildUser,
    id_partner: account.chosenPartnerId === null ? null : partnerId(account.chosenPartnerId),
    team: await describeTeam(db, account.teamId),
  }
}

function legalEntityOf(account: Account): InvestorUser['legal_entity'] {
  if (account.personType !== 'legal') return null
  return {
    social_reason: fieldValue(account, 'social_reason'),
    identification_number: fieldValue(account, 'identification_number'),
    registered_address: fieldValue(account, 'registered_address'),
  }
}

type InvestorView = {
  readonly locale: Locale
  /** Mandates that the user may use now: none while they use the account of somebody else. */
  readonly mandates: readonly HeldMandate[]
  /** Whether others have mandates for the user. */
  readonly isRepresented?: boolean
}

/** Maps an investor to the wire format. */
export async function toInvestorUser(
  db: Db,
  account: Account,
  { isRepresented = false, locale, mandates }: InvestorView,
): Promise<InvestorUser> {
  return {
    ...(await commonPart(db, account, locale)),
    role: 'investor',
    verification: verificationOf(account),
    refusal: await refusalOf(db, account),
    legal_entity: legalEntityOf(account),
    mandates: [...mandates],
    is_represented: isRepresented,
  }
}

/** Describes the companies that the user may act for, and the chosen one. */
export async function describeChildPartners(db: Db, account: Account): Promise<ChildPartners> {
  const { chosenPartnerId, partnerId: id } = account
  return {
    childs: (await childrenOf(db, id)).map(toReference),
    selected: chosenPartnerId === null ? null : partnerId(chosenPartnerId),
  }
}
