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
import type { FundFigures } from '../../../contract/product-api/fund-figures.schema.ts'
import type {
  ContactMessageBody,
  WhiteBookRequestBody,
} from '../../../contract/product-api/visitor-forms.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import { type ByteSelection, selectionHeaders } from '../../http/byte-selection.server.ts'
import type { HttpClient, StreamedResponse } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { callOf } from './call-of.server.ts'

/** Filters of the fund list; omitted ones take the contract's default. */
export type FundFilters = Partial<z.output<typeof fundListQuerySchema>>

/** Filters of a fund's documents; omitted ones take the contract's default. */
export type DocumentFilters = Partial<z.output<typeof documentSearchQuerySchema>>

/** The product API's calls. Texts of the responses are in `locale`. */
export type ProductApi = {
  /**
   * `isKept` false disables caching for code that reads the whole list, whose pages would evict all others.
   */
  listFunds(input: {
    locale: Locale
    filters?: FundFilters
    isKept?: boolean
  }): Promise<BackendOutcome<FundList>>
  /** `id` is `fnd-{n}` or a slug. */
  getFund(input: { locale: Locale; id: string; withCmsData?: boolean }): Promise<BackendOutcome<FundDetail>>
  getFundFigures(input: { locale: Locale }): Promise<BackendOutcome<FundFigures>>
  listFundFields(input: { locale: Locale }): Promise<BackendOutcome<FundFields>>
  searchFundDocuments(input: {
    locale: Locale
    fundId: string
    filters?: DocumentFilters
    token?: string
    isKept?: boolean
  }): Promise<BackendOutcome<DocumentSearch>>
  /** The file as a stream. The API checks the reader's access. */
  readDocument(input: {
    locale: Locale
    id: string
    token?: string
    select?: ByteSelection
  }): Promise<BackendOutcome<StreamedResponse>>
}

/** Tag of every response that lists funds. */
export const fundListTag = 'funds'

/** Tag of every response about one fund, by the id or slug of the call. */
export const fundTag = (id: string): string => `fund:${id}`

/** Statuses with which the product API, or a gateway before it, refuses the portal what everybody may read. */
const refusals: readonly number[] = [401, 403]

/**
 * Creates the calls over a client. A refusal of what is public concerns the portal and no visitor: an outage, of which
 * `onPortalRefused` is told. A single fund may be refused with 403, when it is not public any more.
 */
export function createProductApi(client: HttpClient, onPortalRefused?: (status: number) => void): ProductApi {
  const ofEverybody = async <T>(
    call: Promise<BackendOutcome<T>>,
    statuses = refusals,
  ): Promise<BackendOutcome<T>> => {
    const answered = await call
    if (answered.kind !== 'refused' || !statuses.includes(answered.status)) return answered
    onPortalRefused?.(answered.status)
    return { kind: 'portal_refused', status: answered.status }
  }
  return {
    listFunds: ({ locale, filters = {}, isKept = true }) =>
      ofEverybody(
        client.json({
          ...get(productEndpoints.listFunds),
          locale,
          query: filters,
          // Full text searches have too many values to cache.
          ...(isKept && !filters.q ? { cacheTags: [fundListTag] } : {}),
        }),
      ),
    getFund: ({ locale, id, withCmsData = false }) =>
      ofEverybody(
        client.json({
          ...get(productEndpoints.getFund),
          locale,
          params: { id },
          query: { withCmsData },
          cacheTags: [fundTag(id)],
        }),
        [401],
      ),
    getFundFigures: ({ locale }) =>
      ofEverybody(client.json({ ...get(productEndpoints.getFundFigures), locale, cacheTags: [fundListTag] })),
    listFundFields: ({ locale }) =>
      ofEverybody(client.json({ ...get(productEndpoints.listFundFields), locale, cacheTags: [fundListTag] })),
    searchFundDocuments: ({ locale, fundId, filters = {}, token, isKept = true }) =>
      client.json({
        ...get(productEndpoints.searchFundDocuments),
        locale,
        params: { id: fundId },
        query: filters,
        ...(token === undefined ? {} : { token }),
        ...(isKept && !filters.q ? { cacheTags: [fundTag(fundId)] } : {}),
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

/** Returns the parts of an endpoint that a call needs. */
function get<Shape>(endpoint: { readonly path: string; readonly response: Shape }) {
  return { path: endpoint.path, response: endpoint.response }
}

type ResponseOf<Name extends keyof typeof productEndpoints> =
  (typeof productEndpoints)[Name]['response'] extends infer Shape
    ? Shape extends z.ZodType
      ? BackendOutcome<z.output<Shape>>
      : never
    : never

/** The product API's calls for visitors' forms. The emails that they cause are in `locale`. */
export type VisitorFormCalls = {
  sendContactMessage(input: {
    readonly locale: Locale
    readonly message: ContactMessageBody
  }): Promise<ResponseOf<'sendContactMessage'>>
  /** Releases a held message by the secret of its confirmation link. */
  confirmContactMessage(input: {
    readonly locale: Locale
    readonly token: string
  }): Promise<ResponseOf<'confirmContactMessage'>>
  requestWhiteBook(input: {
    readonly locale: Locale
    readonly request: WhiteBookRequestBody
  }): Promise<ResponseOf<'requestWhiteBook'>>
  /** Records that the link of a request was opened. */
  openWhiteBook(input: { readonly locale: Locale; readonly id: string }): Promise<ResponseOf<'openWhiteBook'>>
}

/** Creates the calls over a client. */
export function createVisitorFormCalls(client: HttpClient): VisitorFormCalls {
  const { sendContactMessage, confirmContactMessage, requestWhiteBook, openWhiteBook } = productEndpoints
  return {
    sendContactMessage: ({ locale, message }) =>
      client.json({ ...callOf(sendContactMessage), locale, body: message }),
    confirmContactMessage: ({ locale, token }) =>
      client.json({ ...callOf(confirmContactMessage), locale, body: { token } }),
    requestWhiteBook: ({ locale, request }) =>
      client.json({ ...callOf(requestWhiteBook), locale, body: request }),
    openWhiteBook: ({ locale, id }) => client.json({ ...callOf(openWhiteBook), locale, params: { id } }),
  }
}
