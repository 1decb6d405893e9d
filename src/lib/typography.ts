/** Language of a text. */
export type TextLanguage = 'fr' | 'en'

/** Forbids a line break at its position, and is invisible. */
const WORD_JOINER = '\u2060'

type Rule = readonly [pattern: RegExp, replacement: string]

/** Words for units after a number, or after a parameter of a text (`{years}`). */
const frenchUnits =
  'ans?|mois|jours?|semaines?|heures?|minutes?|secondes?|euros?|millions?|milliards?|points?'
const englishUnits = 'years?|months?|weeks?|days?|hours?|minutes?|seconds?|euros?|million|billion|points?'
const frenchMonths =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv\\.|févr\\.|avr\\.|juil\\.|sept\\.|oct\\.|nov\\.|déc\\.'
const englishMonths =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec'

/** Dates of a language, of which no space may break. */
const dates = (months: string): readonly Rule[] => [
  [new RegExp(`(\\d(?:er)?) (?=(?:${months})(?![\\p{L}]))`, 'gu'), '$1\u00a0'],
  [new RegExp(`(?<![\\p{L}])(${months}) (?=(?:19|20)\\d\\d(?!\\d))`, 'gu'), '$1\u00a0'],
]

/** Numbers and their units. A closing brace ends a parameter, which stands for a number there. */
const units = (words: string): readonly Rule[] => [
  [new RegExp(`([\\d}]) (?=(?:\\{\\{(?:\\w+:)?)?(?:${words})(?![\\p{L}]))`, 'gu'), '$1\u00a0'],
  [/(\d[.,]\d+) (?=x(?![\p{L}\d]))/gu, '$1'],
]

const everyLanguage: readonly Rule[] = [
  [/'/g, '’'],
  [/\.\.\./g, '…'],
  // A hyphen before a number at the start of a word is a minus sign.
  [/(^|[\s(«“/])-(?=\d)/g, '$1\u2212'],
  [/(?<![\p{L}])(Base|n°|no\.|No\.|art\.|M\.|Mme|Mr|Ms|p\.) (?=[\d\p{Lu}{])/gu, '$1\u00a0'],
  [/(?<![\p{L}])([Aa]rticles?|[Pp]age) (?=[\d{])/gu, '$1\u00a0'],
  [/(?<![\p{L}])PEA-(?=PME)/gu, `PEA-${WORD_JOINER}`],
  // Telephone numbers: pairs of digits.
  [/(?<=(?:^|[^\d])(?:\+\d\d \d|\+\d\d\u00a0\d|0\d)(?:[ \u00a0]\d\d){0,3}) (?=\d\d(?!\d))/g, '\u00a0'],
  [/(\+\d\d) (?=\d[ \u00a0]\d\d)/g, '$1\u00a0'],
]

const french: readonly Rule[] = [
  [/«[ \u00a0\u202f]*/g, '«\u00a0'],
  [/[ \u00a0\u202f]*»/g, '\u00a0»'],
  [/[ \u00a0]([;!?])(?!\[)/g, '\u202f$1'],
  [/(?<![&#/]\w*)(?<=[\p{L}\d)’])([!?;])(?=[\s»)]|$)/gu, '\u202f$1'],
  [/[ \u202f](:)(?![\w-])/g, '\u00a0$1'],
  [/(?<=\p{L}{3})(:)(?=[ \n]|$)/gu, '\u00a0$1'],
  [/([\d}]) (?=[%‰€$£]|(?:k|M|Md)\u00a0?€|CHF|EUR)/g, '$1\u00a0'],
  [/(?<![\d,])(\d{1,3}) (?=\d{3}(?!\d))/g, '$1\u202f'],
  [/(millions?|milliards?) (?=d’euros)/g, '$1\u00a0'],
  ...units(frenchUnits),
  ...dates(frenchMonths),
]

const english: readonly Rule[] = [
  [/(?<=[\p{L}\d)])[ \u00a0\u202f]+([;:!?])(?![\w[-])/gu, '$1'],
  [/(\d)[ \u00a0\u202f]+(?=%)/g, '$1'],
  [/(\d) (?=CHF|EUR)/g, '$1\u00a0'],
  ...units(englishUnits),
  ...dates(englishMonths),
]

/** Applied before the other rules, which depend on the quotation marks around a word. */
const quoted = /"([^"\n]*)"/g

const rules: Readonly<Record<TextLanguage, readonly Rule[]>> = {
  fr: [[quoted, '« $1 »'], ...everyLanguage, ...french],
  en: [[quoted, '“$1”'], ...everyLanguage, ...english],
}

/**
 * Applies a language's typography to a text: no-break spaces in dates, numbers and before French punctuation,
 * typographic quotation marks and apostrophes, minus signs. The function is idempotent, so that a test finds texts to
 * correct by applying it again. The rules expect plain text: for Markdown and code, callers pass the texts in it.
 */
export function typeset(text: string, language: TextLanguage): string {
  return rules[language].reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)
}
