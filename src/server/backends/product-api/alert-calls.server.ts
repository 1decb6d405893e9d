import type { Alert, AlertRequest } from '../../../contract/product-api/alert.schema.ts'
import { alertEndpoints } from '../../../contract/product-api/alert-endpoints.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { callOf } from './call-of.server.ts'

/** The product API's calls about emails without an account. The emails that they cause are in `locale`. */
export type AlertCalls = {
  request(locale: Locale, asked: AlertRequest): Promise<BackendOutcome<unknown>>
  read(locale: Locale, token: string): Promise<BackendOutcome<Alert>>
  confirm(locale: Locale, token: string): Promise<BackendOutcome<Alert>>
  update(
    locale: Locale,
    change: { readonly token: string; readonly funds: readonly string[] },
  ): Promise<BackendOutcome<unknown>>
  end(locale: Locale, token: string): Promise<BackendOutcome<unknown>>
}

/** Creates the calls over a client. */
export function createAlertCalls(client: Pick<HttpClient, 'json'>): AlertCalls {
  const { confirmAlert, endAlert, readAlert, requestAlert, updateAlert } = alertEndpoints
  return {
    request: (locale, asked) => client.json({ ...callOf(requestAlert), locale, body: asked }),
    read: (locale, token) => client.json({ ...callOf(readAlert), locale, body: { token } }),
    confirm: (locale, token) => client.json({ ...callOf(confirmAlert), locale, body: { token } }),
    update: (locale, change) => client.json({ ...callOf(updateAlert), locale, body: change }),
    end: (locale, token) => client.json({ ...callOf(endAlert), locale, body: { token } }),
  }
}
