import { expect, it } from 'vitest'
import { carriesSecret, secretParameters, secretQuery } from './secret-parameters.ts'

// P-649
it.each([
  '/document-partage?token=abc',
  '/contact?subject=other&token=abc',
  '/en/my-account/access?invitation=abc',
  '/connexion?callbackUrl=%2Fmon-compte%2Facces%3Finvitation%3Dabc',
  '/connexion?callbackUrl=/mon-compte/acces?invitation=abc#main',
  '/contact?%74oken=abc',
])('%s carries a secret', (address) => {
  expect(carriesSecret(address)).toBe(true)
})

// P-649
it.each([
  '/',
  '/contact?subject=token',
  '/fonds?q=token%3Dabc',
  '/contact#?token=abc',
  '/recherche?tokens=1',
])('%s carries none', (address) => {
  expect(carriesSecret(address)).toBe(false)
})

// P-649
it.each(secretParameters)('the header leads back to no address with %s', (name) => {
  expect(
    [`/contact?${name}=abc`, `/contact?page=2&${name}=abc#main`].filter((path) => secretQuery.test(path)),
  ).toHaveLength(2)
  expect(['/', `/fonds?q=${name}`, `/fonds?${name}s=1`].filter((path) => secretQuery.test(path))).toEqual([])
})
