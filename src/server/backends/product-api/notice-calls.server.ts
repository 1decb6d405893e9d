import type { Proof } from '../../../contract/product-api/account.schema.ts'
import type {
  NoticeAcknowledged,
  NoticeDetail,
  NoticeList,
  NoticeQuery,
} from '../../../contract/product-api/notice.schema.ts'
import { noticeEndpoints } from '../../../contract/product-api/notice-endpoints.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient, StreamedResponse } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { callOf } from './call-of.server.ts'

type Asking = { readonly locale: Locale; readonly token: string }
type AskingOne = Asking & { readonly id: string }

/** The product API's calls about the signed-in investor's capital calls and distributions. */
export type NoticeCalls = {
  list(asking: Asking, query: NoticeQuery): Promise<BackendOutcome<NoticeList>>
  get(asking: AskingOne): Promise<BackendOutcome<NoticeDetail>>
  readFile(asking: AskingOne): Promise<BackendOutcome<StreamedResponse>>
  acknowledge(asking: AskingOne): Promise<BackendOutcome<NoticeAcknowledged>>
  /**
   * Re-authenticates the owner of the account: account numbers are then returned in this sign-in for a limited time.
   */
  stepUp(asking: Asking & { readonly proof: Proof }): Promise<BackendOutcome<{ readonly done: true }>>
}

/** Creates the calls over a client. */
export function createNoticeCalls(http: HttpClient): NoticeCalls {
  const { acknowledgeNotice, getNotice, listNotices, readNoticeFile, stepUp } = noticeEndpoints
  return {
    list: (asking, query) => http.json({ ...callOf(listNotices), ...asking, query }),
    get: ({ id, ...asking }) => http.json({ ...callOf(getNotice), ...asking, params: { id } }),
    readFile: ({ id, ...asking }) => http.stream({ path: readNoticeFile.path, ...asking, params: { id } }),
    acknowledge: ({ id, ...asking }) =>
      http.json({ ...callOf(acknowledgeNotice), ...asking, params: { id }, body: {} }),
    stepUp: ({ proof, ...asking }) => http.json({ ...callOf(stepUp), ...asking, body: { proof } }),
  }
}
