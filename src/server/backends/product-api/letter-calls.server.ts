import type { Letter, LetterList } from '../../../contract/product-api/letter.schema.ts'
import { letterEndpoints } from '../../../contract/product-api/notification-endpoints.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import type { AccountAsking } from './account-calls.server.ts'
import { callOf } from './call-of.server.ts'

const pageSize = '20'

/** The product API's calls about the manager's letters to the signed-in user. */
export type LetterCalls = {
  list(asking: AccountAsking, page: number): Promise<BackendOutcome<LetterList>>
  get(asking: AccountAsking & { readonly id: string }): Promise<BackendOutcome<Letter>>
}

/** Creates the calls over a client. */
export function createLetterCalls(http: HttpClient): LetterCalls {
  return {
    list: ({ client, ...asking }, page) =>
      http.json({
        ...callOf(letterEndpoints[client].listLetters),
        ...asking,
        query: { page: String(page), pageSize },
      }),
    get: ({ client, id, ...asking }) =>
      http.json({ ...callOf(letterEndpoints[client].getLetter), ...asking, params: { id } }),
  }
}
