import type { z } from 'zod'
import { productEndpoints } from '../../../contract/product-api/endpoints.ts'
import type {
  ContactMessageBody,
  WhiteBookRequestBody,
} from '../../../contract/product-api/visitor-forms.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { callOf } from './call-of.server.ts'

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
