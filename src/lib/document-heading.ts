import { createFormatter, type FormatLocale } from './format/formatter.ts'

/** Parts of a document's heading. `periodEnd` is `YYYY-MM-DD`. */
export type HeadedDocument = {
  readonly title: string
  readonly subType: string
  readonly periodEnd: string | null
}

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

/**
 * Returns the title of a document with its sub-type and the end of its period, each only where the title does not name
 * it: a title that holds the year is taken to name the period (P-610).
 */
export function documentHeading({ title, subType, periodEnd }: HeadedDocument, locale: FormatLocale): string {
  const period =
    periodEnd === null || title.includes(periodEnd.slice(0, 4))
      ? null
      : createFormatter(locale).longDate(periodEnd)
  return [title, ...[subType, period].filter((part) => part !== null && !has(title, part))].join('\u00a0· ')
}
