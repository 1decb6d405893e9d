import { once } from '../once.ts'
import { type FormatLocale, type LastOfList, type ListStyle, localeStyles } from './locale-style.ts'

/** Plural form of a noun for a count. */
export type PluralCategory = 'one' | 'other'

/** The grammatical rules of a language; one object per language. */
export type LanguageRules = {
  readonly plural: (count: number) => PluralCategory
  readonly list: (texts: readonly string[], style?: ListStyle) => string
  readonly compare: (left: string, right: string) => number
}

/**
 * Joins a list as in a sentence. `Intl.ListFormat` is not used: its first construction takes a phone longer
 * than rendering a page of lists (decision 033).
 */
function listText(texts: readonly string[], { ofTwo, ofMore }: LastOfList): string {
  const last = texts.at(-1) ?? ''
  const before = texts.slice(0, -1)
  if (before.length === 0) return last
  return `${before.join(', ')}${before.length === 1 ? ofTwo : ofMore}${last}`
}

/** Creates the plural, list and sorting rules of a language; `Intl` objects are created lazily. */
export function createLanguageRules(locale: FormatLocale): LanguageRules {
  const { tag, lists } = localeStyles[locale]
  const plurals = once(() => new Intl.PluralRules(tag))
  const collator = once(() => new Intl.Collator(tag, { numeric: true }))
  return {
    plural: (count) => (plurals().select(count) === 'one' ? 'one' : 'other'),
    list: (texts, style = 'conjunction') => listText(texts, lists[style]),
    compare: (left, right) => collator().compare(left, right),
  }
}
