import Big from 'big.js'
import type { KeyFigures } from '../../src/contract/product-api/fund-disclosures.schema.ts'
import type { AssetClassCode } from '../product/vocabulary.ts'
import type { FundPlan } from './fund-plan.ts'
import { createRandom } from './random.ts'

/** Rates of a fund's costs, in hundredths of a percent: once for entry, each year for the others. */
export type FundRates = {
  readonly entry: number
  readonly management: number
  readonly other: number
  readonly transaction: number
  readonly performance: number
}

/** The rates of a fund's costs: those of its terms, its key information document and its page. */
export function fundRates(plan: FundPlan): FundRates {
  const isProfessional = plan.family.legalForm === 'FPCI'
  const isDebt = plan.family.assetClass === 'private-debt'
  return {
    entry: isProfessional ? 200 : 500,
    management: (isProfessional ? 150 : 280) + (plan.number % 8) * 10,
    other: isProfessional ? 25 : 40,
    transaction: isDebt ? 10 : 20 + (plan.number % 4) * 5,
    performance: isDebt ? 20 + (plan.number % 3) * 5 : 55 + (plan.number % 5) * 8,
  }
}

type ScenarioRates = readonly [stress: number, unfavourable: number, moderate: number, favourable: number]

/** Average yearly returns in hundredths of a percent, after costs, by asset class. */
const scenarioRates: Readonly<Record<AssetClassCode, ScenarioRates>> = {
  'private-equity': [-905, -140, 560, 980],
  'venture-capital': [-1430, -420, 480, 1150],
  'private-debt': [-520, 60, 400, 560],
  infrastructure: [-610, -10, 450, 710],
  'real-estate': [-760, -110, 340, 620],
  secondaries: [-690, 20, 570, 860],
}

const scenarioKinds = ['stress', 'unfavourable', 'moderate', 'favourable'] as const
const investment = new Big(10_000)
/** Recommended holding period of funds without fixed term, in years. */
const evergreenYears = 8

const percentOf = (hundredths: number): string => new Big(hundredths).div(100).toFixed(2)
const costOf = (hundredths: number): Big => investment.times(hundredths).div(10_000)

function costsOf(rates: FundRates, years: number): KeyFigures['costs'] {
  const yearly = (kind: 'ongoing' | 'transaction' | 'performance', hundredths: number) => ({
    kind,
    rate: percentOf(hundredths),
    firstYear: costOf(hundredths).toFixed(2),
    wholePeriod: costOf(hundredths).times(years).toFixed(2),
  })
  const entry = costOf(rates.entry).toFixed(2)
  return [
    { kind: 'entry', rate: percentOf(rates.entry), firstYear: entry, wholePeriod: entry },
    yearly('ongoing', rates.management + rates.other),
    yearly('transaction', rates.transaction),
    yearly('performance', rates.performance),
    { kind: 'exit', rate: '0.00', firstYear: '0.00', wholePeriod: '0.00' },
  ]
}

function scenariosOf(plan: FundPlan, years: number): KeyFigures['scenarios'] {
  const shift = createRandom(`scenarios ${plan.number}`).integer(-45, 45)
  const rates = scenarioRates[plan.family.assetClass]
  return scenarioKinds.map((kind, index) => {
    const hundredths = (rates[index] ?? 0) + shift
    const growth = new Big(1).plus(new Big(hundredths).div(10_000))
    return {
      kind,
      received: investment.times(growth.pow(years)).toFixed(0),
      yearlyReturn: percentOf(hundredths),
    }
  })
}

/**
 * The costs and scenarios of a fund for 10,000 € held for the recommended period. Yearly costs are taken on
 * the sum invested, as the rules of the funds have it: their sum is the rate times the years.
 */
export function drawKeyFigures(plan: FundPlan): KeyFigures {
  const holdingYears = plan.family.horizonYears ?? evergreenYears
  const costs = costsOf(fundRates(plan), holdingYears)
  const total = costs.reduce((sum, { wholePeriod }) => sum.plus(wholePeriod), new Big(0))
  return {
    investment: { amount: investment.toFixed(0), currency: 'EUR' },
    holdingYears,
    costs,
    yearlyImpact: total.div(investment).div(holdingYears).times(100).toFixed(2),
    scenarios: scenariosOf(plan, holdingYears),
  }
}
