import { inArray } from 'drizzle-orm'
import { referenceOf } from '../cases/case-rows.ts'
import type { Db } from '../database/open-database.ts'
import { documents, fundShares, funds, partners, subscriptionCases, teams } from '../database/schema/index.ts'
import { shareName } from '../product/funds/fund-views.ts'
import { namesOfNotifications } from './notification-names.ts'

type Language = 'fr' | 'en'
type Names = ReadonlyMap<string, string>
type Find = (db: Db, ids: readonly string[], language: Language) => Promise<Names>

/** What is told of an object that was erased since. */
export const noLongerNamed = { fr: 'supprimé depuis', en: 'erased since' } as const

const numbers = (ids: readonly string[]): number[] => ids.map(Number).filter(Number.isSafeInteger)

const named = (rows: readonly { readonly id: string | number; readonly name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [String(id), name]))

const finders = {
  fund: async (db, ids) =>
    named(
      await db
        .select({ id: funds.id, name: funds.name })
        .from(funds)
        .where(inArray(funds.id, numbers(ids))),
    ),
  share: async (db, ids, language) => {
    const { id, name, isin } = fundShares
    const rows = await db
      .select({ id, name, isin })
      .from(fundShares)
      .where(inArray(id, [...ids]))
    return named(
      rows.map((row) => ({
        id: row.id,
        name: [shareName(row.name, language), row.isin].filter(Boolean).join(', '),
      })),
    )
  },
  document: async (db, ids, language) => {
    const { id, title } = documents
    const rows = await db
      .select({ id, title })
      .from(documents)
      .where(inArray(id, numbers(ids)))
    return named(rows.map((row) => ({ id: row.id, name: row.title[language] })))
  },
  partner: async (db, ids) => {
    const { id, name } = partners
    return named(
      await db
        .select({ id, name })
        .from(partners)
        .where(inArray(id, numbers(ids))),
    )
  },
  team: async (db, ids) => {
    const { id, name } = teams
    return named(
      await db
        .select({ id, name })
        .from(teams)
        .where(inArray(id, numbers(ids))),
    )
  },
  case: async (db, ids) => {
    const { createdAt, id } = subscriptionCases
    const rows = await db
      .select({ createdAt, id })
      .from(subscriptionCases)
      .where(inArray(id, numbers(ids)))
    return named(rows.map((row) => ({ id: row.id, name: referenceOf(row) })))
  },
  notification: namesOfNotifications,
} as const satisfies Record<string, Find>

/** Kinds of objects identified by ids in personal data. */
export type ReferenceKind = keyof typeof finders

/** Returns the names of identified objects, by id. */
export async function namesOf(
  db: Db,
  kind: ReferenceKind,
  ids: readonly string[],
  language: Language,
): Promise<Names> {
  return ids.length === 0 ? new Map() : finders[kind](db, ids, language)
}
