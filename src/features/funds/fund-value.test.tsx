import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureTranslations } from '~/lib/translations.ts'
import { LocaleContext } from '~/routing/navigation/use-locale.ts'
import type { FundSummaryView, ShareTotalsView } from './fund-summary.schema.ts'
import { LatestValue } from './fund-value.tsx'

beforeAll(async () => {
  await ensureTranslations('fr', ['funds'])
  await ensureTranslations('en', ['funds'])
})

const totals: ShareTotalsView = {
  shareName: 'Part A',
  currency: 'EUR',
  since: '2025-01-15',
  asOf: '2026-03-31',
  committed: '100.00',
  paidIn: '40.00',
  distributed: '0.00',
}

const latestValue = {
  shareName: 'Part A',
  value: { amount: '39.60', currency: 'EUR' },
  date: '2026-03-31',
}

function textOf(
  fund: Pick<FundSummaryView, 'latestValue' | 'shareTotals'>,
  locale: 'fr' | 'en' = 'fr',
): string {
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <LatestValue fund={fund} />
    </LocaleContext>,
  )
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

// P-331
describe('the last value of a fund', () => {
  it('stands beside what is paid in of the commitment, and what was distributed', () => {
    const text = textOf({ latestValue, shareTotals: totals })
    expect(text).toContain('39,60 €')
    expect(text).toContain('40,00 € versés sur 100,00 €, rien de distribué à ce jour')
    expect(textOf({ latestValue, shareTotals: totals }, 'en')).toContain(
      '€40.00 paid in of €100.00, nothing distributed to date',
    )
  })

  it('names no commitment where everything is paid in', () => {
    const shareTotals = { ...totals, paidIn: '100.00', distributed: '12.50' }
    expect(textOf({ latestValue, shareTotals })).toContain('100,00 € versés, 12,50 € distribués')
    expect(textOf({ latestValue, shareTotals: { ...shareTotals, committed: null } })).not.toContain('sur')
  })

  it('of a liquidated fund is its total value, paid back, and never nothing', () => {
    const shareTotals = { ...totals, paidIn: '100.00', distributed: '143.20' }
    const text = textOf({ latestValue: null, shareTotals })
    expect(text).toContain('Valeur totale 143,20 €, entièrement remboursée')
    expect(text).toContain('100,00 € versés, 143,20 € distribués')
    expect(text).not.toMatch(/\b0,00/)
  })

  it('is the value alone where the product API tells no more', () => {
    expect(textOf({ latestValue, shareTotals: null })).toMatch(/39,60 € Part A, au [\d/]+ $/)
    expect(textOf({ latestValue: null, shareTotals: null })).toContain('non communiqué')
  })
})
