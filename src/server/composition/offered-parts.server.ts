import { alertEndpoints } from '../../contract/product-api/alert-endpoints.ts'
import { caseEndpoints } from '../../contract/product-api/case-endpoints.ts'
import { deskEndpoints } from '../../contract/product-api/desk-endpoints.ts'
import { letterEndpoints, notificationEndpoints } from '../../contract/product-api/notification-endpoints.ts'
import { guestEndpoints } from '../../contract/product-api/other-account-endpoints.ts'
import {
  noticeEndpoints,
  ownFundsEndpoints,
  positionEndpoints,
} from '../../contract/product-api/own-funds-endpoints.ts'
import { materialEndpoints } from '../../contract/product-api/partner-space-endpoints.ts'
import { questionEndpoints } from '../../contract/product-api/question-endpoints.ts'
import { rightsEndpoints } from '../../contract/product-api/rights-endpoints.ts'
import { createOfferedCalls } from '../backends/product-api/offered-calls.server.ts'
import { createHttpClient } from '../http/http-client.server.ts'
import { log } from '../process/log.server.ts'
import { cookies } from './auth.server.ts'
import { circuits } from './backends.server.ts'
import { env } from './env.server.ts'

/** Longest wait of the first signed-in page for the product API's description. */
const descriptionMs = 1500

const offered = createOfferedCalls(
  createHttpClient({
    name: 'product',
    baseUrl: env.PRODUCT_API_URL,
    log,
    circuit: circuits.productApi,
    timeoutMs: descriptionMs,
  }),
  Date.now,
)

/** The parts of the account that not every product API has. */
type OfferedParts = Readonly<
  Record<'cases' | 'guests' | 'letters' | 'material' | 'notices' | 'notifications' | 'questions', boolean>
>

const noParts: OfferedParts = {
  cases: false,
  guests: false,
  letters: false,
  material: false,
  notices: false,
  notifications: false,
  questions: false,
}

/**
 * Returns the parts of the product API that the menu links to (P-436). Only for requests with a session: pages for
 * visitors are the same in every process, regardless of its knowledge of the product API.
 */
export async function offeredParts(cookieHeader: string | null): Promise<OfferedParts> {
  if (cookies.read(cookieHeader, 'session') === undefined) return noParts
  return {
    cases: await offered.offers(caseEndpoints.listCases.path),
    guests: await offersGuests(),
    letters: await offersLetters(),
    material: await offered.offers(materialEndpoints.listMaterial.path),
    notices: await offersNotices(),
    questions: await offered.offers(questionEndpoints.askQuestion.path),
    notifications:
      env.NOTIFICATION_CENTRE &&
      (await offered.offers(notificationEndpoints.investor.listNotifications.path)),
  }
}

/** Tells whether documents have pages of their own (P-613): else their links lead to the files. */
export const offersDocumentPages = (client: 'investor' | 'partner'): Promise<boolean> =>
  offered.offers(
    (client === 'investor' ? ownFundsEndpoints.getInvestorDocument : ownFundsEndpoints.getPartnerDocument)
      .path,
  )

/** Tells whether the texts of documents can be searched (P-614). */
export const offersDocumentTexts = (client: 'investor' | 'partner'): Promise<boolean> =>
  offered.offers(
    (client === 'investor' ? ownFundsEndpoints.searchInvestorTexts : ownFundsEndpoints.searchPartnerTexts)
      .path,
  )

/** Tells whether the product API knows guests (P-620). */
export const offersGuests = (): Promise<boolean> => offered.offers(guestEndpoints.listGuests.path)

/** Tells whether capital accounts come as PDF (P-702). */
export const offersCapitalAccounts = (): Promise<boolean> =>
  offered.offers(positionEndpoints.readCapitalAccount.path)

/** Tells whether the product API has capital calls and distributions (P-436). */
export const offersNotices = (): Promise<boolean> => offered.offers(noticeEndpoints.listNotices.path)

/** Tells whether staff may write to those who hold a fund (P-813). */
export const offersLetters = (): Promise<boolean> => offered.offers(letterEndpoints.investor.getLetter.path)

/** Tells whether staff see how the portal is used (P-680). */
export const offersUsage = (): Promise<boolean> => offered.offers(deskEndpoints.getUsage.path)

/** Tells whether staff record payments received for calls (P-676). */
export const offersReceipts = (): Promise<boolean> => offered.offers(deskEndpoints.listCallHolders.path)

/** Tells whether staff see and change rights and agreements (P-780). */
export const offersRights = (): Promise<boolean> => offered.offers(rightsEndpoints.listTeamRights.path)

/** Tells whether addresses without an account are told of news by email (P-770). */
export const offersAlerts = (): Promise<boolean> => offered.offers(alertEndpoints.requestAlert.path)
