import type { LocalizedText, StoredPortfolio } from '../database/schema/columns.ts'
import { type AssetClassCode, type GeographyCode, type SectorCode, sectors } from '../product/vocabulary.ts'
import type { FundPlan } from './fund-plan.ts'
import { addMonths, laterOf, yearsBetween } from './plain-dates.ts'
import { createRandom, type Random } from './random.ts'

const countries = {
  france: { fr: 'France', en: 'France' },
  germany: { fr: 'Allemagne', en: 'Germany' },
  belgium: { fr: 'Belgique', en: 'Belgium' },
  netherlands: { fr: 'Pays-Bas', en: 'Netherlands' },
  sweden: { fr: 'Suède', en: 'Sweden' },
  denmark: { fr: 'Danemark', en: 'Denmark' },
  finland: { fr: 'Finlande', en: 'Finland' },
  spain: { fr: 'Espagne', en: 'Spain' },
  italy: { fr: 'Italie', en: 'Italy' },
  portugal: { fr: 'Portugal', en: 'Portugal' },
  'united-states': { fr: 'États-Unis', en: 'United States' },
  canada: { fr: 'Canada', en: 'Canada' },
} as const satisfies Readonly<Record<string, LocalizedText>>

type CountryCode = keyof typeof countries
type Choice<Item> = readonly [Item, ...Item[]]

/** Countries of a geography; the first ones are repeated, so that they weigh more. */
const countriesOf: Readonly<Record<GeographyCode, Choice<CountryCode>>> = {
  france: ['france'],
  'french-regions': ['france'],
  'western-europe': ['france', 'france', 'france', 'germany', 'germany', 'belgium', 'netherlands'],
  'northern-europe': ['sweden', 'sweden', 'denmark', 'denmark', 'finland', 'netherlands'],
  'southern-europe': ['spain', 'spain', 'italy', 'italy', 'portugal'],
  'north-america': ['united-states', 'united-states', 'united-states', 'canada'],
  global: ['france', 'germany', 'united-states', 'united-states', 'sweden', 'italy', 'canada'],
}

const sectorsOfMany: Choice<SectorCode> = [
  'industry',
  'business-services',
  'health',
  'software',
  'food-and-agriculture',
  'transport-and-logistics',
]

/** Invented proper names: the same in both languages. */
// biome-ignore format: a plain list of words
const stems: Choice<string> = [
  'Albrelle', 'Ambrevin', 'Arcaval', 'Aubrise', 'Baldour', 'Belcastel', 'Bréhal', 'Calvaune', 'Cendrelle', 'Clairvaux-Mesnil',
  'Corvande', 'Daubière', 'Drosaune', 'Elvaine', 'Esquirol', 'Fontanède', 'Garlande', 'Grésivault', 'Halbrune', 'Isaudre',
  'Jonquerel', 'Lanvaux', 'Lestrade', 'Lorvigne', 'Malvoisine', 'Marsande', 'Montolier', 'Nardelle', 'Ombreval', 'Palluel',
  'Perdreuil', 'Quinsac', 'Ravelin', 'Roquelune', 'Sarrancolin', 'Solviane', 'Tavernel', 'Ubaldine', 'Valcivière', 'Vernoude',
]

const suffixes: Readonly<Record<AssetClassCode, Choice<string>>> = {
  'private-equity': ['SAS', 'Groupe', 'Industries', 'Holding'],
  'venture-capital': ['Labs', 'Bio', 'Systems', 'Data'],
  'private-debt': ['Finance', 'Groupe', 'Holding'],
  infrastructure: ['Énergies', 'Réseaux', 'Concessions'],
  'real-estate': ['Parc', 'Immobilier', 'Résidences'],
  secondaries: ['Fund II', 'Fund III', 'Capital IV'],
}

/** Splits 1,000 tenths of a percent among parts, none of them tiny. */
function splitTenths(count: number, random: Random): number[] {
  const parts = Array.from({ length: count }, () => random.integer(40, 100))
  const sum = parts.reduce((total, part) => total + part, 0)
  const tenths = parts.map((part) => Math.floor((part * 1000) / sum))
  const rest = 1000 - tenths.reduce((total, part) => total + part, 0)
  return tenths.map((part, index) => (index === 0 ? part + rest : part)).toSorted((a, b) => b - a)
}

const percentText = (tenths: number): string => (tenths / 10).toFixed(1)

type Held = { readonly sector: SectorCode; readonly country: CountryCode; readonly tenths: number }

/** Sums of the holdings' percentages by one of their features, largest first. */
function weightsOf<Code extends string>(
  held: readonly Held[],
  codeOf: (holding: Held) => Code,
  labels: Readonly<Record<Code, LocalizedText>>,
): StoredPortfolio['sectors'] {
  const sums = new Map<Code, number>()
  for (const holding of held) sums.set(codeOf(holding), (sums.get(codeOf(holding)) ?? 0) + holding.tenths)
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .map(([code, tenths]) => ({ label: labels[code], percent: percentText(tenths) }))
}

/** Number of holdings, and the percentages of the size that are committed and invested, by the fund's age. */
function stageOf(plan: FundPlan, years: number, random: Random) {
  if (plan.status === 'pre_liquidation')
    return { count: random.integer(3, 5), committed: 96, invested: random.integer(24, 48) }
  if (years < 0.5) return { count: 1, committed: 24, invested: 9 }
  if (years < 1.5) return { count: random.integer(2, 4), committed: 46, invested: random.integer(18, 34) }
  if (years < 3) return { count: random.integer(5, 8), committed: 78, invested: random.integer(48, 66) }
  return { count: random.integer(8, 12), committed: 97, invested: random.integer(74, 91) }
}

/** Draws the holdings of a fund on the day of its last value; null for a fund whose assets are sold. */
export function drawPortfolio(plan: FundPlan, asOf: string, fundSize: string): StoredPortfolio | null {
  const years = yearsBetween(plan.launchDate, asOf)
  if (plan.status === 'liquidation' || years <= 0) return null
  const random = createRandom(`portfolio ${plan.number}`)
  const { count, committed, invested } = stageOf(plan, years, random)
  const { assetClass, geography, sector } = plan.family
  const names = random.sample(stems, count)
  const held = splitTenths(count, random).map((tenths, index) => ({
    tenths,
    name: `${names[index] ?? ''} ${random.pick(suffixes[assetClass])}`,
    sector: sector === 'multi-sector' ? random.pick(sectorsOfMany) : sector,
    country: random.pick(countriesOf[geography]),
    since: addMonths(asOf, -random.integer(1, Math.max(1, Math.floor(years * 12) - 1))),
  }))
  const partOfSize = (percent: number) => ({
    amount: String(Math.round((Number(fundSize) * percent) / 100)),
    currency: 'EUR',
  })
  return {
    asOf,
    committed: partOfSize(committed),
    invested: partOfSize(invested),
    holdings: held.map((holding) => ({
      name: holding.name,
      sector: sectors[holding.sector],
      country: countries[holding.country],
      since: laterOf(holding.since, plan.launchDate),
      percent: percentText(holding.tenths),
    })),
    sectors: weightsOf(held, (holding) => holding.sector, sectors),
    countries: weightsOf(held, (holding) => holding.country, countries),
  }
}
