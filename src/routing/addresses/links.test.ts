import { describe, expect, it } from 'vitest'
import { pathFor } from './links.tsx'

describe('the public path of a page', () => {
  it('is the one of the language', () => {
    expect(pathFor({ to: '/', locale: 'fr' })).toBe('/')
    expect(pathFor({ to: '/', locale: 'en' })).toBe('/en')
    expect(pathFor({ to: '/funds/compare', locale: 'fr' })).toBe('/fonds/comparer')
  })

  it('escapes parameters so that they stay one segment', () => {
    expect(pathFor({ to: '/funds/$id', locale: 'en', params: { id: 'a/b?c' } })).toBe('/en/funds/a%2Fb%3Fc')
  })

  it('keeps the segments of a catch-all', () => {
    expect(pathFor({ to: '/content/$', locale: 'fr', params: { _splat: 'mentions/légales' } })).toBe(
      '/mentions/l%C3%A9gales',
    )
  })

  it('carries its search', () => {
    expect(pathFor({ to: '/funds', locale: 'fr', search: { status: ['open', 'closed'], q: '' } })).toBe(
      '/fonds?status=open&status=closed',
    )
  })
})
