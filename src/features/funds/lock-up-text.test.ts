import { beforeAll, describe, expect, it } from 'vitest'
import { createFormatter } from '~/lib/format/formatter.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import type { LockUpView } from './fund-summary.schema.ts'
import { lockUpText, lockUpWarning } from './lock-up-text.ts'

beforeAll(async () => {
  await ensureTranslations('fr', ['funds'])
  await ensureTranslations('en', ['funds'])
})

const fixedTerm = { kind: 'fixed_term', years: 5, until: '2024-12-31' } as const
const perSubscription = { kind: 'per_subscription', years: 5 } as const
const none = { kind: 'none' } as const

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

const textOf = (locale: 'fr' | 'en', lockUp: LockUpView | null) =>
  plain(lockUpText(translationsOf(locale).funds, createFormatter(locale), lockUp))

const warningOf = (locale: 'fr' | 'en', lockUp: LockUpView | null, isLockUpOver = false) =>
  plain(lockUpWarning(translationsOf(locale).funds, createFormatter(locale), { lockUp, isLockUpOver }))

// P-330
describe('the lock-up in short', () => {
  it.each([
    ['fr', fixedTerm, '5 ans à compter de la constitution du fonds, jusqu’au 31 décembre 2024'],
    ['en', fixedTerm, /^5 years from the fund’s constitution, until .*2024$/],
    ['fr', perSubscription, '5 ans à compter de chaque souscription'],
    ['en', perSubscription, '5 years from each subscription'],
    ['fr', none, 'Aucune durée réglementaire'],
    ['en', none, 'No regulatory period'],
  ] as const)('in %s, of %o, is worded by its kind', (locale, lockUp, text) => {
    expect(textOf(locale, lockUp)).toMatch(text)
  })

  it('is nothing where the product API does not tell', () => {
    expect(textOf('fr', null)).toBeUndefined()
  })
})

// P-077, P-330
describe('the warning of the lock-up', () => {
  it('says until when sums are blocked, with the cases of early release', () => {
    expect(warningOf('fr', fixedTerm)).toContain(
      'sont bloquées pendant 5 ans à compter de la constitution du fonds, jusqu’au 31 décembre 2024, sauf',
    )
    expect(warningOf('en', fixedTerm)).toContain(
      'are blocked for 5 years from the fund’s constitution, until',
    )
  })

  it('speaks in the past, and of no early release, once a fixed term is over', () => {
    expect(warningOf('fr', fixedTerm, true)).toBe(
      'Les sommes investies ont été bloquées pendant 5 ans ; cette période de blocage a pris fin le 31 décembre 2024.',
    )
    expect(warningOf('en', fixedTerm, true)).toContain('The sums invested were blocked for 5 years; this')
  })

  it('counts from each subscription, and names no day, for a fund without fixed term', () => {
    expect(warningOf('fr', perSubscription)).toContain('pendant les 5 ans qui suivent chaque souscription')
    expect(warningOf('en', perSubscription)).toContain('for 5 years after each subscription')
  })

  it('is nothing where nothing is locked up, or the lock-up is unknown', () => {
    expect(warningOf('fr', none)).toBeUndefined()
    expect(warningOf('fr', null)).toBeUndefined()
  })
})
