import { leadToSignIn } from '../auth-helper/refuse-call.server.ts'
import { downloadSelection } from '../documents/download-selection.server.ts'
import { viewDocument } from '../documents/view-document.server.ts'
import { downloadYear } from '../documents/year-archive.server.ts'
import { limits, privateCalls } from './auth.server.ts'
import { ownFundCalls, productApi } from './backends.server.ts'
import { env } from './env.server.ts'

const deps = {
  ownFundCalls,
  productApi,
  now: () => new Date(),
  leadToSignIn: (request: Request) => leadToSignIn(request, env.PUBLIC_URL),
}

/** Archives are counted as their owner's: guests take documents one by one (P-626). */
const ofOwner = { right: 'documents:read', refusesGuests: true } as const

/** Handles `GET /api/account/documents.zip`: several documents in one file. */
export const takeSelection = privateCalls.route(ofOwner, (call) => downloadSelection(call, deps))

/** Handles `GET /api/account/documents-of-year.zip`: all documents of a year in one file. */
export const takeYear = privateCalls.route(ofOwner, (call) => downloadYear(call, { ...deps, limits }))

/** Handles `GET|HEAD /api/proxy/documents/{id}/view`: one document, public or as the session allows. */
export const openDocument = privateCalls.openRoute<{ readonly id: string }>((call) =>
  viewDocument(call, deps),
)
