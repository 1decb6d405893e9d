import type { MoneyView } from '../fund-summary.schema.ts'

/** A liquidated fund: exact amounts per main share, from its first value to its last. */
export type RealisedFund = {
  readonly key: string
  readonly hasPage: boolean
  readonly name: string
  readonly shareName: string
  readonly currency: string
  readonly since: string
  readonly until: string
  readonly paidIn: string
  readonly received: string
  /** Total value over the capital paid in; null for less than twelve months of values (P-085). */
  readonly tvpi: string | null
}

/** Figures of the house (P-777). */
export type HouseFigures = {
  /** The day of the figures. */
  readonly asOf: string
  readonly launched: number
  /** Year of the first launch; null where none is published. */
  readonly since: string | null
  readonly strategies: number
  /** Funds that are not liquidated. */
  readonly running: number
  /** Those of them that publish their size. */
  readonly sized: number
  /** Sum of those sizes in each currency, the largest first. */
  readonly sizes: readonly MoneyView[]
  /** The funds liquidated last, newest first. */
  readonly realised: readonly RealisedFund[]
}
