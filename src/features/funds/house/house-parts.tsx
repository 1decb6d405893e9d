import type { ReactNode } from 'react'
import { HouseFacts } from './house-facts.tsx'
import type { HouseFigures } from './house-figures.schema.ts'
import { RealisedFunds } from './realised-funds.tsx'

/** The figures of the house; null without any fund, or while they cannot be had. */
export type House = HouseFigures | null

/** The parts of a page that the figures of the house are shown in. */
export function housePartsOf(house: House): { readonly facts?: ReactNode; readonly realised?: ReactNode } {
  if (house === null) return {}
  const { realised } = house
  return {
    facts: <HouseFacts figures={house} />,
    realised: realised.length > 0 && <RealisedFunds funds={realised} />,
  }
}
