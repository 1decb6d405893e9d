import { documentHeading } from '~/lib/document-heading.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { HoldingDocument } from './holding-documents.tsx'

type FundDocument = Omit<HoldingDocument, 'heading' | 'hasPage'>

/** The documents of a fund, in groups. */
export type FundDocuments = {
  readonly groups: readonly { readonly documents: readonly FundDocument[] }[]
  /** True if documents have pages of their own. */
  readonly hasPages: boolean
}

const newestFirst = (left: FundDocument, right: FundDocument): number =>
  left.publishedOn === right.publishedOn ? 0 : left.publishedOn < right.publishedOn ? 1 : -1

const keyOf = ({ periodEnd, subType }: FundDocument): string => `${subType} ${periodEnd}`

/**
 * The documents of all groups, the newest of each type and period before the others, and newest first; one in both
 * languages by that of the page's language (P-610).
 */
export function newestDocuments({ groups, hasPages }: FundDocuments, locale: Locale): HoldingDocument[] {
  const all = groups.flatMap(({ documents }) => documents)
  const listed = all
    .filter(({ alternate, language }) => language === locale || alternate === null)
    .toSorted(newestFirst)
  const [first = [], others = []] = [true, false].map((isFirst) =>
    listed.filter((one) => (listed.find((other) => keyOf(other) === keyOf(one)) === one) === isFirst),
  )
  return [...first, ...others].map((document) => ({
    ...document,
    heading: documentHeading(document, locale),
    hasPage: hasPages && document.href !== null,
  }))
}
