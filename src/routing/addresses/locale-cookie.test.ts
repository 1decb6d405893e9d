import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './locale-cookie.ts'
import { localeOfReturn, localeOfSearch, pathIn, withStatedLocale } from './locale-of-return.ts'
import { routeTable } from './route-table.ts'

const language = fc.constantFrom('fr', 'en', undefined)

// P-016
describe('the language of a redirect, page or mail', () => {
  it('is that of the page, then of the profile, then of the cookie, then French', () => {
    fc.assert(
      fc.property(language, language, language, (place, profile, cookie) => {
        const [strongest = 'fr'] = [place, profile, cookie].filter((told) => told !== undefined)
        expect(chooseLanguage({ place, profile, cookie })).toBe(strongest)
      }),
    )
  })

  it.each([
    ['/', undefined],
    ['/?campaign=1', 'fr'],
    ['/en', 'en'],
    ['/fonds', 'fr'],
    ['/en/my-account?x=1', 'en'],
    ['/resources', undefined],
    ['/resources?locale=en', 'en'],
    ['/auth/investors/funds', undefined],
    ['/investor/email-not-verified?result=sent&locale=en', 'en'],
    ['/auth/partner/redirect-to-login?callbackUrl=%2Fen%2Ffunds', 'en'],
    ['/auth/partner/redirect-to-login?callbackUrl=%2Fen%2Ffunds&locale=fr', 'fr'],
    ['/api/proxy/documents/doc-1', undefined],
  ])('of %s is %s', (path, told) => {
    expect(localeOfReturn(path)).toBe(told)
  })

  it('is determined for any search parameters without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (locale, callbackUrl) => {
        const told = localeOfSearch({ locale, callbackUrl })
        expect([undefined, 'fr', 'en']).toContain(told)
      }),
    )
    expect(localeOfReturn(withStatedLocale('/resources?a=1', 'en'))).toBe('en')
  })
})

describe('a path in the other language', () => {
  it.each(Object.values(routeTable).filter(({ fr, en }) => fr !== null && en !== null))(
    'is the same page: $fr and $en',
    ({ fr, en }) => {
      if (/\$/.test(`${fr}${en}`)) return
      expect(pathIn('en', `${fr}?x=1#y`)).toBe(`${en}?x=1#y`)
      expect(pathIn('fr', `${en}?x=1#y`)).toBe(`${fr}?x=1#y`)
    },
  )

  it('is the path itself where both languages share it', () => {
    expect(pathIn('en', '/resources?x=1')).toBe('/resources?x=1')
  })
})
