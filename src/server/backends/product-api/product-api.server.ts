import type { z } from 'zod'
import type {
  DocumentSearch,
  documentSearchQuerySchema,
} from '../../../contract/product-api/document.schema.ts'
import { productEndpoints } from '../../../contract/product-api/endpoints.ts'
import type {
  FundDetail,
  FundFields,
  FundList,
  fundListQuerySchema,
} from '../../../contract/product-api/fund.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import { type ByteSelection, selectionHeaders } from '../../http/byte-selection.server.ts'
import type { HttpClient, StreamedResponse } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'

/** Filters of the funds list; what is left out takes the contract's default. */
export type FundFilters = Partial<z.output<typeof fundListQuerySchema>>

/** Filters of a fund's documents; what is left out takes the contract's default. */
export type DocumentFilters = Partial<z.output<typeof documentSearchQuerySchema>>

/** The product API's calls. Texts of the answers are in `locale`. */
export type ProductApi = {
  /** `isKept` false: for a reader of the whole list, whose pages would push everybody else's out of the cache. */
  listFunds(input: {
    locale: Locale
    filters?: FundFilters
    isKept?: boolean
  }): Promise<BackendOutcome<FundList>>
  /** `id` is `fnd-{n}` or a slug. */
  getFund(input: { locale: Locale; id: string; withCmsData?: boolean }): Promise<BackendOutcome<FundDetail>>
  listFundFields(input: { locale: Locale }): Promise<BackendOutcome<FundFields>>
  searchFundDocuments(input: {
    locale: Locale
    fundId: string
    filters?: DocumentFilters
    token?: string
  }): Promise<BackendOutcome<DocumentSearch>>
  /** The file itself, unread. The API checks the reader's right to it. */
  readDocument(input: {
    locale: Locale
    id: string
    token?: string
    select?: ByteSelection
  }): Promise<BackendOutcome<StreamedResponse>>
}

/** Tag of every answer that lists funds. */
export const fundListTag = 'funds'

/** Tag of every answer about one fund, by the name it was asked under. */
export const fundTag = (id: string): string => `fund:${id}`

/** Binds the contract's calls to a client. */
export function createProductApi(client: HttpClient): ProductApi {
  return {
    listFunds: ({ locale, filters = {}, isKept = true }) =>
      client.json({
        ...get(productEndpoints.listFunds),
        locale,
        query: filters,
        // Free text has too many values to be worth keeping.
        ...(isKept && !filters.q ? { cacheTags: [fundListTag] } : {}),
      }),
    getFund: ({ locale, id, withCmsData = false }) =>
      client.json({
        ...get(productEndpoints.getFund),
        locale,
        params: { id },
        query: { withCmsData },
        cacheTags: [fundTag(id)],
      }),
    listFundFields: ({ locale }) =>
      client.json({ ...get(productEndpoints.listFundFields), locale, cacheTags: [fundListTag] }),
    searchFundDocuments: ({ locale, fundId, filters = {}, token }) =>
      client.json({
        ...get(productEndpoints.searchFundDocuments),
        locale,
        params: { id: fundId },
        query: filters,
        ...(token === undefined ? {} : { token }),
        ...(filters.q ? {} : { cacheTags: [fundTag(fundId)] }),
      }),
    readDocument: ({ locale, id, token, select = {} }) =>
      client.stream({
        path: productEndpoints.readDocument.path,
        locale,
        params: { id },
        headers: selectionHeaders(select),
        ...(token === undefined ? {} : { token }),
      }),
  }
}

/** The parts of an endpoint that a call needs. */
function get<Shape>(endpoint: { readonly path: string; readonly answer: Shape }) {
  return { path: endpoint.path, answer: endpoint.answer }
}
