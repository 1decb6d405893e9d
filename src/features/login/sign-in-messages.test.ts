import { expect, it } from 'vitest'
import { purposeOf } from './sign-in-messages.tsx'

// P-374
it.each([
  [undefined, undefined],
  ['/', undefined],
  ['/en/contact', undefined],
  ['/api/proxy/documents/doc-1/view', 'document'],
  ['/fonds/orvanne-croissance-ii/documents?annee=2025', 'document'],
  ['/en/funds/orvanne-croissance-ii', 'fund'],
  ['/mon-compte/documents', 'account'],
  ['/en/my-account', 'account'],
  ['/auth/investors/funds', 'account'],
  ['/espace-equipe', 'team'],
])('who comes from %s signs in for %s', (callbackUrl, purpose) => {
  expect(purposeOf(callbackUrl)).toBe(purpose)
})
