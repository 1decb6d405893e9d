import { describe, expect, it } from 'vitest'
import { alternateLinks, alternatesOfMatches, canonicalLinks } from './alternate-links.ts'

const page = (fullPath: string, params: Record<string, string>, loaderData?: unknown) => [
  { fullPath: '/$locale', params },
  { fullPath, params, loaderData },
]

describe('the alternates of a page', () => {
  it('are the same page in each language', () => {
    expect(alternatesOfMatches(page('/$locale/funds', { locale: 'fr' }))).toEqual({
      fr: '/fonds',
      en: '/en/funds',
    })
  })

  // P-011
  it('use the translated parameters that the loader gives', () => {
    const alternateParameters = { fr: { id: 'avenir-pme' }, en: { id: 'sme-future' } }
    const matches = page('/$locale/funds/$id', { locale: 'en', id: 'sme-future' }, { alternateParameters })
    expect(alternatesOfMatches(matches)).toEqual({ fr: '/fonds/avenir-pme', en: '/en/funds/sme-future' })
  })

  it('leave out a language in which the entry does not exist', () => {
    const matches = page('/$locale/funds/$id', { locale: 'fr', id: 'x' }, { alternateParameters: { fr: {} } })
    expect(alternatesOfMatches(matches)).toEqual({ fr: '/fonds/x' })
  })

  it('have their parameters as an address writes them, and the rest of a path as it stands', () => {
    expect(alternatesOfMatches(page('/$locale/funds/$id', { locale: 'fr', id: 'a/é $1' }))).toEqual({
      fr: '/fonds/a%2F%C3%A9%20%241',
      en: '/en/funds/a%2F%C3%A9%20%241',
    })
    expect(alternatesOfMatches(page('/$locale/content/$', { locale: 'fr', _splat: 'a/b' }))).toEqual({
      fr: '/a/b',
      en: '/en/a/b',
    })
  })

  it('are none without a value for each parameter', () => {
    expect(alternatesOfMatches(page('/$locale/funds/$id', { locale: 'fr', id: '' }))).toEqual({})
  })

  // P-012
  it('are announced with absolute addresses and a default', () => {
    expect(alternateLinks(page('/$locale', { locale: 'en' }), 'https://portal.example')).toEqual([
      { rel: 'alternate', hrefLang: 'fr', href: 'https://portal.example/' },
      { rel: 'alternate', hrefLang: 'en', href: 'https://portal.example/en' },
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://portal.example/' },
    ])
  })

  it('are none for a page that was not found', () => {
    const params = { locale: 'fr', id: 'x' }
    const matches = [
      { fullPath: '/$locale', params },
      { fullPath: '/$locale/funds/$id', params, status: 'notFound' },
    ]
    expect(alternateLinks(matches, 'https://portal.example')).toEqual([])
  })
})

describe('the canonical address', () => {
  const matches = page('/$locale/funds/$id', { locale: 'en', id: 'x' })

  it('is the page’s own public address without its search', () => {
    expect(canonicalLinks(matches, 'https://portal.example')).toEqual([
      { rel: 'canonical', href: 'https://portal.example/en/funds/x' },
    ])
  })

  it('is left to the route that writes its own', () => {
    const own = [
      ...matches,
      { fullPath: '/$locale/funds', params: {}, staticData: { hasOwnCanonical: true } },
    ]
    expect(canonicalLinks(own, 'https://portal.example')).toEqual([])
  })
})
