import { leadToSignIn } from '../auth-helper/refuse-call.server.ts'
import { downloadSelection } from '../documents/download-selection.server.ts'
import { viewDocument } from '../documents/view-document.server.ts'
import { downloadYear } from '../documents/year-archive.server.ts'
import type { YearFigureDeps } from '../documents/year-figures.server.ts'
import { limits, privateCalls } from './auth.server.ts'
import { ownFundCalls, positionCalls, productApi } from './backends.server.ts'
import { env } from './env.server.ts'
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
