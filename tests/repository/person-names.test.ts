import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** First and last name side by side in a template or a query: `personName` and `accountName` write them. */
const joins = [/first_?name[^\n`]{0,8}\} \$\{[^}\n]*last_?name/i, /first_?name\} \|\| ' '/i]

/** Files that may, and why. */
const allowed: ReadonlyMap<string, string> = new Map([
  ['sandbox/accounts/accounts.ts', 'has the function of queries'],
  ['sandbox/seed/case-seed.ts', 'has invented names, whole'],
  ['src/features/session/account-menu.tsx', 'takes the initials of an avatar, in the entry script'],
])

const found = globSync('{src,sandbox}/**/*.{ts,tsx}')
  .filter((path) => !/node_modules|\.test\.tsx?$/.test(path))
  .filter((path) => joins.some((join) => join.test(readFileSync(path, 'utf8'))))

it('joins first and last name by one function', () => {
  expect(found.filter((path) => !allowed.has(path))).toEqual([])
})

it('names no exception that is gone', () => {
  expect([...allowed.keys()].filter((path) => !found.includes(path))).toEqual([])
})
