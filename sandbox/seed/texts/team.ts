import type { LocalizedText, StoredFundContent } from '../../database/schema/columns.ts'
import type { AssetClassCode } from '../../product/vocabulary.ts'
import type { FundPlan } from '../fund-plan.ts'
import { createRandom, type Random } from '../random.ts'
import { bilingual } from '../typography.ts'
import { familyNames, givenNames } from './people-names.ts'

type Member = StoredFundContent['team'][number]
type Biography = (name: string, years: number, trade: LocalizedText) => LocalizedText

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

const biographies: readonly [Biography, Biography, Biography, Biography, Biography] = [
  (name, years, trade) =>
    bilingual(
      `${name} travaille depuis ${years} ans dans ${trade.fr} et conduit l'équipe depuis la création du fonds. Après des débuts dans l'audit, un passage dans une direction financière lui a laissé le goût des comptes lus ligne à ligne.`,
      `${name} has worked in ${trade.en} for ${years} years and has led the team since the fund was created. After a start in audit, time spent in a finance department left a taste for reading accounts line by line.`,
    ),
  (name, years, trade) =>
    bilingual(
      `${name} compte ${years} ans d'expérience dans ${trade.fr}, dont une partie à l'étranger. Ses dossiers vont de la première rencontre à la cession, sans changement d'interlocuteur.`,
      `${name} has ${years} years of experience in ${trade.en}, some of them abroad. Cases are followed from the first meeting to the sale, without a change of contact.`,
    ),
  (name, years) =>
    bilingual(
      `${name} a rejoint Orvanne Gestion après ${years} ans dans le conseil. Son travail porte sur l'étude des dossiers et la négociation de la documentation.`,
      `${name} joined Orvanne Gestion after ${years} years in consulting. The work covers the study of cases and the negotiation of documents.`,
    ),
  (name, years) =>
    bilingual(
      `${name} suit les participations, leurs comptes trimestriels et leurs engagements. Auparavant, ${years} ans de contrôle de gestion dans des groupes familiaux.`,
      `${name} follows the holdings, their quarterly accounts and their covenants, after ${years} years as a financial controller in family-owned groups.`,
    ),
  (name, years) =>
    bilingual(
      `${name} mesure les effets des investissements et prépare les rapports de durabilité, avec ${years} ans de pratique du sujet.`,
      `${name} measures the effects of investments and prepares sustainability reports, with ${years} years in the field.`,
    ),
]

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
  const biography = biographies[position]
  const role = positions[position]
  if (biography === undefined || role === undefined) return []
  const name = `${names.given} ${names.family}`
  const text = biography(names.given, yearsOf(position, random), trades[plan.family.assetClass])
  return [{ name, position: role, biography: text }]
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
