import { once } from '../once.ts'
import { type FormatLocale, type LastOfList, type ListStyle, localeStyles } from './locale-style.ts'

/** Which form of a noun a count takes. */
export type PluralCategory = 'one' | 'other'

/** What a language decides about words; made once per language. */
export type LanguageRules = {
  readonly plural: (count: number) => PluralCategory
  readonly list: (texts: readonly string[], style?: ListStyle) => string
  readonly compare: (left: string, right: string) => number
}

/** A list as a sentence has it; the first `Intl.ListFormat` takes a phone longer than a page of them (decision 033). */
function listText(texts: readonly string[], { ofTwo, ofMore }: LastOfList): string {
  const last = texts.at(-1) ?? ''
  const before = texts.slice(0, -1)
  if (before.length === 0) return last
  return `${before.join(', ')}${before.length === 1 ? ofTwo : ofMore}${last}`
}

/** Plural, list and sorting rules of a language; those of `Intl` are made when they are first asked for. */
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
