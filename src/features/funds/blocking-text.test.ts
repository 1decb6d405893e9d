import { beforeAll, describe, expect, it } from 'vitest'
import { createFormatter } from '~/lib/format/formatter.ts'
import { ensureTranslations, translationsOf } from '~/lib/translations.ts'
import { blockingText } from './blocking-text.ts'

beforeAll(async () => {
  await ensureTranslations('fr', ['funds'])
  await ensureTranslations('en', ['funds'])
})

const textOf = (locale: 'fr' | 'en', isOver: boolean) =>
  blockingText(translationsOf(locale).funds, createFormatter(locale), {
    years: 5,
    until: '2024-12-31',
    isOver,
  })
    ?.replaceAll('\u00a0', ' ')
    .replaceAll('\u202f', ' ')

// P-077
describe('the sentence about the blocking period', () => {
  it('says until when sums are blocked, with the cases of early release', () => {
    expect(textOf('fr', false)).toContain('sont bloquées pendant 5 ans, jusqu’au 31 décembre 2024, sauf')
    expect(textOf('en', false)).toContain('are blocked for 5 years, until 31 December 2024, except')
  })

  it('speaks in the past, and of no early release, once the period is over', () => {
    expect(textOf('fr', true)).toBe(
      'Les sommes investies ont été bloquées pendant 5 ans ; cette période de blocage a pris fin le 31 décembre 2024.',
    )
    expect(textOf('en', true)).toBe(
      'The sums invested were blocked for 5 years; this blocking period ended on 31 December 2024.',
    )
  })

  it('is nothing where the period is not known', () => {
    expect(blockingText(translationsOf('fr').funds, createFormatter('fr'), null)).toBeNull()
  })
})
