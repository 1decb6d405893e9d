import type { LocalizedText } from '../../database/schema/columns.ts'
import type { StrategyCode } from '../../product/vocabulary.ts'
import { monthInWords } from '../date-words.ts'
import type { FundPlan } from '../fund-plan.ts'
import { bilingual } from '../typography.ts'
import { tradePhrases, wherePhrases } from './phrases.ts'

type Sentence = (where: string, trade: string) => string

const summaries: Readonly<Record<StrategyCode, { readonly fr: Sentence; readonly en: Sentence }>> = {
  buyout: {
    fr: (where, trade) =>
      `Accompagne la transmission de PME et d’ETI rentables ${where}, ${trade}, aux côtés de dirigeants qui investissent avec le fonds.`,
    en: (where, trade) =>
      `Backs the succession of profitable small and mid-sized companies ${where}, ${trade}, alongside managers who invest with the fund.`,
  },
  growth: {
    fr: (where, trade) =>
      `Finance la croissance d’entreprises établies ${where}, ${trade}, le plus souvent en tant qu’actionnaire minoritaire actif.`,
    en: (where, trade) =>
      `Finances the growth of established companies ${where}, ${trade}, most often as an active minority shareholder.`,
  },
  regional: {
    fr: (where, trade) =>
      `Renforce les fonds propres de PME ancrées dans leur territoire, ${where}, ${trade}, de la reprise familiale au premier investissement d’envergure.`,
    en: (where, trade) =>
      `Strengthens the equity of small companies rooted in their area, ${where}, ${trade}, from family succession to a first large investment.`,
  },
  innovation: {
    fr: (where, trade) =>
      `Investit dans de jeunes entreprises innovantes ${where}, ${trade}, au moment où leur technologie trouve ses premiers clients.`,
    en: (where, trade) =>
      `Invests in young innovative companies ${where}, ${trade}, when their technology is finding its first customers.`,
  },
  'senior-debt': {
    fr: (where, trade) =>
      `Prête à des entreprises de taille moyenne ${where}, ${trade}, par des crédits de premier rang assortis de sûretés.`,
    en: (where, trade) =>
      `Lends to mid-sized companies ${where}, ${trade}, through secured first-ranking loans.`,
  },
  unitranche: {
    fr: (where, trade) =>
      `Apporte des financements unitranches et mezzanines à des entreprises ${where}, ${trade}, lors d’une acquisition ou d’une recomposition du capital.`,
    en: (where, trade) =>
      `Provides unitranche and mezzanine loans to companies ${where}, ${trade}, when they acquire or reorganise their ownership.`,
  },
  'core-infrastructure': {
    fr: (where, trade) =>
      `Détient des infrastructures indispensables à la vie quotidienne ${where}, ${trade}, sous concession ou contrat de long terme.`,
    en: (where, trade) =>
      `Owns infrastructure that daily life depends on ${where}, ${trade}, under concessions or long-term contracts.`,
  },
  'energy-transition': {
    fr: (where) =>
      `Développe et exploite ${where} des actifs de production et d’économie d’énergie qui réduisent les émissions de gaz à effet de serre.`,
    en: (where) =>
      `Develops and operates energy production and saving assets ${where} that reduce greenhouse gas emissions.`,
  },
  'value-add': {
    fr: (where) =>
      `Acquiert des immeubles bien situés mais dépassés ${where}, les rénove, les reloue, puis les cède une fois leur usage rétabli.`,
    en: (where) =>
      `Buys well-located but dated buildings ${where}, renovates and re-lets them, then sells them once their use is restored.`,
  },
  'operated-property': {
    fr: (where, trade) =>
      `Possède les murs, et parfois le fonds, d’établissements exploités ${where}, ${trade}, avec des exploitants choisis pour leur métier.`,
    en: (where, trade) =>
      `Owns the premises, and at times the business, of operated properties ${where}, ${trade}, with operators chosen for their craft.`,
  },
  'secondary-market': {
    fr: (where) =>
      `Rachète à d’autres investisseurs des participations dans des fonds déjà investis ${where}, afin d’écourter l’attente et d’élargir la diversification.`,
    en: (where) =>
      `Buys interests in already invested funds ${where} from other investors, so as to shorten the wait and widen diversification.`,
  },
  'co-investment': {
    fr: (where, trade) =>
      `Investit directement dans des entreprises non cotées ${where}, ${trade}, à côté de gérants avec lesquels l’équipe travaille de longue date.`,
    en: (where, trade) =>
      `Invests directly in unlisted companies ${where}, ${trade}, beside managers with whom the team has long worked.`,
  },
}

