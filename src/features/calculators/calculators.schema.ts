import type { CallYear, FeeEffect, IlliquidityCost } from '~/lib/calculators/calculators.ts'
import type { CalculatorsSearch } from './calculators-search.ts'

/** Results of the calculators, and the values that they were computed from. */
export type Calculations = {
  readonly asked: { readonly [Name in keyof CalculatorsSearch]-?: string }
  readonly calls: readonly CallYear[]
  readonly illiquidity: IlliquidityCost
  readonly fees: FeeEffect
}
