import { eq } from 'drizzle-orm'
import type {
  InvestorUser,
  InvestorUserUpdate,
  PartnerUser,
  PartnerUserUpdate,
} from '../../../src/contract/product-api/user.schema.ts'
import { type Account, findAccount } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts } from '../../database/schema/index.ts'
import { changedFacts } from '../../registration/company-review.ts'
import { fieldsOf, personTypes } from './person-types.ts'
import { childrenOf, partnerId } from './user-views.ts'

/** Result of an update: the updated account, or the reason for the refusal with the member of the body. */
export type UpdateOutcome =
  | { readonly kind: 'updated'; readonly account: Account }
  | { readonly kind: 'forbidden' | 'invalid'; readonly path: string }

export type Refusal = Extract<UpdateOutcome, { path: string }>
type Changes = Partial<typeof accounts.$inferInsert>
type Update = PartnerUserUpdate & InvestorUserUpdate
/** The members of an update that {@link changesOf} reads. */
export type ProfileChanges = Pick<
  Update,
  'firstname' | 'lastname' | 'telephone' | 'persontype' | 'fields' | 'id_partner'
> & { readonly language?: 'fr' | 'en' | null | undefined }
type User = PartnerUser | InvestorUser

const forbidden = (path: string): Refusal => ({ kind: 'forbidden', path })
const invalid = (path: string): Refusal => ({ kind: 'invalid', path })

function sameMembers(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((item) => others.includes(item))
}

/** The first member that the body would change and that a user's own token may not change (P-174). */
function forbiddenChange(update: Update, user: User): Refusal | undefined {
  if (update.email !== undefined && update.email.toLowerCase() !== user.email) return forbidden('email')
  if (update.confirmed !== undefined && update.confirmed !== user.confirmed) return forbidden('confirmed')
  if (update.role !== undefined && update.role !== user.role) return forbidden('role')
  if (update.rights !== undefined && !sameMembers(update.rights, user.rights)) return forbidden('rights')
  if (update.funds !== undefined && !sameMembers(update.funds, user.funds)) return forbidden('funds')
  return undefined
}

/**
 * Staff have verified whether an investor is a natural or a legal person, so that is fixed; partners may
 * change it.
 */
function checkPersonType(account: Account, personType: string): Refusal | undefined {
  if (personType === account.personType) return undefined
  const known = personTypes[personType]
  if (known === undefined) return invalid('persontype')
  return account.role === 'partner_user' && known.role === 'partner_user'
    ? undefined
    : forbidden('persontype')
}

/**
 * Refuses other facts of a legal entity than those that staff have verified: they change by `profile/update`, with a
 * proof, a notice and a review (P-808).
 */
function checkVerifiedFacts(account: Account, { fields = [] }: Update): Refusal | undefined {
  if (account.role === 'partner_user') return undefined
  const given = fields.map(({ id, value }) => ({ id, name: id, value }))
  const changed = changedFacts(account.fields, given)
  return given.some(({ id }) => changed.includes(id)) ? forbidden('fields') : undefined
}

function mergeFields(account: Account, update: ProfileChanges): Account['fields'] | Refusal {
  const ids = fieldsOf(update.persontype ?? account.personType)
  const given = new Map((update.fields ?? []).map(({ id, value }) => [id, value]))
  const unknown = [...given.keys()].some((id) => !ids.some((known) => known === id))
  if (unknown) return invalid('fields')
  return ids.flatMap((id) => {
    const value = given.get(id) ?? account.fields.find((field) => field.id === id)?.value
    return value === undefined ? [] : [{ id, name: id, value }]
  })
}

/** The number of the chosen child: one of the user's own partner, or the already chosen one. */
async function chosenPartner(
  db: Db,
  account: Account,
  asked: string | null,
): Promise<number | null | Refusal> {
  const present = account.chosenPartnerId
  if (asked === (present === null ? null : partnerId(present))) return present
  const children = await childrenOf(db, account.partnerId)
  return children.find(({ id }) => partnerId(id) === asked)?.id ?? forbidden('id_partner')
}

/** Tells whether a value is the refusal of an update. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'path' in value
}

/** Returns the changes of an allowed update, or its refusal. */
export async function changesOf(
  db: Db,
  account: Account,
  update: ProfileChanges,
): Promise<Changes | Refusal> {
  const personType = update.persontype ?? account.personType
  const refused = checkPersonType(account, personType)
  if (refused !== undefined) return refused
  const fields = mergeFields(account, update)
  if (isRefusal(fields)) return fields
  const { chosenPartnerId: present } = account
  const chosen =
    update.id_partner === undefined ? present : await chosenPartner(db, account, update.id_partner)
  if (isRefusal(chosen)) return chosen
  return {
    firstName: update.firstname ?? account.firstName,
    lastName: update.lastname ?? account.lastName,
    telephone: update.telephone === undefined ? account.telephone : update.telephone,
    preferredLocale: update.language === undefined ? account.preferredLocale : update.language,
    personType,
    fields,
    chosenPartnerId: chosen,
  }
}

/** Updates a user's own account: all requested changes, or none. */
export async function updateUser(
  db: Db,
  account: Account,
  user: User,
  update: Update,
): Promise<UpdateOutcome> {
  const refused = forbiddenChange(update, user) ?? checkVerifiedFacts(account, update)
  const changes = refused ?? (await changesOf(db, account, update))
  if (isRefusal(changes)) return changes
  await db.update(accounts).set(changes).where(eq(accounts.id, account.id))
  return { kind: 'updated', account: (await findAccount(db, account.id)) ?? account }
}
