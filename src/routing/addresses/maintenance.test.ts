import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardMaintenance, maintenanceVerdict } from './maintenance.ts'
import { routeTable } from './route-table.ts'

const pages = Object.entries(routeTable).flatMap(([name, { fr, en }]) =>
  name === '/maintenance' ? [] : [fr, en].map((path) => path.replaceAll(/\$\w*/g, 'x')),
)

describe('during maintenance', () => {
  it.each(pages)('the page %s leads to the maintenance page', (page) => {
    expect(maintenanceVerdict(page, 'on')).toBe('to_maintenance')
  })

  it.each([
    '/nowhere',
    '/auth/redirect-to-login',
    '/investor/email-not-verified',
    '/maintenance/x',
    '/en/maintenancee',
  ])('%s leads to the maintenance page', (path) => {
    expect(maintenanceVerdict(path, 'on')).toBe('to_maintenance')
  })

  it.each([
    '/_serverFn/abc',
    '/_serverFn/',
    '/api',
    '/api/',
    '/api/auth/session',
    '/api/auth/csrf',
    '/api/auth/signin/investor',
    '/api/auth/callback',
    '/api/auth/callback/investor/more',
    '/api/healthy',
    '/api/hooks/',
    '/api/proxy/documents/1/view',
    '/sitemap.xml',
    '/robots.txt',
    '/locales/fr-FR.json',
  ])('%s is refused', (path) => {
    expect(maintenanceVerdict(path, 'on')).toBe('refuse')
  })

  it.each([
    '/maintenance',
    '/en/maintenance',
    '/assets/index.js',
    '/api/health',
    '/api/metrics',
    '/api/build.json',
    '/api/hooks/content',
    '/api/auth/callback/partner',
    '/api/auth/signout',
  ])('%s stays open', (path) => {
    expect(maintenanceVerdict(path, 'on')).toBe('pass')
  })

  // P-051
  it('only the listed paths stay open during maintenance', () => {
    const open = /^(\/maintenance|\/en\/maintenance|\/assets\/.*|\/api\/.*)$/s
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const path = `/${text}`
        if (!open.test(path)) expect(maintenanceVerdict(path, 'on')).not.toBe('pass')
      }),
    )
  })

  it('who holds the bypass passes everywhere, and may look at the maintenance page', () => {
    for (const path of ['/', '/en/funds', '/api/auth/session', '/_serverFn/abc', '/maintenance'])
      expect(maintenanceVerdict(path, 'bypassed')).toBe('pass')
  })
})

describe('without maintenance', () => {
  it.each(['/', '/fonds', '/api/auth/session', '/_serverFn/abc'])('%s is open', (path) => {
    expect(maintenanceVerdict(path, 'off')).toBe('pass')
  })

  it.each(['/maintenance', '/en/maintenance'])('%s leads home', (path) => {
    expect(maintenanceVerdict(path, 'off')).toBe('to_home')
  })
})

describe('the guard of pages', () => {
  const redirectOf = (task: () => void): unknown => {
    try {
      task()
    } catch (thrown) {
      return thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown
    }
    return undefined
  }

  it.each([
    ['on', '/fonds', '/maintenance'],
    ['on', '/en/funds', '/en/maintenance'],
    ['off', '/maintenance', '/'],
    ['off', '/en/maintenance', '/en'],
  ] as const)('with maintenance %s leads from %s to %s', (state, from, to) => {
    expect(redirectOf(() => guardMaintenance(state, from))).toMatchObject([302, to])
  })

  it.each([
    ['off', '/fonds'],
    ['bypassed', '/fonds'],
    ['on', '/maintenance'],
  ] as const)('with maintenance %s lets %s pass', (state, path) => {
    expect(redirectOf(() => guardMaintenance(state, path))).toBeUndefined()
  })
})
