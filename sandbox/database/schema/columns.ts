import type { ShareTotals } from '../../../src/contract/product-api/fund.schema.ts'
import type { Portfolio } from '../../../src/contract/product-api/fund-disclosures.schema.ts'

/** A text in both languages, stored as JSON. */
export type LocalizedText = { readonly fr: string; readonly en: string }

/** A dated figure of a share, as stored and sent: an exact decimal as text. */
export type StoredAmount = { readonly date: string; readonly amount: string }

/**
 * A net asset value. `publishedOn` is the day from which its readers could know it; without it, the day is reckoned
 * from the share's periodicity.
 */
export type StoredValue = StoredAmount & { readonly publishedOn?: string }

/** Editorial content of a fund, separate from the columns that lists and filters read. */
export type StoredFundContent = {
  readonly strategyText: LocalizedText
  readonly valuationText: LocalizedText
  readonly taxationText: LocalizedText
  readonly team: readonly {
    readonly name: string
    readonly position: LocalizedText
    readonly biography: LocalizedText
  }[]
  readonly terms: readonly { readonly label: LocalizedText; readonly value: LocalizedText }[]
}

/** Accented letters of searched texts, and their replacements in `searchableText`. */
export const accented = 'àâäáãçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸ'
export const unaccented = 'aaaaaceeeeiiiinooooouuuuyyAAAAACEEEEIIIINOOOOOUUUUYY'
/** Amounts of a fund's main share; its name is written in French, as in `fund_shares`. */
export type StoredShareTotals = ShareTotals

type StoredWeight = { readonly label: LocalizedText; readonly percent: string }

/** Holdings of a fund's portfolio, with texts in both languages. */
export type StoredPortfolio = Pick<Portfolio, 'asOf' | 'committed' | 'invested'> & {
  readonly holdings: readonly (Pick<Portfolio['holdings'][number], 'name' | 'since' | 'percent'> & {
    readonly sector: LocalizedText
    readonly country: LocalizedText
  })[]
  readonly sectors: readonly StoredWeight[]
  readonly countries: readonly StoredWeight[]
}
