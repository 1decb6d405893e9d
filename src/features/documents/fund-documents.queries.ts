import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '~/routing/locales.ts'
import { getFundDocuments } from './fund-documents.functions.ts'
import type { FundDocumentsSearch } from './fund-documents.schema.ts'

export type FundDocumentsRequest = {
  readonly locale: Locale
  /** The fund's name in the address. */
  readonly key: string
  readonly search: FundDocumentsSearch
}

/** The documents of a fund in the state that the address asks for. */
export const fundDocumentsQuery = ({ locale, key, search }: FundDocumentsRequest) =>
  queryOptions({
    queryKey: ['documents', 'fund', locale, key, search],
    queryFn: () => getFundDocuments({ data: { locale, key, search } }),
  })
