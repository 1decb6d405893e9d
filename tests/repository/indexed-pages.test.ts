import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isPrivate, routeNames, unvisitedPages, visitedPages } from '../../scripts/lib/portal-visits.ts'
import { indexedPages, unindexedPages } from '../../src/routing/addresses/indexed-pages.ts'

const folder = 'src/routes/$locale/_public'

/** `funds/$id/documents.tsx` → `/funds/$id/documents`; `index.tsx` is its folder, `route.tsx` a layout. */
const publicPages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('route.tsx'))
  .map((name) => `/${name.replace(/(^|\/)index\.tsx$|\.tsx$/, '')}`)

it('every public page without parameters is said to be in the sitemaps, or not to be', () => {
  const fixed = publicPages.filter((name) => !name.includes('$'))
  expect([...indexedPages, ...unindexedPages].toSorted()).toEqual(fixed.toSorted())
})

// P-256, P-257: axe, the HTML validator and the tests of languages, typography and faults open the visited pages.
it('every page that requires a session is visited by somebody, or is said not to be', () => {
  const excused = Object.keys(unvisitedPages)
  const visited = [...visitedPages].filter(isPrivate)
  expect([...visited, ...excused].toSorted()).toEqual(routeNames.filter(isPrivate).toSorted())
})
