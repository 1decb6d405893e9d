import type { FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { createMaterialCalls } from '../backends/product-api/material-calls.server.ts'
import { openSharedDocument, secretsPerAddress } from '../documents/shared-document.server.ts'
import type { FormCall, FormResult } from '../forms/form-endpoint.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import { type CreatedLink, type ShareDeps, takeCreatedLink } from '../partner/share.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { auth, limits, privateCalls, stateStore } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { env } from './env.server.ts'
import { handlePortalForm } from './forms.server.ts'

/** The product API's calls about marketing documents. */
export const materialCalls = createMaterialCalls(productHttp)

/** Role and right required to share marketing documents: partners who may read the documents of their funds. */
export const materialRequirement = { role: 'partner_user', right: 'documents:read' } as const

const deps: ShareDeps = {
  calls: materialCalls,
  store: stateStore,
  sessions: auth.sessions,
  publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
}

/** Returns the link that a session has just made, once. */
export const takeNewLink = (session: Session): Promise<CreatedLink | null> => takeCreatedLink(session, deps)

/** Creates the handler of a form about links to marketing documents. */
export const materialForm = <Values extends FieldValues, Output>(
  definition: FormDefinition<Values, Output>,
  act: (call: FormCall<Output> & { readonly session: Session }, deps: ShareDeps) => Promise<FormResult>,
) =>
  privateCalls.route<unknown>(materialRequirement, ({ request, session }) =>
    handlePortalForm(request, {
      definition,
      protection: 'token',
      act: (call) => act({ ...call, session }, deps),
    }),
  )

/** Describes the document of a secret, within the limit of tries. */
export async function describeShared(
  locale: Locale,
  secret: string,
): Promise<Awaited<ReturnType<typeof materialCalls.describe>>> {
  const counted = await limits.count(secretsPerAddress, addressGroup(currentRequestContext()?.address))
  if (counted.allowed) return materialCalls.describe(locale, secret)
  const refused: BackendOutcome<never> = {
    kind: 'refused',
    status: 429,
    code: 'too_many_requests',
    retryAfterS: counted.retryAfterS,
  }
  return refused
}

/** Handles `POST /api/shared-documents/open`. */
export const handleSharedDocument = (request: Request): Promise<Response> =>
  openSharedDocument(request, { calls: materialCalls, limits })
