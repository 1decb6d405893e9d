import { largestAttachmentBytes } from '../../contract/product-api/form-limits.ts'
import {
  type AttachmentBody,
  attachmentTypeSchema,
  type ChangedQuestion,
  longestFileName,
} from '../../contract/product-api/question.schema.ts'
import { typedLine } from '../../lib/typed-text.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { QuestionCalls, StaffQuestionCalls } from '../backends/product-api/question-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { attachmentDisposition, fileNameOf } from '../http/document-response.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import type { StreamedResponse } from '../http/http-client.server.ts'
import { type FaultTable, refusedByBackend } from '../registration/journeys.server.ts'

type Call<Output> = FormCall<Output> & { readonly token: string }
/** `after`: the latest message that the page showed; empty where the product API does not ask for it. */
type Reply = { readonly question: string; readonly text: string; readonly after: string }
type Close = { readonly question: string; readonly after: string }

/** Pages with a form of a question, to which the form returns. */
type Page = '/account/questions/$id' | '/team/questions/$id'
type ThreadCalls = Pick<QuestionCalls | StaffQuestionCalls, 'reply' | 'close'>

const faultTable: FaultTable = {
  'after stale': { field: 'after', code: 'messageMeanwhile' },
  'attachment too_large': { field: 'file', code: 'attachmentTooLarge' },
  attachment: { field: 'file', code: 'attachmentType' },
  fund: { field: 'fund', code: 'choice' },
  document: { field: 'fund', code: 'choice' },
}

type Attached = { readonly ok: true; readonly attachment: AttachmentBody | null } | { readonly ok: false }

/** The chosen file under the last part of its name; none where nothing was chosen. */
function attachmentOf({ file, fileName = '' }: FormCall<unknown>): Attached {
  if (file === undefined) return { ok: true, attachment: null }
  if (file.byteLength > largestAttachmentBytes) return { ok: false }
  const name = typedLine(fileName.split(/[\\/]/).at(-1) ?? '').slice(-longestFileName)
  return { ok: true, attachment: { name: name || 'file', content: Buffer.from(file).toString('base64') } }
}

const tooLarge: FormResult = { kind: 'refused', faults: [{ field: 'file', code: 'attachmentTooLarge' }] }

function afterChange(
  changed: BackendOutcome<ChangedQuestion>,
  {
    locale,
    page,
    state,
  }: { readonly locale: Locale; readonly page: Page; readonly state: 'sent' | 'closed' },
): FormResult {
  if (changed.kind !== 'ok') return refusedByBackend(changed, faultTable)
  return {
    kind: 'done',
    location: pathFor({ to: page, locale, params: { id: changed.data.id }, search: { state } }),
  }
}

type Asked = {
  readonly subject: string
  readonly text: string
  readonly fund: string
  readonly document: string
}

/** Asks the investor desk a question, with a file where one was chosen (P-486, P-487). */
export async function askQuestion(call: Call<Asked>, calls: Pick<QuestionCalls, 'ask'>): Promise<FormResult> {
  const { data, locale, token } = call
  const attached = attachmentOf(call)
  if (!attached.ok) return tooLarge
  const { document, fund, subject, text } = data
  const body = {
    subject,
    text,
    fund: fund || null,
    document: document || null,
    attachment: attached.attachment,
  }
  const asked = await calls.ask({ locale, token }, body)
  return afterChange(asked, { locale, page: '/account/questions/$id', state: 'sent' })
}

const knownOf = ({ after }: Pick<Reply, 'after'>) => (after === '' ? {} : { after })

/**
 * Adds a message to a question, of its author or of staff. A question that was closed meanwhile is shown unchanged; an
 * answer given without having read the latest message is refused, and stays in the form (P-871).
 */
export async function replyToQuestion(
  call: Call<Reply>,
  calls: Pick<ThreadCalls, 'reply'>,
  page: Page,
): Promise<FormResult> {
  const { data, locale, token } = call
  const attached = attachmentOf(call)
  if (!attached.ok) return tooLarge
  const { question: id, text } = data
  const body = { text, attachment: attached.attachment, ...knownOf(data) }
  const replied = await calls.reply({ locale, token, id }, body)
  if (replied.kind === 'refused' && replied.status === 409 && !replied.faults?.length)
    return {
      kind: 'done',
      location: pathFor({ to: page, locale, params: { id }, search: { state: 'late' } }),
    }
  return afterChange(replied, { locale, page, state: 'sent' })
}

/** Closes a question; repeated, it changes nothing. Staff who have not read the latest message do not close it (P-871). */
export async function closeQuestion(
  { data, locale, token }: Call<Close>,
  calls: Pick<ThreadCalls, 'close'>,
  page: Page,
): Promise<FormResult> {
  const closed = await calls.close({ locale, token, id: data.question }, knownOf(data))
  return afterChange(closed, { locale, page, state: 'closed' })
}

/**
 * Sends the file of a message as a download, never displayed or executed, and uncacheable. Types that attachments may
 * not have are sent as bytes.
 */
export async function sendAttachment(
  answered: BackendOutcome<StreamedResponse>,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<Response> {
  if (answered.kind !== 'ok') return failurePage(answered, locale)
  const { body, headers } = answered.data
  const type = attachmentTypeSchema.safeParse(headers.get('content-type'))
  return new Response(body, {
    headers: {
      'content-type': type.success ? type.data : 'application/octet-stream',
      'content-disposition': attachmentDisposition(fileNameOf(headers.get('content-disposition')) ?? id),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