const ordinals = [
  ['Premier', 'First'],
  ['Deuxième', 'Second'],
  ['Troisième', 'Third'],
  ['Quatrième', 'Fourth'],
  ['Cinquième', 'Fifth'],
] as const

/** Tells a fund from the others of its series. */
function placeInSeries({ family, generation, launchDate }: FundPlan): LocalizedText {
  const month = { fr: monthInWords(launchDate, 'fr'), en: monthInWords(launchDate, 'en') }
  const [fr, en] = ordinals[generation] ?? ordinals[0]
  if (family.generations.length === 1) {
    return { fr: `Lancé en ${month.fr}.`, en: `Launched in ${month.en}.` }
  }
  return {
    fr: `${fr} fonds de sa série sur ce portail, lancé en ${month.fr}.`,
    en: `${en} fund of its series on this portal, launched in ${month.en}.`,
  }
}

/** Writes a summary of the fund: its business, and its place in its series. */
export function writeSummary(plan: FundPlan): LocalizedText {
  const { family } = plan
  const where = wherePhrases[family.geography]
  const trade = tradePhrases[family.sector]
  const { fr, en } = summaries[family.strategy]
  const place = placeInSeries(plan)
  return bilingual(`${fr(where.fr, trade.fr)} ${place.fr}`, `${en(where.en, trade.en)} ${place.en}`)
}

/** Writes the target number of portfolio lines and the maximum size of one. */
export function writeDiversification({ family, number }: FundPlan): LocalizedText {
  const lowest = family.assetClass === 'secondaries' ? 25 + (number % 4) * 5 : 10 + (number % 5)
  const highest = lowest + 5 + (number % 3)
  const limit = family.legalForm === 'FPCI' ? 15 + (number % 2) * 5 : 10
  const noun: Readonly<Record<typeof family.assetClass, readonly [string, string]>> = {
    'private-equity': ['sociétés', 'companies'],
    'venture-capital': ['sociétés', 'companies'],
    'private-debt': ['emprunteurs', 'borrowers'],
    infrastructure: ['actifs', 'assets'],
    'real-estate': ['immeubles', 'buildings'],
    secondaries: ['fonds sous-jacents', 'underlying funds'],
  }
  const [fr, en] = noun[family.assetClass]
  return bilingual(
    `De ${lowest} à ${highest} ${fr}, aucune ligne ne dépassant ${limit} % des engagements.`,
    `From ${lowest} to ${highest} ${en}, with no position above ${limit}% of commitments.`,
  )
}

/**
 * Writes the tax regime in one line; its display must add that it depends on each investor and may change.
 */
export function writeTaxation({ family }: FundPlan): LocalizedText {
  const regimes: Readonly<Record<typeof family.legalForm, LocalizedText>> = {
    FCPR: bilingual(
      'Fonds éligible au régime fiscal des FCPR pour les résidents français, sous condition de conservation des parts pendant cinq ans.',
      'Eligible for the French FCPR tax regime for French residents, provided that the shares are kept for five years.',
    ),
    FCPI: bilingual(
      'Réduction d’impôt sur le revenu possible à la souscription et exonération des plus-values sous conditions de durée ; prélèvements sociaux dus.',
      'Possible income tax reduction on subscription and capital gains exemption subject to a holding period; social levies remain due.',
    ),
    FIP: bilingual(
      'Réduction d’impôt sur le revenu possible à la souscription et exonération des plus-values sous conditions de durée ; prélèvements sociaux dus.',
      'Possible income tax reduction on subscription and capital gains exemption subject to a holding period; social levies remain due.',
    ),
    FPCI: bilingual(
      'Fonds fiscal ou non selon son règlement ; imposition des distributions et des plus-values selon le statut du porteur.',
      'Tax-qualifying or not according to its rules; distributions and gains are taxed according to the holder’s status.',
    ),
  }
  return regimes[family.legalForm]
}
