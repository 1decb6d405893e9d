import { once } from '../once.ts'
import { type FormatLocale, localeStyles } from './locale-style.ts'

/** Which form of a noun a count takes. */
export type PluralCategory = 'one' | 'other'

/** How the last two entries of a list are joined: `et` / `and`, or `ou` / `or`. */
export type ListStyle = 'conjunction' | 'disjunction'

/** What a language decides about words; made once per language. */
export type LanguageRules = {
  readonly plural: (count: number) => PluralCategory
  readonly list: (texts: readonly string[], style?: ListStyle) => string
  readonly compare: (left: string, right: string) => number
}

/** Plural, list and sorting rules of a language, each made when it is first asked for: they are costly on a phone. */
export function createLanguageRules(locale: FormatLocale): LanguageRules {
  const { tag } = localeStyles[locale]
  const plurals = once(() => new Intl.PluralRules(tag))
  const lists = {
    conjunction: once(() => new Intl.ListFormat(tag, { type: 'conjunction' })),
    disjunction: once(() => new Intl.ListFormat(tag, { type: 'disjunction' })),
  }
  const collator = once(() => new Intl.Collator(tag, { numeric: true }))
  return {
    plural: (count) => (plurals().select(count) === 'one' ? 'one' : 'other'),
    list: (texts, style = 'conjunction') =>
      lists[style]()
        .formatToParts(texts)
        .map((part) => (part.type === 'literal' ? part.value.replace(/\s+/g, ' ') : part.value))
        .join(''),
    compare: (left, right) => collator().compare(left, right),
  }
}
