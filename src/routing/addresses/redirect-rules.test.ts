import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLegacyPaths } from './legacy-paths.ts'
import { canonicalPathname } from './redirect-rules.ts'

const legacyList = readFileSync(new URL('./legacy/legacy-paths.txt', import.meta.url), 'utf8')
const { moved } = parseLegacyPaths(legacyList)

// P-026, P-027, P-028, P-029
describe('the redirect rules', () => {
  it.each([
    ['/contact/', '/contact'],
    ['/en/funds///', '/en/funds'],
    ['/contact;', '/contact'],
    ['/contact;link', '/contact'],
    ['/contact%3Blink', '/contact'],
    ['/fonds/fnd-12/;link', '/fonds/fnd-12'],
    ['/contact;link/;', '/contact'],
    ['/;', '/'],
    ['/en/a/b/en', '/en/a/b'],
    ['/fr/a/b/fr', '/a/b'],
    ['/en/a/en/en/', '/en/a'],
    ['/fr/a/fr;link', '/a'],
    ['/register', '/en/register'],
    ['/register/;', '/en/register'],
    ['/fr/register/fr', '/en/register'],
    ['/guide//un-guide', '/guide/placement/un-guide'],
    ['/en/guide//a-guide/;link', '/en/guide/placement/a-guide'],
    ['/guide/epargne/un-guide', '/guide/placement/un-guide'],
    ['/en/guide/savings/a-guide/', '/en/guide/placement/a-guide'],
    ['/fr/guide/lexique/un-guide/fr', '/guide/placement/un-guide'],
  ])('lead from %s to %s', (from, to) => {
    expect(canonicalPathname(from)).toBe(to)
  })

  it.each([
    '/',
    '/en',
    '/fonds',
    '/en/en',
    '/fr',
    '/fr/fonds',
    '/en/a/fr',
    '/en/register',
    '/guide/montant/un-guide',
    '/guide/placement/un-guide',
    '/guide/epargne',
    '/guide/epargne/un-guide/plus',
    '/analyses-et-tendances//un-article',
    '/a;b',
    '/a;links',
    '/constructor',
    '/toString',
  ])('leave %s alone', (pathname) => {
    expect(canonicalPathname(pathname)).toBe(pathname)
  })

  it.each([
    ['/guides/dic/', '/guide/investir/lire-un-document-d-informations-cles'],
    ['/fr/guides/dic;link/fr', '/guide/investir/lire-un-document-d-informations-cles'],
    ['/en/nowhere;', '/en/nowhere'],
    ['/fonds/ot2;link', '/fonds/fnd-2'],
    ['/guide/fiscalite/isf-pme', '/guide/defiscalisation/reduction-d-impot-fcpi-et-fip'],
    ['/guide//fcpr', '/guide/type/le-fcpr-porte-d-entree-du-non-cote'],
    ['/guide//other', '/guide/placement/other'],
    ['/constructor', '/constructor'],
  ])('lead from %s to %s with the legacy table', (from, to) => {
    expect(canonicalPathname(from, moved)).toBe(to)
  })

  const segment = fc.constantFrom(
    '',
    'fr',
    'en',
    'a',
    'register',
    ';',
    ';link',
    'x;',
    'guide',
    'epargne',
    '%3B',
    '.',
    'evil.example',
  )
  const anyPathname = fc.oneof(
    fc
      .tuple(fc.constantFrom(...moved.keys()), fc.constantFrom('', '/', ';', ';link', '/fr', '/en', '//'))
      .map(([path, ending]) => `${path}${ending}`),
    fc.array(segment, { maxLength: 8 }).map((segments) => `/${segments.join('/')}`),
    fc.webPath().map((path) => (path.startsWith('/') ? path : `/${path}`)),
  )

  // P-030
  it('are answered in one hop: applied again they change nothing', () => {
    fc.assert(
      fc.property(anyPathname, (pathname) => {
        const once = canonicalPathname(pathname, moved)
        expect(canonicalPathname(once, moved)).toBe(once)
      }),
    )
  })

  // P-031
  it('never lead to another origin', () => {
    fc.assert(
      fc.property(anyPathname, (pathname) => {
        const target = canonicalPathname(pathname, moved)
        expect(target).toMatch(/^\/(?!\/)/)
        expect(new URL(target, 'https://portal.example').origin).toBe('https://portal.example')
      }),
    )
  })

  it('never throw, and keep a path of this origin one, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const path = `/${text.replace(/^[/\\\s]+/, '')}`
        expect(canonicalPathname(path, moved)).toMatch(/^\/(?!\/)/)
      }),
    )
  })

  it('come to an end on the longest path that a request may have', () => {
    const hostile = `/en${'/en;link/'.repeat(220)}`
    expect(canonicalPathname(hostile)).toBe('/en/en')
  })
})
