import type { LocalizedText } from '../database/schema/columns.ts'
import { type DocumentSubTypeCode, type DocumentTypeCode, documentTypes } from '../product/vocabulary.ts'
import { dateInWords } from './date-words.ts'

/** « 30 juin 2025 », "30 June 2025": a date in titles. */
export function titleDate(date: string): LocalizedText {
  return { fr: dateInWords(date, 'fr'), en: dateInWords(date, 'en') }
}

/** A year in titles. */
export function titleYear(year: number): LocalizedText {
  return { fr: String(year), en: String(year) }
}

const notes: Readonly<Partial<Record<DocumentSubTypeCode, LocalizedText>>> = {
  distribution: { fr: ' de distribution', en: ' on a distribution' },
  'capital-call': { fr: ' d’appel de fonds', en: ' on a capital call' },
  'fund-life': { fr: ' d’ouverture de la souscription', en: ' on the opening of subscriptions' },
  'legal-entity': { fr: ', personne morale', en: ', legal entity' },
}

/** Parts of a title; `suffix` distinguishes editions of the same document. */
export type TitleParts = {
  readonly type: DocumentTypeCode
  readonly subType: DocumentSubTypeCode
  readonly suffix: LocalizedText
}

/** A document before it has a number, once for each of its languages. */
export type Draft = TitleParts & {
  readonly group: 'reporting' | 'marketing' | 'legal'
  readonly publishedOn: string
  readonly periodEnd: string | null
  readonly languages: readonly ('fr' | 'en')[]
  readonly access?: 'public' | 'subscribers'
}

/** The title in both languages; it names the document's language if that is not the reader's. */
export function documentTitle({ type, subType, suffix }: TitleParts, language: 'fr' | 'en'): LocalizedText {
  const label = documentTypes[type]
  const note = notes[subType] ?? { fr: '', en: '' }
  const foreign = {
    fr: language === 'en' ? ' (en anglais)' : '',
    en: language === 'fr' ? ' (in French)' : '',
  }
  return {
    fr: `${label.fr}${note.fr} – ${suffix.fr}${foreign.fr}`,
    en: `${label.en}${note.en} – ${suffix.en}${foreign.en}`,
  }
}
