import { expect, it } from 'vitest'
import { mailLanguageOf, preferenceOf } from './mail-language.ts'

// P-016
it.each([
  // place, preference, last sign-in: language of the mail
  [undefined, null, 'en', 'en'],
  [undefined, null, 'fr', 'fr'],
  [undefined, null, 'de', 'fr'],
  [undefined, 'en', 'fr', 'en'],
  [undefined, 'fr', 'en', 'fr'],
  [undefined, 'de', 'en', 'en'],
  [undefined, '', 'EN', 'fr'],
  ['fr', 'en', 'en', 'fr'],
  ['en', 'fr', 'fr', 'en'],
  ['en', null, 'fr', 'en'],
] as const)(
  'a mail from a page in %s, to who prefers %s and signed in last in %s, is in %s',
  (place, preferredLocale, locale, language) => {
    expect(mailLanguageOf({ preferredLocale, locale }, place)).toBe(language)
  },
)

it('a preference for another language is none', () => {
  expect(['fr', 'en', 'de', '', null].map((preferredLocale) => preferenceOf({ preferredLocale }))).toEqual([
    'fr',
    'en',
    null,
    null,
    null,
  ])
})
