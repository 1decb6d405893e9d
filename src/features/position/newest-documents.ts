import type { Locale } from '~/routing/addresses/locales.ts'
import type { HoldingDocument } from './holding-documents.tsx'

/** The documents of a fund, in groups. */
export type FundDocuments = {
  readonly groups: readonly { readonly documents: readonly HoldingDocument[] }[]
}

const newestFirst = (left: HoldingDocument, right: HoldingDocument): number =>
  left.publishedOn === right.publishedOn ? 0 : left.publishedOn < right.publishedOn ? 1 : -1

/** The documents of all groups, newest first; of one title in both languages, that of the page's language. */
export function newestDocuments({ groups }: FundDocuments, locale: Locale): HoldingDocument[] {
  const all = groups.flatMap(({ documents }) => documents)
  const isOther = (document: HoldingDocument) =>
    document.language !== locale &&
    all.some(({ language, subType, publishedOn }) => {
      return language === locale && subType === document.subType && publishedOn === document.publishedOn
    })
  return all.filter((document) => !isOther(document)).toSorted(newestFirst)
}
