import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { specifiedRoutes } from './product-routes.ts'

type Requirement = { readonly number: string; readonly tests: readonly string[] }

const isGenerated = (path: string) => /node_modules|(^|\/)(dist|migrations)\/|\.gen\.ts$/.test(path)
const read = (path: string) => readFileSync(path, 'utf8')
const numbersIn = (text: string) => [...text.matchAll(/\bP-\d{3}\b/g)].map(([number]) => number)

const parts = ['docs/product.md', ...globSync('docs/product/*.md')]

/** Rows `| P-001 | requirement | `file.test.ts`, `folder/file.test.ts` |`. */
const requirements: readonly Requirement[] = parts.flatMap((path) =>
  [...read(path).matchAll(/^\| (P-\d{3}) \| .+ \| ([^|]+) \|$/gm)].map(([, number = '', proof = '']) => ({
    number,
    tests: [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  })),
)

const sources = globSync('{src,i18n,sandbox,scripts,tests}/**/*.{ts,tsx,mjs}').filter(
  (path) => !isGenerated(path),
)
const testFiles = sources
  .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
  .map((path) => ({ path, numbers: new Set(numbersIn(read(path))) }))

/** Requirements without a test, each with its reason. At most ten. */
const withoutTest: Readonly<Record<string, string>> = {
  'P-010': 'The offer of the other language is not built yet.',
  'P-015': 'No page forces a colour mode yet.',
  'P-188': 'The tip is not built yet.',
}

/** The reasons why the tests that a requirement names do not prove it. */
function faultsOf({ number, tests }: Requirement): string[] {
  return tests.flatMap((name) => {
    const named = testFiles.filter(({ path }) => `/${path}`.endsWith(`/${name}`))
    if (named.length !== 1) return [`${number} names ${name}, which is ${named.length} files`]
    if (named[0]?.numbers.has(number)) return []
    const others = testFiles.filter((file) => file.numbers.has(number)).map(({ path }) => path)
    return [`${number} names ${name}, which does not mention it; files that do: ${others.join(', ')}`]
  })
}

describe('the requirements of docs/product', () => {
  const known = requirements.map(({ number }) => number)

  it('have each number once', () => {
    expect(known.length).toBeGreaterThan(150)
    expect(known.filter((number, index) => known.indexOf(number) !== index)).toEqual([])
  })

  it('are in the range that the table of contents gives for their page', () => {
    const contents = [...read('docs/product.md').matchAll(/^\| \[.+\]\((product\/.+\.md)\) \| ([^|]+) \|/gm)]
    expect(contents).toHaveLength(parts.length - 1)
    const missing = contents.flatMap(([, page = '', ranges = '']) => {
      const spans = ranges.split(',').map((range) => numbersIn(range))
      const isListed = (number: string) =>
        spans.some(([first = '', last = first]) => first <= number && number <= last)
      const rows = [...read(`docs/${page}`).matchAll(/^\| (P-\d{3}) \| /gm)].map(([, number = '']) => number)
      return rows.filter((number) => !isListed(number))
    })
    expect(missing).toEqual([])
  })

  it('name tests that exist and mention them', () => {
    expect(requirements.flatMap(faultsOf)).toEqual([])
  })

  it('name at least one test each, but for those listed with a reason', () => {
    const untested = requirements.filter(({ tests }) => tests.length === 0).map(({ number }) => number)
    expect(untested.toSorted()).toEqual(Object.keys(withoutTest).toSorted())
    expect(untested.length).toBeLessThanOrEqual(10)
  })

  it('are all that code, tests and documents refer to', () => {
    const references = [...sources, ...globSync('{README,CONTRIBUTING,docs/**/*}.md')].flatMap((path) =>
      numbersIn(read(path)).map((number) => ({ path, number })),
    )
    expect(references.filter(({ number }) => !known.includes(number))).toEqual([])
  })

  it('are referred to by their number alone', () => {
    const former = /\bdecisions? [1-9]\d?\b(?!\d)|\bspecification, points?\b|\bthe specification\b/i
    const mentions = sources.filter((path) => !path.endsWith('product-requirements.test.ts'))
    expect(mentions.filter((path) => former.test(read(path)))).toEqual([])
  })

  it('list the routes that the route table is held to', () => {
    const document = read('docs/product/addresses.md').replaceAll('{…}', '$')
    for (const [name, fr, en] of specifiedRoutes)
      expect(document).toContain(`| ${name} | ${fr ? `\`${fr}\`` : '–'} | ${en ? `\`${en}\`` : '–'} |`)
  })
})
