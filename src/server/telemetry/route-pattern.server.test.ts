import fc from 'fast-check'
import { expect, it } from 'vitest'
import { apiRoutes } from '../../routing/addresses/api-routes.ts'
import { neutralRoutes, routeTable } from '../../routing/addresses/route-table.ts'
import { knownMethod, routePatternOf } from './route-pattern.server.ts'

it.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/en/funds/orvanne-growth', '/en/funds/$id'],
  ['/fonds/fnd-12', '/fonds/$id'],
  ['/guide/placer/debuter', '/guide/$category/$slug'],
  ['/mon-compte/securite', '/mon-compte/securite'],
  ['/resources', '/resources'],
  ['/api/proxy/documents/doc-7/view', '/api/proxy/documents/$id/view'],
  ['/api/nothing/jane@example.com', '/api/$'],
  ['/_serverFn/0a1b', '/_serverFn/$'],
  ['/assets/index-0a1b.js', '/assets/$'],
  ['/jane@example.com', '/$'],
  ['/en/jane@example.com', '/en/$'],
])('%s follows %s', (pathname, pattern) => {
  expect(routePatternOf(pathname)).toBe(pattern)
})

it('gives one of a closed list, whatever is asked', () => {
  const known = new Set([
    ...Object.values(routeTable).flatMap(({ fr, en }) => [fr, en]),
    ...Object.keys({ ...apiRoutes, ...neutralRoutes }),
    ...['/api/$', '/assets/$', '/_serverFn/$'],
  ])
  const segments = fc.array(fc.oneof(fc.string(), fc.constantFrom('en', 'fonds', 'api', 'guide', '$', '$id')))
  fc.assert(fc.property(segments, (parts) => known.has(routePatternOf(`/${parts.join('/')}`))))
})

it('names only the methods of HTTP', () => {
  expect(['GET', 'POST', 'BREW'].map(knownMethod)).toEqual(['GET', 'POST', '_OTHER'])
})
