import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const documents = ['docs/security.md', 'docs/security-asvs.md']

/** Pattern of test file names in backquotes: a path, or the name of a file beside the code that it tests. */
const testFile = /`((?:[\w.$-]+\/)*[\w.$-]+\.(?:test|spec)\.tsx?)`/g

const known = globSync(['{src,sandbox,tests,scripts}/**/*.{test,spec}.{ts,tsx}'], {
  exclude: (name) => name.includes('node_modules'),
})

const isThere = (name: string): boolean =>
  existsSync(name) || (!name.includes('/') && known.some((path) => path.endsWith(`/${name}`)))

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8')
  const named = [...new Set([...text.matchAll(testFile)].map(([, name = '']) => name))]

  it('names tests that exist', () => {
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !isThere(name))).toEqual([])
  })
})

/** The number of requirements of levels 1 and 2 in each chapter of OWASP ASVS 5.0. */
const requirements: Readonly<Record<string, number>> = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
}

/** Returns the requirements covered by a row: `1.2.1`, `1.2.1–4`, `1.2.1, 1.2.3`. */
function numbersOf(cell: string): string[] {
  return cell.split(', ').flatMap((item) => {
    const [, section = '', first = '', last = first] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(item) ?? []
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`)
  })
}

describe('the responses to OWASP ASVS', () => {
  const rows = readFileSync('docs/security-asvs.md', 'utf8').matchAll(
    /^\| ([\d., –]+) \| (met|deviation|not applicable|operator) \|/gm,
  )
  const answered = [...rows].flatMap(([, cell = '']) => numbersOf(cell))

  it('answer each requirement of levels 1 and 2 once', () => {
    expect(answered.length).toBe(new Set(answered).size)
    const counts = Object.groupBy(answered, (number) => `V${number.split('.')[0]}`)
    expect(
      Object.fromEntries(Object.entries(counts).map(([chapter, all]) => [chapter, all?.length])),
    ).toEqual(requirements)
  })
})
