import { sql } from 'drizzle-orm'
import type {
  PersonalData,
  PersonalField,
  PersonalSection,
} from '../../src/contract/product-api/account.schema.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { retentionOf } from '../retention/find-retention.ts'
import type { ColumnRule, Language, PersonTable, Row } from './column-rules.ts'
import { flowsOf } from './holding-flows.ts'
import { personTables } from './person-tables.ts'
import { namesOf, noLongerNamed } from './referenced-names.ts'

type Names = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Type assertion: every column of a description exists in its table, so a row of the query is a record by
 * column name.
 */
const asRows = (rows: readonly object[]): readonly Row[] => rows.map((row) => ({ ...row }))

/** The names behind the ids of a table's rows, by column. */
async function namesIn(
  db: Db,
  columns: PersonTable['columns'],
  rows: readonly Row[],
  language: Language,
): Promise<Names> {
  const found = Object.entries(columns).map(async ([column, rule]) => {
    if (rule.kind !== 'shown' || rule.refersTo === undefined) return undefined
    const ids = rows.flatMap((row) => (row[column] == null ? [] : [String(row[column])]))
    return [column, await namesOf(db, rule.refersTo, [...new Set(ids)], language)] as const
  })
  return new Map((await Promise.all(found)).filter((entry) => entry !== undefined))
}

const storedText = (value: unknown): string =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

type Context = { readonly db: Db; readonly language: Language; readonly names: Names }

async function fieldsOf(
  [column, rule]: readonly [string, ColumnRule],
  row: Row,
  { db, language, names }: Context,
): Promise<PersonalField[]> {
  const value = row[column]
  if (rule.kind === 'omitted') return []
  if (rule.kind === 'expanded') return rule.expand(value, { db, language })
  if (isEmpty(value) && !rule.tellsNothing) return []
  const named = names.get(column)
  const told =
    named === undefined
      ? (rule.words?.(value, language, row) ?? storedText(value))
      : (named.get(String(value)) ?? noLongerNamed[language])
  return told === ''
    ? []
    : [{ id: rule.id ?? column, name: rule.name[language], value: told, type: rule.type }]
}

async function sectionOf(
  db: Db,
  described: PersonTable,
  account: Account,
  language: Language,
): Promise<PersonalSection> {
  const { columns, id, rowsOf, table, title } = described
  const rows = asRows(await db.select().from(table).where(rowsOf(account)).orderBy(sql`1`))
  const context = { db, language, names: await namesIn(db, columns, rows, language) }
  const records: PersonalSection['records'] = []
  for (const row of rows) {
    const fields: PersonalField[] = []
    for (const entry of Object.entries(columns)) fields.push(...(await fieldsOf(entry, row, context)))
    records.push({ fields })
  }
  return { id, title: title[language], records }
}

/**
 * Collects all personal data of an account (P-180), table by table as the schema describes it, with names
 * and values in `language`. Tables without a row about the person are left out.
 */
export async function collectPersonalData(
  db: Db,
  account: Account,
  language: Language,
): Promise<PersonalData> {
  const sections: PersonalSection[] = []
  for (const described of personTables) sections.push(await sectionOf(db, described, account, language))
  sections.push(...(await flowsOf(db, account.id, language)))
  return {
    sections: sections.filter(({ records }) => records.some(({ fields }) => fields.length > 0)),
    retention: await retentionOf(db, account),
  }
}
