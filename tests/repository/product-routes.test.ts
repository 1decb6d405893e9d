import { expect, it } from 'vitest'
import { apiRoutes } from '~/routing/addresses/api-routes.ts'
import { neutralRoutes, routeTable } from '~/routing/addresses/route-table.ts'
import { rowsStillMissing, specifiedRoutes } from './product-routes.ts'

const shapeOf = (path: string | null): string | null => path?.replace(/\$[a-z]+/gi, '$') ?? null

const knownPaths = new Set(
  [
    ...Object.values(routeTable).flatMap(({ fr, en }: { fr: string | null; en: string | null }) => [fr, en]),
    ...Object.keys(apiRoutes),
    ...Object.keys(neutralRoutes),
  ].map(shapeOf),
)

const isBuilt = (path: string | null): boolean => path === null || knownPaths.has(path)

// P-021
it('the route table holds every route of the product but the listed ones', () => {
  const missing = specifiedRoutes.filter(([, fr, en]) => !isBuilt(fr) || !isBuilt(en)).map(([name]) => name)
  expect(missing).toEqual(rowsStillMissing)
})

// P-040
it('the two public paths of a bilingual row belong to the same page', () => {
  const rows = Object.values(routeTable).map(({ fr, en }) => `${shapeOf(fr)} ${shapeOf(en)}`)
  for (const [name, fr, en] of specifiedRoutes) {
    if (fr === null || en === null || rowsStillMissing.includes(name)) continue
    expect(rows, name).toContain(`${fr} ${en}`)
  }
})
