import type { Alert } from '../../contract/product-api/alert.schema.ts'
import type { FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import {
  type AlertDeps,
  endAlert,
  endByProgram,
  readAlert,
  requestAlert,
  showAlertPage,
} from '../alerts/alerts.server.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { createAlertCalls } from '../backends/product-api/alert-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { limits } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { handlePortalForm } from './forms.server.ts'

const deps: AlertDeps = { calls: createAlertCalls(productHttp), limits }

/** Handles valid requests for emails without an account. */
export const askForAlert = (call: Parameters<typeof requestAlert>[0]) => requestAlert(call, deps)

/** Reads what the address of a secret asked for. */
export const describeAlert = (locale: Locale, token: string): Promise<BackendOutcome<Alert>> =>
  readAlert(locale, token, deps)

/** Creates the handler of a button behind an email's link. */
export const alertButton =
  <Values extends FieldValues, Output>(
    definition: FormDefinition<Values, Output>,
    act: (call: FormCall<Output>, deps: AlertDeps) => Promise<FormResult>,
  ) =>
  ({ request }: { readonly request: Request }): Promise<Response> =>
    handlePortalForm(request, { definition, protection: 'origin', act: (call) => act(call, deps) })

/** Handles `GET /api/alerts/end`. */
export const showAlertEnd = (request: Request): Response => showAlertPage(request)

/** Creates the handler of `POST /api/alerts/end`, for mail programs and for the button of the page. */
export const alertEnd =
  (definition: FormDefinition<{ readonly token: string }>) =>
  ({ request }: { readonly request: Request }): Promise<Response> => {
    const ofProgram = new URL(request.url).searchParams.get('token')
    if (ofProgram !== null) return endByProgram(request, ofProgram, deps)
    return alertButton(definition, endAlert)({ request })
  }
