import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { takePageScripts } from './page-scripts.server.ts'

type Manifest = NonNullable<NonNullable<ReturnType<typeof createRouter>['ssr']>['manifest']>

/** Creates a router whose page has been matched, with a manifest. */
async function routerWith(root: Manifest['routes'][string]) {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  await router.load()
  router.ssr = { manifest: { routes: { __root__: root, '/elsewhere': { preloads: ['/assets/other.js'] } } } }
  return router
}

const entry = { attrs: { type: 'module', async: true, src: '/assets/index.js' } }

it('takes the scripts of the matched routes from the router, and leaves it their style sheets', async () => {
  const preloads = ['/assets/a.js', { href: '/assets/b.js' }, '/assets/a.js']
  const router = await routerWith({ scripts: [entry], preloads, css: ['/assets/a.css'] })
  expect(takePageScripts(router)).toEqual({
    first: '/assets/index.js',
    modules: ['/assets/a.js', '/assets/b.js'],
  })
  expect(router.ssr?.manifest?.routes).toEqual({ __root__: { css: ['/assets/a.css'] }, '/elsewhere': {} })
})

it('throws where the manifest names no script that runs the page', async () => {
  const router = await routerWith({ scripts: [{ children: 'start()' }] })
  expect(() => takePageScripts(router)).toThrow('names no script')
})
