import type { AnyRoute } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { routeTree } from '../../src/routeTree.gen.ts'

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'options' in value

/** The route and all routes below it. */
function routesOf(route: AnyRoute): AnyRoute[] {
  const children: unknown[] = Object.values(route.children ?? {})
  return [route, ...children.filter(isRoute).flatMap(routesOf)]
}

const routes = routesOf(routeTree)

/** Parameters of a campaign, an unknown one, and one named like an object's own member. */
const foreign = { utm_source: 'letter', gclid: '1', unknown: ['a', 'b'], toString: 'x' }

it('no loader depends on a search parameter that the schema of its route does not name', () => {
  const dependent = routes.filter(({ options }) => options.loaderDeps !== undefined)
  expect(dependent.length).toBeGreaterThan(15)
  for (const { id, options } of dependent) {
    const depsOf = (search: object) => JSON.stringify(options.loaderDeps?.({ search }))
    const own = options.validateSearch?.parse({}) ?? {}
    expect([id, depsOf({ ...own, ...foreign })]).toEqual([id, depsOf(own)])
  }
})
