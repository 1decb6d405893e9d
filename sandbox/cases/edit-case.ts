import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { isEditable } from '../../src/contract/product-api/case-states.ts'
import type { CaseAnswers } from '../../src/contract/product-api/subscription-case.schema.ts'
import { personName } from '../../src/lib/person-name.ts'
import { typedLine } from '../../src/lib/typed-text.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { fundShares, subscriptionCases } from '../database/schema/index.ts'
import type { SandboxDeps } from '../deps.ts'
import { caseNumber, ofTeam } from './case-rows.ts'

type EditDeps = Pick<SandboxDeps, 'db' | 'now'>

/** The client's name as far as it is typed. */
function nameIn({ companyName = '', firstname = '', lastname = '', person }: CaseAnswers): string {
  const name = person === 'legal' ? companyName : personName(firstname, lastname)
  return typedLine(name).replaceAll(/\s+/g, ' ')
}

/** Returns the columns that lists show, from the typed values. */
async function columnsOf(db: Db, answers: CaseAnswers) {
  const { share = '' } = answers
  const [chosen] = await db
    .select({ id: fundShares.id, fundId: fundShares.fundId })
    .from(fundShares)
    .where(eq(fundShares.id, share))
    .limit(1)
  return {
    answers,
    clientName: nameIn(answers),
    fundId: chosen?.fundId ?? null,
    shareId: chosen?.id ?? null,
  }
}

/** Finds the draft that the same form has opened. */
async function openedBefore(db: Db, accountId: string, key: string | null) {
  if (key === null) return undefined
  const [found] = await db
    .select({ id: subscriptionCases.id })
    .from(subscriptionCases)
    .where(and(eq(subscriptionCases.accountId, accountId), eq(subscriptionCases.openingKey, key)))
  return found
}

/** Opens a draft for the account's team, once for each key; returns its wire id, or undefined without a team. */
export async function createCase(
  { db, now }: EditDeps,
  account: Account,
  { key = null, share }: { readonly share: string | null; readonly key?: string | null | undefined },
): Promise<string | undefined> {
  const { chosenPartnerId, id: accountId, partnerId, teamId } = account
  if (teamId === null) return undefined
  const createdAt = now()
  const [made] = await db
    .insert(subscriptionCases)
    .values({
      ...(await columnsOf(db, share === null ? {} : { share })),
      accountId,
      openingKey: key,
      teamId,
      partnerId: chosenPartnerId ?? partnerId ?? 0,
      state: 'draft',
      version: 1,
      history: [{ state: 'draft', at: createdAt.toISOString(), actor: 'advisor', reason: null }],
      createdAt,
      updatedAt: createdAt,
    })
    .onConflictDoNothing({ target: [subscriptionCases.accountId, subscriptionCases.openingKey] })
    .returning({ id: subscriptionCases.id })
  const opened = made ?? (await openedBefore(db, accountId, key))
  return opened && `cas-${opened.id}`
}

/** Result of saving: the version that the case now has, or why nothing was saved. */
export type SavingOutcome =
  | { readonly kind: 'saved'; readonly version: number }
  | { readonly kind: 'not_found' | 'wrong_state' }

/** Reads a case of the account's team and keeps others from changing it until the transaction ends. */
export async function lockTeamCase(transaction: Db, account: Account, id: string) {
  const [row] = await transaction
    .select()
    .from(subscriptionCases)
    .where(and(eq(subscriptionCases.id, caseNumber(id)), ofTeam(account)))
    .for('update')
  return row
}

/**
 * Saves typed values; fields that are not given keep their values, since a colleague or another tab may have filled
 * them in. Saving unchanged values has no effect.
 */
export function saveCase(
  { db, now }: EditDeps,
  account: Account,
  { answers: typed, id }: { readonly id: string; readonly answers: CaseAnswers },
): Promise<SavingOutcome> {
  return db.transaction(async (transaction): Promise<SavingOutcome> => {
    const row = await lockTeamCase(transaction, account, id)
    if (row === undefined) return { kind: 'not_found' }
    if (!isEditable(row.state)) return { kind: 'wrong_state' }
    const answers = { ...row.answers, ...typed }
    if (isDeepStrictEqual(answers, row.answers)) return { kind: 'saved', version: row.version }
    const version = row.version + 1
    await transaction
      .update(subscriptionCases)
      .set({ ...(await columnsOf(transaction, answers)), version, updatedAt: now() })
      .where(eq(subscriptionCases.id, row.id))
    return { kind: 'saved', version }
  })
}
