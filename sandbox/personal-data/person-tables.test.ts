import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import {
  investorUserCreateSchema,
  partnerUserCreateSchema,
} from '../../src/contract/product-api/registration.schema.ts'
import * as schema from '../database/schema/index.ts'
import { impersonalTables, personTables } from './person-tables.ts'
import { detailNames } from './person-words.ts'

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ name, table }] : [],
)
const described = new Map(personTables.map((entry) => [entry.table, entry]))

/** Columns that identify a person. */
const tellsWho = /^(account|inviter|person)_id$|^(email|recipient|telephone|phone|first_name|last_name)$/

const namesAPerson = (table: PgTable): boolean => {
  const { columns, foreignKeys } = getTableConfig(table)
  const refersToAccount = foreignKeys.some((key) => key.reference().foreignTable === schema.accounts)
  return refersToAccount || columns.some(({ name }) => tellsWho.test(name))
}

// P-180
describe('personal data', () => {
  it.each(tables)('of the table $name is described, or the table is said to hold none', ({ name, table }) => {
    const isImpersonal = Object.hasOwn(impersonalTables, name)
    expect([described.has(table), isImpersonal]).toEqual([!isImpersonal, !described.has(table)])
    if (namesAPerson(table) && name !== 'contentUsers') expect(described.has(table)).toBe(true)
  })

  it.each(personTables)('of $id has a rule for each column, and tells no secret', ({ table, columns }) => {
    expect(Object.keys(columns).toSorted()).toEqual(Object.keys(getTableColumns(table)).toSorted())
    const told = Object.entries(columns).filter(([, rule]) => rule.kind !== 'omitted')
    expect(told.length, getTableName(table)).toBeGreaterThan(0)
    // A second factor is exported as yes or no, never its secret.
    for (const [column] of told.filter(([, rule]) => rule.kind !== 'shown' || rule.words === undefined))
      expect(column).not.toMatch(/hash|secret|password|payload|token/i)
  })

  it('of a registration has a name for every answer of its forms', () => {
    const answers = [...investorUserCreateSchema.options, partnerUserCreateSchema].flatMap((form) =>
      Object.keys(form.shape),
    )
    const notKept = ['password', 'terms', 'terms_version', 'funds_subscriptions_declaration', 'invitation']
    for (const response of answers.filter((name) => !notKept.includes(name)))
      expect(Object.keys(detailNames)).toContain(response)
  })
})
