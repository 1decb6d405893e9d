import type { LocalizedText } from '../../database/schema/columns.ts'
import { both, longText, optional, required, text } from './columns.ts'
import type { Column } from './sheet.ts'

const headerOf = (fr: string, en: string, locale: 'fr' | 'en') =>
  locale === 'fr' ? both(`${fr} (français)`, `${en} (French)`) : both(`${fr} (anglais)`, `${en} (English)`)

const lacking = both('Vide : le texte de l’autre langue.', 'Empty: the text of the other language.')

type TextFacts = readonly [header: LocalizedText, meaning: LocalizedText, example: LocalizedText]

function localized([header, meaning, example]: TextFacts, locale: 'fr' | 'en'): Column {
  return optional(longText, {
    header: headerOf(header.fr, header.en, locale),
    meaning: both(`${meaning.fr} ${lacking.fr}`, `${meaning.en} ${lacking.en}`),
    example: example[locale],
  })
}

const taxation: TextFacts = [
  both('Fiscalité en bref', 'Taxation in short'),
  both('La fiscalité en une phrase.', 'The taxation in a sentence.'),
  both(
    'Fiscalité de droit commun ; elle dépend de votre situation.',
    'Ordinary taxation; it depends on your situation.',
  ),
]
const diversification: TextFacts = [
  both('Diversification', 'Diversification'),
  both('L’objectif de diversification.', 'The diversification objective.'),
  both('De 12 à 15 participations', '12 to 15 holdings'),
]
const strategyText: TextFacts = [
  both('Texte de la stratégie', 'Strategy text'),
  both('La stratégie, en Markdown.', 'The strategy, in Markdown.'),
  both('Le fonds accompagne la transmission de PME.', 'The fund supports the succession of small companies.'),
]
const valuationText: TextFacts = [
  both('Texte de la valorisation', 'Valuation text'),
  both('La méthode de valorisation, en Markdown.', 'How holdings are valued, in Markdown.'),
  both('Les participations sont évaluées à leur juste valeur.', 'Holdings are valued at fair value.'),
]
const taxationText: TextFacts = [
  both('Texte de la fiscalité', 'Taxation text'),
  both('La fiscalité en détail, en Markdown.', 'The taxation in detail, in Markdown.'),
  both('La fiscalité peut changer.', 'Taxation may change.'),
]

/** The texts of a fund, one column per language. */
export const fundTexts = {
  summary_fr: required(text(2000), {
    header: headerOf('Résumé', 'Summary', 'fr'),
    meaning: both('Le résumé du catalogue, en français.', 'The catalogue’s summary, in French.'),
    example: 'Transmission de PME françaises rentables.',
  }),
  summary_en: optional(text(2000), {
    header: headerOf('Résumé', 'Summary', 'en'),
    meaning: both(`Le même en anglais. ${lacking.fr}`, `The same in English. ${lacking.en}`),
    example: 'Succession of profitable French companies.',
  }),
  taxation_fr: localized(taxation, 'fr'),
  taxation_en: localized(taxation, 'en'),
  diversification_fr: localized(diversification, 'fr'),
  diversification_en: localized(diversification, 'en'),
  strategy_text_fr: localized(strategyText, 'fr'),
  strategy_text_en: localized(strategyText, 'en'),
  valuation_text_fr: localized(valuationText, 'fr'),
  valuation_text_en: localized(valuationText, 'en'),
  taxation_text_fr: localized(taxationText, 'fr'),
  taxation_text_en: localized(taxationText, 'en'),
} as const
