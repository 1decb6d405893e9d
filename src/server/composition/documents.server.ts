import type { FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { leadToSignIn } from '../auth-helper/auth-response.server.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { createMaterialCalls } from '../backends/product-api/partner-calls.server.ts'
import { downloadSelection } from '../documents/download-selection.server.ts'
import { openSharedDocument, secretsPerAddress, viewDocument } from '../documents/view-document.server.ts'
import { downloadYear } from '../documents/year-archive.server.ts'
import type { YearFigureDeps } from '../documents/year-figures.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { addressGroup } from '../http/visitor-address.server.ts'
import { type CreatedLink, type ShareDeps, takeCreatedLink } from '../partner/share.server.ts'
import type { Session } from '../session/session-record.server.ts'
import { auth, limits, privateCalls, stateStore } from './auth.server.ts'
import { ownFundCalls, positionCalls, productApi, productHttp } from './backends.server.ts'
import { env } from './env.server.ts'
import { privateForm } from './forms.server.ts'
import { noticeCalls } from './notices.server.ts'
import { offersCapitalAccounts, offersNotices } from './offered-parts.server.ts'

const deps = {
  ownFundCalls,
  productApi,
  now: () => new Date(),
  leadToSignIn: (request: Request) => leadToSignIn(request, env.PUBLIC_URL),
}

/** Archives are counted as their owner's: guests (P-626) and staff in a view (P-463) take documents one by one. */
const ofOwner = { right: 'documents:read', refusesViews: true } as const

/** Handles `GET /api/account/documents.zip`: several documents in one file. */
export const takeSelection = privateCalls.route(ofOwner, (call) => downloadSelection(call, deps))

const ofYear = {
  ...deps,
  limits,
  positionCalls,
  noticeCalls,
  offers: { notices: offersNotices, accounts: offersCapitalAccounts },
}

/**
 * Creates the handler of `GET /api/account/documents-of-year.zip`: all documents of a year in one file, with the capital
 * accounts that the feature of positions writes.
 */
export const yearHandler = (accountsOfYear: YearFigureDeps['accountsOfYear']) =>
  privateCalls.route(ofOwner, (call) => downloadYear(call, { ...ofYear, accountsOfYear }))

/** Handles `GET|HEAD /api/proxy/documents/{id}/view`: one document, public or as the session allows. */
export const openDocument = privateCalls.openRoute<{ readonly id: string }>((call) =>
  viewDocument(call, deps),
)

/** The product API's calls about marketing documents. */
export const materialCalls = createMaterialCalls(productHttp)

/** Role and right required to share marketing documents: partners who may read the documents of their funds. */
export const materialRequirement = { role: 'partner_user', right: 'documents:read' } as const

const shareDeps: ShareDeps = {
  calls: materialCalls,
  store: stateStore,
  sessions: auth.sessions,
  publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
}

/** Returns the link that a session has just made, once. */
export const takeNewLink = (session: Session): Promise<CreatedLink | null> =>
  takeCreatedLink(session, shareDeps)

/** Creates the handler of a form about links to marketing documents. */
export const materialForm = <Values extends FieldValues, Output>(
  definition: FormDefinition<Values, Output>,
  act: (call: FormCall<Output> & { readonly session: Session }, deps: ShareDeps) => Promise<FormResult>,
) =>
  privateForm({
    ...{ definition, requirement: materialRequirement },
    endpointFor: ({ session }) => ({ act: (call) => act({ ...call, session }, shareDeps) }),
  })

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
