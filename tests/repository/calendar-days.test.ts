import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Ways to cut a day or a year out of an instant in universal time. Late in the evening it is not the manager's: use
 * `plainDateAt`, or add days by a function of plain dates.
 */
const utcCuts: readonly RegExp[] = [
  /\.(slice|substring|substr)\(0, ?(10|16)\)/,
  /\bsplit\(['"]T['"]\)/,
  /\.getUTC(FullYear|Month|Date|Day)\(/,
  /at time zone '(UTC|Z)'/i,
  /toISOString\(\)\}::date/,
]

/** Files that may, and why. */
const allowed: ReadonlyMap<string, string> = new Map([
  ['src/lib/plain-date.ts', 'counts days without a zone'],
  ['src/lib/calendar-period.ts', 'cuts an instant that is moved to the manager’s zone first'],
  ['src/components/chart/chart-geometry.ts', 'counts days of an axis'],
  ['src/components/chart/interactive-options.ts', 'counts days of an axis'],
  ['sandbox/seed/plain-dates.ts', 'counts days without a zone'],
  ['sandbox/seed/date-words.ts', 'names universal time beside the instant'],
])

const folders = '{src,sandbox,tests/contract,tests/http,tests/e2e}'
const sources = globSync(`${folders}/**/*.{ts,tsx}`)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/node_modules|\.gen\.ts$|^(src|sandbox)\/.*\.test\.tsx?$/.test(path))

/** The lines of a text that cut a day in universal time. */
const cutsIn = (text: string): string[] =>
  text.split('\n').filter((line) => utcCuts.some((cut) => cut.test(line)))

const found = sources
  .map((path) => ({ path, lines: cutsIn(readFileSync(path, 'utf8')) }))
  .filter(({ lines }) => lines.length > 0)

it('takes the day of an instant where the manager is, never in universal time', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(found.filter(({ path }) => !allowed.has(path))).toEqual([])
})

it('names no exception that is gone', () => {
  const places = new Set(found.map(({ path }) => path))
  expect([...allowed.keys()].filter((path) => !places.has(path))).toEqual([])
})

it.each([
  'const dayOf = (instant: string) => instant.slice(0, 10)',
  "const [day] = at.toISOString().split('T')",
  'const year = createdAt.getUTCFullYear()',
  "(decided_at at time zone 'UTC')::date",
  '{now.toISOString()}::date',
])('finds %s', (line) => {
  expect(cutsIn(line)).toEqual([line])
})
