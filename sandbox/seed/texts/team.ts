import type { LocalizedText, StoredFundContent } from '../../database/schema/columns.ts'
import type { AssetClassCode } from '../../product/vocabulary.ts'
import { fundFamilies } from '../families.ts'
import type { FundPlan } from '../fund-plan.ts'
import { createRandom, type Random } from '../random.ts'
import { bilingual } from '../typography.ts'
import { writeBiography } from './biographies.ts'
import { familyNames, givenNames } from './people-names.ts'

type Member = StoredFundContent['team'][number]

const trades: Readonly<Record<AssetClassCode, LocalizedText>> = {
  'private-equity': bilingual('le capital-investissement', 'private equity'),
  'venture-capital': bilingual('le capital-risque', 'venture capital'),
  'private-debt': bilingual('le financement des entreprises', 'corporate lending'),
  infrastructure: bilingual('les infrastructures', 'infrastructure'),
  'real-estate': bilingual("l'immobilier d'entreprise", 'commercial real estate'),
  secondaries: bilingual('le marché secondaire des fonds', 'the secondary market for funds'),
}

const positions = [
  bilingual('Direction de la gestion', 'Lead portfolio manager'),
  bilingual("Direction d'investissement", 'Investment director'),
  bilingual("Conduite d'affaires", 'Investment manager'),
  bilingual('Suivi des participations', 'Portfolio monitoring'),
  bilingual('Durabilité et impact', 'Sustainability and impact'),
] as const

function yearsOf(position: number, random: Random): number {
  return position === 0
    ? random.integer(17, 26)
    : position === 1
      ? random.integer(9, 16)
      : random.integer(4, 9)
}

function draw(
  names: { given: string; family: string },
  position: number,
  plan: FundPlan,
  random: Random,
): Member[] {
  const role = positions[position]
  if (role === undefined) return []
  const years = yearsOf(position, random)
  const person = fundFamilies.indexOf(plan.family)
  const trade = trades[plan.family.assetClass]
  const biography = writeBiography({ givenName: names.given, position, person, years, trade })
  return [{ name: `${names.given} ${names.family}`, position: role, biography }]
}

/** Generates the three to five managers of a fund: the same for all funds of a family. */
export function drawTeam(plan: FundPlan): StoredFundContent['team'] {
  const random = createRandom(`team ${plan.family.name}`)
  const hasSustainability = plan.family.sfdrArticle !== 6
  const size = random.integer(3, 4)
  const given = random.sample(givenNames, 5)
  const family = random.sample(familyNames, 5)
  const members = hasSustainability ? [...Array(size).keys(), 4] : [...Array(size).keys()]
  return members.flatMap((position) =>
    draw({ given: given[position] ?? '', family: family[position] ?? '' }, position, plan, random),
  )
}
