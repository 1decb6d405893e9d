import type { AsOf } from '~/lib/as-of.ts'
import type { PositionFigures } from '~/lib/figures/position-figures.ts'
import type { DueView, LostParts } from './position.schema.ts'

/** Figures of one holder in one currency; `mandate` is null for the user's own. */
export type PortfolioRow = {
  readonly mandate: string | null
  readonly holder: string
  readonly power: 'read' | 'act'
  readonly figures: PositionFigures
}

/** All portfolios in one currency: their sum as of one investor, and each holder. */
export type PortfolioCurrency = {
  readonly total: PositionFigures
  readonly rows: readonly PortfolioRow[]
  /** Amount of the shares that holders handed over to each other, which the sum leaves out; null for none. */
  readonly transferred: string | null
}

/** What is expected by a day, and of which holder. */
export type PortfolioDue = {
  readonly mandate: string | null
  readonly holder: string
  readonly power: 'read' | 'act'
  readonly item: DueView
}

type Terms = {
  readonly id: string
  readonly scope: 'documents' | 'figures' | 'both'
  readonly power: 'read' | 'act'
  /** Days `YYYY-MM-DD`; without end if null. */
  readonly since: string
  readonly until: string | null
  /** Whether emails about the holder also go to who acts. */
  readonly notified?: boolean | undefined
}

/** The user's own portfolio and those of the holders for whom they have a mandate (P-694). */
export type PortfoliosView = {
  readonly asOf: AsOf
  /** The currency of most holdings first: amounts of several currencies have no sum. */
  readonly currencies: readonly PortfolioCurrency[]
  /** Earliest first; empty for a past day. */
  readonly due: readonly PortfolioDue[]
  /** Funds whose ledger contradicts itself, left out of every figure. */
  readonly unreadable: readonly string[]
  readonly lost: LostParts & {
    /** Whole portfolios by holder; null for one whose holder cannot be read either. */
    readonly portfolios: readonly (string | null)[]
  }
  readonly held: readonly (Terms & { readonly holder: string })[]
  readonly given: readonly (Terms & { readonly person: string })[]
}
