import type { FieldValues, FormDefinition } from '../../lib/form/form-definition.ts'
import {
  createQuestionCalls,
  createStaffQuestionCalls,
  type QuestionCalls,
  type StaffQuestionCalls,
} from '../backends/product-api/question-calls.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failurePage } from '../http/failure-page.server.ts'
import { preferredLocale } from '../http/http-headers.server.ts'
import { sendAttachment } from '../questions/question-forms.server.ts'
import { privateCalls } from './auth.server.ts'
import { productHttp } from './backends.server.ts'
import { handlePortalForm, privateForm } from './forms.server.ts'
import { staffCalls } from './staff.server.ts'

/** The product API's calls about an investor's questions. */
export const questionCalls = createQuestionCalls(productHttp)

/** The product API's calls by which staff answer questions. */
export const staffQuestionCalls = createStaffQuestionCalls(productHttp)

/** Role and right required to ask a question: verified investors with funds. */
export const questionRequirement = { role: 'investor', right: 'funds:read' } as const

type WithToken<Output> = FormCall<Output> & { readonly token: string }
type QuestionForm<Values extends FieldValues, Output, Calls> = {
  readonly definition: FormDefinition<Values, Output>
  readonly hasFile: boolean
  readonly act: (call: WithToken<Output>, calls: Calls) => Promise<FormResult>
}

/** Creates the handler of a form of an investor about a question. */
export const questionForm = <Values extends FieldValues, Output>({
  act,
  definition,
  hasFile,
}: QuestionForm<Values, Output, QuestionCalls>) =>
  privateForm({
    ...{ definition, hasFile, requirement: questionRequirement },
    endpointFor: ({ session: { accessToken: token } }) => ({
      act: (call) => act({ ...call, token }, questionCalls),
    }),
  })

/** Creates the handler of a form of staff about a question. */
export function staffQuestionForm<Values extends FieldValues, Output>({
  act,
  definition,
  hasFile,
}: QuestionForm<Values, Output, StaffQuestionCalls>) {
  const acting = staffCalls.act((call: WithToken<Output>) => act(call, staffQuestionCalls))
  return (request: Request): Promise<Response> =>
    handlePortalForm(request, { definition, protection: 'token', hasFile, act: acting })
}

/** Handles `GET /api/account/questions/attachments/{id}`: the file of a message in one's own question. */
export const sendQuestionAttachment = privateCalls.route<{ readonly id: string }>(
  questionRequirement,
  async ({ params: { id }, request, session: { accessToken: token, user } }) => {
    const locale = preferredLocale(request, user.language)
    return sendAttachment(await questionCalls.readAttachment({ id, locale, token }), { id, locale })
  },
)

/** Handles `GET /api/staff/questions/attachments/{id}`: the same for staff; all others get 404 (P-194). */
export async function sendStaffAttachment(request: Request, id: string): Promise<Response> {
  const locale = preferredLocale(request)
  const token = await staffCalls.tokenOf(request)
  if (token === undefined) return failurePage(undefined, locale)
  return sendAttachment(await staffQuestionCalls.readAttachment({ id, locale, token }), { id, locale })
}
