import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

/** The files that docs/architecture.md lists for a request, in order, and whether each is called an entry. */
const listed = [
  ...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\d+\. `(src\/[^`]+)`: (entry)?/gm),
].map(([, file = '', entry]) => ({ file, isEntry: entry !== undefined }))

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([~.][^']+)'/g)].map(([, path = '']) =>
    normalize(path.startsWith('~/') ? path.replace('~', 'src') : join(dirname(file), path)),
  )

it('the files of a request are at most 45, exist, and lead to one another', () => {
  expect(listed.length).toBeGreaterThan(30)
  expect(listed.length).toBeLessThanOrEqual(45)
  expect(listed.filter(({ file }) => !existsSync(file))).toEqual([])
  const imported = new Set(listed.flatMap(({ file }) => importsOf(file)))
  // The router's generated tree imports each route.
  const isReached = ({ file, isEntry }: (typeof listed)[number]) =>
    isEntry || imported.has(file) || /^src\/routes\/(?!-)/.test(file)
  expect(listed.filter((one) => !isReached(one))).toEqual([])
})
