import { and, inArray, ne } from 'drizzle-orm'
import { subscriptionClientSchema } from '../../../src/contract/product-api/advisor-subscription.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import { type CaseRow, ofTeam } from '../../cases/case-rows.ts'
import type { Db } from '../../database/open-database.ts'
import { advisorSubscriptions, subscriptionCases } from '../../database/schema/index.ts'
import type { RequestRow } from '../../partner-space/advisor-subscriptions.ts'
import { inCompany } from '../../partner-space/client-subscriptions.ts'
import { teamsInScope } from '../../partner-space/team-scope.ts'
import { searchableText, searchWords } from '../search-text.ts'

/** A name in a request of the teams in scope, or in a case of the acting team; `sort` as subscriptions have it. */
export type KnownName = {
  readonly kind: 'req' | 'cas'
  readonly number: number
  readonly name: string
  readonly sort: string
}

/** Tells whether words of a name begin with those of a query; any name without a query, none where it has no word. */
export function isFound(sort: string, q: string): boolean {
  const [words, typed] = [sort.split(' '), searchWords(q)]
  if (typed.length === 0) return q === ''
  return typed.every((one) => words.some((word) => word.startsWith(one)))
}

/**
 * Reads the clients' names in requests and cases that an account may see: requests of its teams, cases of the acting team
 * alone (P-502). Erased ones have no name.
 */
export async function knownNames(db: Db, account: Account, q: string): Promise<readonly KnownName[]> {
  const { clientName, id, partnerId, teamId } = advisorSubscriptions
  const teamIds = [...(await teamsInScope(db, account))]
  const requests = await db
    .select({ number: id, name: clientName })
    .from(advisorSubscriptions)
    .where(and(inArray(teamId, teamIds), inCompany(account, partnerId)))
  const cases = await db
    .select({ number: subscriptionCases.id, name: subscriptionCases.clientName })
    .from(subscriptionCases)
    .where(and(ofTeam(account), ne(subscriptionCases.clientName, '')))
  return [
    ...requests.map((row) => ({ kind: 'req' as const, ...row, sort: searchableText(row.name) })),
    ...cases.map((row) => ({ kind: 'cas' as const, ...row, sort: searchableText(row.name) })),
  ].filter(({ sort }) => sort !== '' && isFound(sort, q))
}

/** What tells a client from others of the same name; null where it is not known. Days are `YYYY-MM-DD`. */
export type Identity = { readonly email: string | null; readonly birthDate: string | null }

/** A person of a name, with the ids of the requests and cases that are theirs, the latest first. */
export type Person = Identity & { readonly ids: readonly string[] }

const mailOf = (typed: string | undefined): string | null => typed?.trim().toLowerCase() || null

function identityOfClient(stored: unknown): Identity {
  const client = subscriptionClientSchema.safeParse(stored)
  if (!client.success) return { email: null, birthDate: null }
  return { email: mailOf(client.data.email), birthDate: client.data.birth_date }
}

/** The identity in a request. */
export const identityOfRequest = ({ client }: RequestRow): Identity => identityOfClient(client)

/** The identity in a case: as it was sent, else as it is typed so far. */
export function identityOfCase({ answers, request }: CaseRow): Identity {
  if (request !== null) return identityOfClient(request.client)
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(answers.birthDate ?? '') ?? []
  const birthDate = year === undefined ? null : `${year}-${month}-${day}`
  return { email: mailOf(answers.email), birthDate }
}

/** One person has one birth date; where one is not known, one address. */
function isSame(one: Identity, other: Identity): boolean {
  if (one.birthDate !== null && other.birthDate !== null) return one.birthDate === other.birthDate
  return one.email !== null && one.email === other.email
}

const joined = (people: readonly Person[]): Person => ({
  email: people.find(({ email }) => email !== null)?.email ?? null,
  birthDate: people.find(({ birthDate }) => birthDate !== null)?.birthDate ?? null,
  ids: people.flatMap(({ ids }) => ids),
})

/** Groups records of one name by person (P-723). A record that tells nothing of its person belongs to no one. */
export function peopleOf(records: readonly (Identity & { readonly id: string })[]): readonly Person[] {
  return records.reduce<readonly Person[]>((known, { id, ...identity }) => {
    if (identity.email === null && identity.birthDate === null) return known
    const same = known.filter((person) => isSame(person, identity))
    const others = known.filter((person) => !same.includes(person))
    return [...others, joined([...same, { ...identity, ids: [id] }])]
  }, [])
}
