import { globSync, readFileSync } from 'node:fs'
import { getTableColumns, is } from 'drizzle-orm'
import { PgTable, PgText } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import * as schema from '../../sandbox/database/schema/index.ts'

/** Texts that are written in one form: their order is that of any collation. */
const oneForm = /^(id|hash|ref|key|state|status|kind)$|(Id|_id|On|_on)$|^currency$/

/** Names of the columns with free texts, as in a query and in raw SQL. */
const texts = new Set(
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => Object.entries(getTableColumns(table)))
    .filter(([, column]) => is(column, PgText) && column.enumValues === undefined)
    .flatMap(([name, column]) => [name, column.name])
    .filter((name) => !oneForm.test(name)),
)

/** The text up to the bracket that closes the one before `start`. */
function insideBrackets(source: string, start: number): string {
  let depth = 1
  let at = start
  for (; depth > 0 && at < source.length; at += 1)
    depth += Number(source[at] === '(') - Number(source[at] === ')')
  return source.slice(start, at - 1)
}

/** What the queries of a source sort by. */
const ordersOf = (source: string): string[] => [
  ...[...source.matchAll(/\.orderBy\(/g)].map((found) =>
    insideBrackets(source, found.index + found[0].length),
  ),
  ...[...source.matchAll(/\border by ([^`)]*?)(?= limit| offset|`|\)|$)/g)].map(([, order = '']) => order),
]

/** The order without what sorts by bytes, or by a name. */
const unsettled = (order: string): string =>
  order.replace(/\b(byName|byBytes)\((\w+\.)?\w+\)/g, '').replace(/\S+ collate "C"/g, '')

// P-831
it('no query of the sandbox sorts a free text by the collation of its database', () => {
  const files = globSync('sandbox/**/*.ts', { exclude: (name) => /node_modules/.test(name) })
  expect(files.length).toBeGreaterThan(300)
  const found = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      ordersOf(readFileSync(file, 'utf8'))
        .filter((order) => (unsettled(order).match(/\b\w+\b(?!\.)/g) ?? []).some((word) => texts.has(word)))
        .map((order) => `${file}: ${order}`),
    )
  expect(found).toEqual([])
})
