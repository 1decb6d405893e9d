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

/** The documents of all groups, newest first; one in both languages by that of the page's language (P-610). */
export function newestDocuments({ groups, hasPages }: FundDocuments, locale: Locale): HoldingDocument[] {
  const all = groups.flatMap(({ documents }) => documents)
  return all
    .filter(({ alternate, language }) => language === locale || alternate === null)
    .toSorted(newestFirst)
    .map((document) => ({
      ...document,
      heading: documentHeading(document, locale),
      hasPage: hasPages && document.href !== null,
    }))
}
