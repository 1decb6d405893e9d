import { beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '../../support/html-page.ts'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const password = 'Sandbox-2026!'

const languages = {
  fr: {
    home: '/',
    list: '/mon-compte/documents',
    as: /en tant qu’investisseur/,
    email: 'Adresse email',
    password: 'Mot de passe',
    enter: 'Se connecter',
    ended: 'Fonds liquidés',
  },
  en: {
    home: '/en',
    list: '/en/my-account/documents',
    as: /as an investor/,
    email: 'Email address',
    password: 'Password',
    enter: 'Sign in',
    ended: 'Liquidated funds',
  },
} as const

describe.each(['fr', 'en'] as const)('the home page of an investor of thirty funds (%s)', (locale) => {
  const texts = languages[locale]

  // P-617
  it('has the liquidated funds in a part of their own, and no fund twice', async () => {
    const browser = createPlainVisitor(services.portalUrl)
    const provider = await browser.send(await browser.open(texts.list), texts.as)
    await browser.send(provider, texts.enter, {
      [texts.email]: 'investor-thirty@sandbox.example',
      [texts.password]: password,
    })
    const home = await browser.open(texts.home)
    const part = home.root.querySelectorAll('details').find((one) => textOf(one).startsWith(texts.ended))
    const ended = part?.querySelectorAll('tbody tr') ?? []
    expect(ended.length).toBeGreaterThan(2)
    expect(part?.hasAttribute('open')).toBe(false)
    const names = home.root.querySelectorAll('tbody th a').map(textOf)
    expect(names).toHaveLength(30)
    expect(new Set(names).size).toBe(30)
  })
})
