import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { privateRoutes } from '../../src/routing/navigation/public-area.ts'
import { projectPath } from '../lib/project.ts'

const routesIn = (file: string) =>
  [...readFileSync(projectPath(file), 'utf8').matchAll(/from '\.\/routes(\/[^']+)'/g)].map(
    ([, id = '']) => id,
  )

/** Routes without a page, which no browser loads. */
const withoutPage = /^\/(\(files\)|api|auth)\//

describe('the tree of public routes', () => {
  it('has the routes of all pages but those of the private area', () => {
    const pages = routesIn('src/routeTree.gen.ts').filter((id) => !withoutPage.test(id))
    const publicPages = pages.filter((id) => !privateRoutes.test(id))
    expect(publicPages.length).toBeGreaterThan(15)
    expect(pages.length).toBeGreaterThan(publicPages.length + 20)
    expect(routesIn('src/public-routes.gen.js')).toEqual(publicPages)
  })
})
