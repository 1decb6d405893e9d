import type { StoredShareTotals } from '../database/schema/columns.ts'
import type { fundShares } from '../database/schema/index.ts'
import type { FundPlan } from './fund-plan.ts'
import { inventedIsin } from './isin.ts'
import { addMonths, earlierOf, monthEndAfter, movedTo } from './plain-dates.ts'
import { createRandom, type Random } from './random.ts'
import { centsText, drawSeries, type Periodicity } from './share-series.ts'

/** A share class as stored. */
export type ShareRow = typeof fundShares.$inferInsert

type ShareClass = {
  readonly type: string
  readonly currency: string
  readonly startDate: string
  readonly periodicity: Periodicity
  readonly nominalCents: number
  readonly annualShift: number
}

/** Months between the last valuation and the seed's date: values are published some time after the period. */
export const publicationMonths: Readonly<Record<Periodicity, number>> = {
  month: 1,
  quarter: 2,
  semester: 3,
  year: 5,
}

/** Growth adjustments: retail regional and innovation funds cost more and have quotas. */
const formShifts = { FCPR: -0.005, FCPI: -0.03, FIP: -0.045, FPCI: 0 } as const

/** Returns the valuation interval of the fund's main share. */
export function periodicityOf(plan: FundPlan): Periodicity {
  const { family, number } = plan
  if (family.horizonYears === null) return family.assetClass === 'secondaries' ? 'quarter' : 'month'
  if (family.legalForm !== 'FPCI') return 'semester'
  if (family.assetClass === 'secondaries' || number % 17 === 0) return 'year'
  return family.assetClass === 'real-estate' ? 'semester' : 'quarter'
}

/** The commitment of one main share, in cents. */
const nominalCentsOf = (plan: FundPlan): number => (plan.family.legalForm === 'FPCI' ? 100_000 : 10_000)

function mainShare(plan: FundPlan): ShareClass {
  return {
    type: 'A',
    currency: 'EUR',
    startDate: plan.launchDate,
    periodicity: periodicityOf(plan),
    nominalCents: nominalCentsOf(plan),
    annualShift: 0,
  }
}

/** Returns the second and third shares, which differ in currency, price, costs or start. */
function otherShares(plan: FundPlan, main: ShareClass): ShareClass[] {
  const { family, number } = plan
  const carried: ShareClass = { ...main, type: 'B', nominalCents: 100, annualShift: 0.04 }
  const institutional: ShareClass = { ...main, type: 'I', nominalCents: 1_000_000, annualShift: 0.008 }
  if (family.geography === 'north-america') return [{ ...main, type: 'A2', currency: 'USD' }, carried]
  if (family.horizonYears === null) {
    const young = {
      ...institutional,
      startDate: family.sector === 'business-services' ? movedTo('2025-10-20', plan.asOf) : plan.launchDate,
    }
    return number % 2 === 0 ? [young] : [{ ...main, type: 'C', annualShift: 0.005 }]
  }
  if (family.legalForm === 'FIP' || number % 7 === 0) return []
  if (family.legalForm === 'FCPI' || number % 3 === 0) return [carried]
  return [institutional, carried]
}

/** Professional funds call the commitment over several years; one in five is not fully called. */
function callPercentsOf(plan: FundPlan, random: Random): readonly number[] {
  if (plan.family.legalForm === 'FCPR' && plan.family.horizonYears !== null) return [40, 30, 30]
  if (plan.family.legalForm !== 'FPCI') return [100]
  return random.pick<readonly number[]>([
    [25, 20, 20, 20, 15],
    [30, 25, 25, 20],
    [20, 20, 20, 15, 10],
    [35, 25, 20, 20],
    [15, 25, 25, 20, 10],
  ])
}

function lastDateOf(plan: FundPlan, periodicity: Periodicity): string {
  const published = monthEndAfter(plan.asOf, -publicationMonths[periodicity])
  if (plan.status !== 'liquidation' || plan.endDate === null) return published
  return earlierOf(addMonths(plan.endDate, -1), published)
}

function sellingFromYearsOf(plan: FundPlan): number | null {
  const { horizonYears, assetClass } = plan.family
  if (horizonYears === null) return null
  return assetClass === 'secondaries' ? 2.5 : horizonYears - 3.5
}

function drawShare(plan: FundPlan, share: ShareClass, position: number): ShareRow {
  const random = createRandom(`share ${plan.number} ${share.type}`)
  const series = drawSeries(
    {
      assetClass: plan.family.assetClass,
      startDate: share.startDate,
      lastDate: lastDateOf(plan, share.periodicity),
      sellingFromYears: sellingFromYearsOf(plan),
      isLiquidated: plan.status === 'liquidation',
      periodicity: share.periodicity,
      nominalCents: share.nominalCents,
      callPercents: callPercentsOf(plan, createRandom(`calls ${plan.number}`)),
      monthsBetweenCalls: plan.family.legalForm === 'FPCI' ? 9 : 6,
      annualShift: share.annualShift + formShifts[plan.family.legalForm],
    },
    random,
  )
  return {
    id: `shr-${plan.number}-${share.type.toLowerCase()}`,
    fundId: plan.number,
    position,
    name: share.currency === 'EUR' ? `Part ${share.type}` : `Part ${share.type} (${share.currency})`,
    type: share.type,
    isin: inventedIsin(plan.number, position),
    currency: share.currency,
    periodicity: share.periodicity,
    startDate: share.startDate,
    lastValuationDate: series.liquidationValues.at(-1)?.date ?? null,
    ...series,
  }
}

/**
 * Generates the one to three share classes of a fund, the main one first. Type B (carried interest) is
 * never public.
 */
export function drawShares(plan: FundPlan): [ShareRow, ...ShareRow[]] {
  const main = mainShare(plan)
  const others = otherShares(plan, main).map((share, index) => drawShare(plan, share, index + 2))
  return [drawShare(plan, main, 1), ...others]
}

/** Returns the totals of one main share: committed (if it is called in parts), paid in and received. */
export function shareTotalsOf(plan: FundPlan, share: ShareRow): StoredShareTotals {
  const paidInCents = share.capitalCalls.reduce(
    (sum, { amount }) => sum + Math.round(Number(amount) * 100),
    0,
  )
  const isCalledInParts = callPercentsOf(plan, createRandom(`calls ${plan.number}`)).length > 1
  return {
    shareName: share.name,
    currency: share.currency,
    since: share.startDate,
    asOf: share.lastValuationDate ?? share.startDate,
    committed: isCalledInParts ? centsText(nominalCentsOf(plan)) : null,
    paidIn: centsText(paidInCents),
    distributed: share.cumulativeDistributions,
  }
}
