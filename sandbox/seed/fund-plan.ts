import { slugOf } from '../product/search-text.ts'
import { assetClasses, labelOf, strategies } from '../product/vocabulary.ts'
import { type FundFamily, fundFamilies, places } from './families.ts'
import { addDays, addMonths, earlierOf, movedTo, writtenAsOf } from './plain-dates.ts'
import { createRandom, type Random } from './random.ts'

/** Stage of a fund's life. */
export type FundStatus = 'open' | 'closed' | 'pre_liquidation' | 'liquidation'

/**
 * The basic data of a fund, from which all else is derived. `endDate` is the day of liquidation, past or
 * planned.
 */
export type FundPlan = {
  readonly number: number
  readonly name: string
  readonly family: FundFamily
  readonly generation: number
  readonly launchDate: string
  readonly endDate: string | null
  /** The day of the seed: nothing in it is later. */
  readonly asOf: string
  /** The subscription period; `closesOn` is null for a fund that stays open. */
  readonly subscription: { readonly opensOn: string; readonly closesOn: string | null }
  readonly status: FundStatus
  readonly slugs: { readonly fr: string; readonly en: string } | null
}

type Entry = {
  readonly family: FundFamily
  readonly generation: number
  readonly numeral: string
  readonly launch: string
}

const range: readonly Entry[] = fundFamilies.flatMap((family) =>
  family.generations.map(({ numeral, launch }, generation) => ({ family, generation, numeral, launch })),
)

/** Number of the old fund without page: no list shows it, and only its id finds it. */
export const unlistedFundNumber = 900_001

const subscriptionMonths = 18
const sellingMonths = 24

function statusOf({ asOf, endDate, subscription }: Omit<FundPlan, 'status'>): FundStatus {
  if (endDate === null || subscription.closesOn === null || asOf <= subscription.closesOn) return 'open'
  if (endDate <= asOf) return 'liquidation'
  return addMonths(endDate, -sellingMonths) <= asOf ? 'pre_liquidation' : 'closed'
}

function nameOf(entry: Entry, lap: number): string {
  const place = lap === 0 ? '' : places[(lap - 1) % places.length]
  const series = lap > places.length ? `Série ${Math.floor((lap - 1) / places.length) + 1}` : ''
  return ['Orvanne', entry.family.name, place, entry.numeral, series].filter(Boolean).join(' ')
}

/** The slugs of a fund: one fund in three has a descriptive slug in each language. */
function slugsOf(name: string, entry: Entry, number: number): FundPlan['slugs'] {
  const base = slugOf(name)
  if (number === unlistedFundNumber) return null
  if (number % 3 !== 0) return { fr: base, en: base }
  const vocabulary = number % 2 === 0 ? strategies : assetClasses
  const code = number % 2 === 0 ? entry.family.strategy : entry.family.assetClass
  const suffix = (locale: 'fr' | 'en') => slugOf(labelOf(vocabulary, code, locale))
  return { fr: `${base}-${suffix('fr')}`, en: `${base}-${suffix('en')}` }
}

function launchOf(entry: Entry, lap: number, random: Random, asOf: string): string {
  const launch = movedTo(entry.launch, asOf)
  if (lap === 0) return launch
  const shifted = addDays(addMonths(launch, random.integer(-11, 11)), random.integer(0, 20))
  return earlierOf(shifted, addMonths(asOf, -2))
}

/**
 * Returns the plan of a fund: the range in order, then further copies of it with place names.
 *
 * @param asOf the day of the seed; the range moves with it by whole months, so that as many funds are open
 *   whenever a database is created
 */
export function planFund(number: number, asOf: string = writtenAsOf): FundPlan {
  const position = (number - 1) % range.length
  const lap = Math.floor((number - 1) / range.length)
  const entry = range[position]
  if (entry === undefined) throw new RangeError(`There is no fund ${number}`)
  const launchDate = launchOf(entry, lap, createRandom(`plan ${number}`), asOf)
  const { horizonYears } = entry.family
  const name = number === unlistedFundNumber ? 'Orvanne Horizon 2012' : nameOf(entry, lap)
  const plan = {
    number,
    name,
    family: entry.family,
    generation: entry.generation,
    launchDate,
    endDate: horizonYears === null ? null : addMonths(launchDate, horizonYears * 12),
    asOf,
    subscription: {
      opensOn: addMonths(launchDate, -1),
      closesOn: horizonYears === null ? null : addDays(addMonths(launchDate, subscriptionMonths), -1),
    },
    slugs: slugsOf(name, entry, number),
  }
  return { ...plan, status: statusOf(plan) }
}
