import type { LocalizedText } from '../../database/schema/columns.ts'
import type { FundPlan } from '../fund-plan.ts'
import { bilingual } from '../typography.ts'
import {
  geographyParagraphs,
  sectorParagraphs,
  specialSectorParagraphs,
  stageParagraphs,
  sustainabilityParagraphs,
} from './strategy-context.ts'
import { methods } from './strategy-methods.ts'
import { theses } from './strategy-theses.ts'

const headings = {
  selection: bilingual(
    "### Ce que l'équipe vérifie avant d'investir",
    '### What the team checks before investing',
  ),
  sustainability: bilingual('### Durabilité', '### Sustainability'),
  stage: bilingual('### Où en est le fonds', '### Where the fund stands'),
}

/** Writes the fund's strategy, in a few paragraphs of Markdown. */
export function writeStrategy({ family, generation, status }: FundPlan): LocalizedText {
  const stage = family.horizonYears === null ? 'evergreen' : status
  const parts: readonly LocalizedText[] = [
    theses[family.strategy][generation % 2 === 0 ? 0 : 1],
    headings.selection,
    methods[family.strategy],
    specialSectorParagraphs[`${family.assetClass}/${family.sector}`] ?? sectorParagraphs[family.sector],
    geographyParagraphs[family.geography],
    headings.sustainability,
    sustainabilityParagraphs[family.sfdrArticle],
    headings.stage,
    stageParagraphs[stage],
  ]
  return { fr: parts.map(({ fr }) => fr).join('\n\n'), en: parts.map(({ en }) => en).join('\n\n') }
}
