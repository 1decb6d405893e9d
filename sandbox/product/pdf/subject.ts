import type { FundDetail, FundShare } from '../../../src/contract/product-api/fund.schema.ts'
import type { DocumentInput, DocumentLanguage } from './document-input.ts'
import { type Formats, formats } from './figures/format.ts'
import { addYears, dateParts, yearFraction } from './figures/plain-date.ts'
import { type ValuePoint, valuePoints } from './figures/share-history.ts'

/** What a fund invests in, as far as prose is concerned. */
export type AssetFamily = 'buyout' | 'venture' | 'debt' | 'infrastructure' | 'real-estate' | 'fund-of-funds'

/** Where a fund stands in its life at the document's date. */
export type LifePhase = 'raising' | 'investing' | 'holding' | 'selling' | 'closed'

export interface ShareView {
  share: FundShare
  points: ValuePoint[]
}

/** What a document speaks of: its input, and what is worked out from it once. */
export interface Subject {
  input: DocumentInput
  fund: FundDetail
  language: DocumentLanguage
  formats: Formats
  /** No figure is later: the date of publication, or the end of the half-year that is reported on. */
  asOf: string
  /** End of the half-year that the document reports on. */
  periodEnd: string
  family: AssetFamily
  phase: LifePhase
  /** Whether the fund was already selling its last assets: no wording on redemption then (domain facts). */
  isWindingUp: boolean
  /** Shares offered to holders; carried interest (type B) is never shown. */
  shares: ShareView[]
  /** The share with the longest history. */
  leadShare: ShareView | undefined
  /** Seed of what varies from one fund to another. */
  seed: number
  /** One of several wordings, always the same for a fund and a key. */
  pick<Choice>(key: string, choices: readonly [Choice, ...Choice[]]): Choice
}

/** Works out what a document says from what it is made of. */
export function describeSubject(input: DocumentInput): Subject {
  const { fund, document } = input
  const periodEnd = halfYearEnd(document.publishedOn)
  const asOf = document.kind === 'half-yearly-report' ? periodEnd : document.publishedOn
  const shares = fund.shares
    .filter((share) => !share.type.startsWith('B') && share.startDate <= asOf)
    .map((share) => ({ share, points: valuePoints(share, asOf) }))
  const seed = hash(fund.id)
  return {
    input,
    fund,
    language: document.language,
    formats: formats[document.language],
    asOf,
    periodEnd,
    family: familyOf(fund),
    phase: phaseOf(fund, asOf),
    isWindingUp: isWindingUp(fund, asOf),
    shares,
    leadShare: longest(shares),
    seed,
    pick: (key, [first, ...others]) => [first, ...others][hash(fund.id + key) % (others.length + 1)] ?? first,
  }
}

function longest(shares: ShareView[]): ShareView | undefined {
  return shares.reduce<ShareView | undefined>(
    (best, view) => (best && best.points.length >= view.points.length ? best : view),
    undefined,
  )
}

const FAMILY_WORDS: [AssetFamily, RegExp][] = [
  ['fund-of-funds', /second|fonds de fonds|fund[s-]*of[s-]*fund|feeder/],
  ['debt', /debt|dette|credit|crédit|mezzanine|loan|oblig/],
  ['infrastructure', /infra|energ|énerg|renouvel|renewable|transition/],
  ['real-estate', /immo|real.?estate|property|foncier/],
  ['venture', /venture|innov|capital.risque/],
]

/** Reads the family from the codes and labels of strategy and asset class; anything else is buyout. */
function familyOf(fund: FundDetail): AssetFamily {
  const words = [fund.strategy, fund.assetClass].map((term) => `${term.code} ${term.label}`.toLowerCase())
  const match = FAMILY_WORDS.find(([, pattern]) => words.some((word) => pattern.test(word)))
  return match?.[0] ?? (fund.legalForm === 'FCPI' ? 'venture' : 'buyout')
}

function phaseOf(fund: FundDetail, asOf: string): LifePhase {
  const start = fund.launchDate ?? fund.subscriptionPeriod?.opensOn ?? asOf
  const closesOn = fund.subscriptionPeriod?.closesOn ?? addYears(start, 2)
  const isEvergreen = fund.subscriptionPeriod !== null && fund.subscriptionPeriod.closesOn === null
  if (asOf <= closesOn) return 'raising'
  const age = yearFraction(asOf) - yearFraction(start)
  const life = fund.horizonYears ?? 8
  if (isWindingUp(fund, asOf)) return fund.status === 'liquidation' ? 'closed' : 'selling'
  if (age < life * 0.55 || isEvergreen) return 'investing'
  return age < life * 0.75 ? 'holding' : 'selling'
}

/** A state is known for today only: it holds for documents of the year before the last valuation, and later ones. */
function isWindingUp(fund: FundDetail, asOf: string): boolean {
  if (fund.status !== 'liquidation' && fund.status !== 'pre_liquidation') return false
  const lastValuation = fund.shares
    .map((share) => share.lastValuationDate ?? '')
    .toSorted()
    .at(-1)
  return !lastValuation || asOf >= addYears(lastValuation, -1)
}

/** The last 30 June or 31 December before a date. */
function halfYearEnd(date: string): string {
  const { year, month } = dateParts(date)
  return month > 6 ? `${year}-06-30` : `${year - 1}-12-31`
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return value
}
