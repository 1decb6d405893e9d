import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPathEngine } from './path-engine.ts'

const engine = createPathEngine(
  {
    '/': { fr: '/', en: '/en' },
    '/funds': { fr: '/fonds', en: '/en/funds' },
    '/funds/compare': { fr: '/fonds/comparer', en: '/en/funds/compare' },
    '/funds/$id': { fr: '/fonds/$id', en: '/en/funds/$id' },
    '/guides/$category/$slug': { fr: '/guide/$category/$slug', en: '/en/guide/$category/$slug' },
    '/subscribe': { fr: null, en: '/en/subscribe' },
    '/content/$': { fr: '/$', en: '/en/$' },
  },
  ['/api/health'],
)

describe('the path engine', () => {
  it.each([
    ['/', '/fr'],
    ['/en', '/en'],
    ['/fonds', '/fr/funds'],
    ['/en/funds', '/en/funds'],
    ['/fonds/comparer', '/fr/funds/compare'],
    ['/fonds/avenir-pme', '/fr/funds/avenir-pme'],
    ['/en/funds/a%2Fb', '/en/funds/a%2Fb'],
    ['/guide/montant/10-000', '/fr/guides/montant/10-000'],
    ['/api/health', '/api/health'],
  ])('maps %s to the page %s', (publicPath, internal) => {
    expect(engine.toInternal(publicPath)).toBe(internal)
    expect(engine.toPublic(internal)).toBe(publicPath)
  })

  it.each([
    ['/funds', '/fr/content/funds'],
    ['/en/fonds', '/en/content/fonds'],
    ['/fr', '/fr/content/fr'],
    ['/fr/funds', '/fr/content/fr/funds'],
    ['/EN/funds', '/fr/content/EN/funds'],
    ['/fonds/a/b', '/fr/content/fonds/a/b'],
    ['/guide//x', '/fr/content/guide//x'],
    ['/subscribe', '/fr/content/subscribe'],
  ])('sends %s, which is no page of that language, to the catch-all', (publicPath, internal) => {
    expect(engine.toInternal(publicPath)).toBe(internal)
  })

  it('knows that a page without an alternate has no address in the other language', () => {
    expect(engine.toPublic('/fr/subscribe')).toBeUndefined()
    expect(engine.toPublic('/en/subscribe')).toBe('/en/subscribe')
  })

  it('knows how the address of a page is written', () => {
    expect(engine.patternOf('/$locale/funds/$id', 'fr')).toBe('/fonds/$id')
    expect(engine.patternOf('/$locale', 'en')).toBe('/en')
    expect(engine.patternOf('/$locale/subscribe', 'fr')).toBeUndefined()
    expect(engine.patternOf('/api/health', 'en')).toBe('/api/health')
    expect(engine.patternOf('/', 'fr')).toBeUndefined()
  })

  it('refuses two routes with one path', () => {
    const table = { '/a': { fr: '/x', en: null }, '/b': { fr: '/x', en: null } } as const
    expect(() => createPathEngine(table, [])).toThrow('two routes share the path /x')
  })

  // P-007
  it('reads the language from the path alone', () => {
    expect(engine.localeOf('/english')).toBe('fr')
    expect(engine.localeOf('/en/x')).toBe('en')
    expect(engine.localeOf('/en')).toBe('en')
  })

  it('gives every path back unchanged after both ways', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const publicPath = path === '' ? '/' : path
        expect(engine.toPublic(engine.toInternal(publicPath))).toBe(publicPath)
      }),
    )
  })

  it('never throws on any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__proto__', 'constructor', '%', '%E0%A4%A'),
    )
    fc.assert(
      fc.property(fc.array(text), (segments) => {
        const path = `/${segments.join('/')}`
        expect(['fr', 'en']).toContain(engine.localeOf(path))
        expect(engine.toInternal(path)).toMatch(/^\/(fr|en)(\/|$)/)
        engine.toPublic(path)
      }),
    )
  })
})
