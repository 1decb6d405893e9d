import { expect, it } from 'vitest'
import { carriesSecret, withoutSecrets } from './secret-parameters.ts'

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
it.each([
  ['/contact?token=abc', '/contact'],
  ['/contact?subject=other&token=abc#main', '/contact?subject=other#main'],
  ['/fonds?page=2#list', '/fonds?page=2#list'],
  ['/', '/'],
])('of %s remains %s', (path, rest) => {
  expect(withoutSecrets(path)).toBe(rest)
})
