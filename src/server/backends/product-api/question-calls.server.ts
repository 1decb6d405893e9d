import type {
  QuestionBody,
  QuestionMessageBody,
  QuestionQuery,
  StaffAnswerBody,
  StaffClosingBody,
} from '../../../contract/product-api/question.schema.ts'
import {
  questionEndpoints,
  staffQuestionEndpoints,
} from '../../../contract/product-api/question-endpoints.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import { callOf } from './call-of.server.ts'

type Asking = { readonly locale: Locale; readonly token: string }
type AskingOne = Asking & { readonly id: string }

const one = ({ id, ...asking }: AskingOne) => ({ ...asking, params: { id } })

/** Creates the product API's calls about an investor's questions over a client. */
export function createQuestionCalls(http: HttpClient) {
  const { askQuestion, closeQuestion, getQuestion, listQuestions, readQuestionAttachment, replyToQuestion } =
    questionEndpoints
  return {
    list: (asking: Asking, query: QuestionQuery) => http.json({ ...callOf(listQuestions), ...asking, query }),
    get: (asking: AskingOne) => http.json({ ...callOf(getQuestion), ...one(asking) }),
    ask: (asking: Asking, body: QuestionBody) => http.json({ ...callOf(askQuestion), ...asking, body }),
    reply: (asking: AskingOne, body: QuestionMessageBody) =>
      http.json({ ...callOf(replyToQuestion), ...one(asking), body }),
    close: (asking: AskingOne) => http.json({ ...callOf(closeQuestion), ...one(asking), body: {} }),
    readAttachment: (asking: AskingOne) => http.stream({ path: readQuestionAttachment.path, ...one(asking) }),
  }
}

/** Creates the same calls as staff make them. */
export function createStaffQuestionCalls(http: HttpClient) {
  const { answerQuestion, closeStaffQuestion, getStaffQuestion, listStaffQuestions, readStaffAttachment } =
    staffQuestionEndpoints
  return {
    list: (asking: Asking, query: QuestionQuery) =>
      http.json({ ...callOf(listStaffQuestions), ...asking, query }),
    get: (asking: AskingOne) => http.json({ ...callOf(getStaffQuestion), ...one(asking) }),
    reply: (asking: AskingOne, body: StaffAnswerBody) =>
      http.json({ ...callOf(answerQuestion), ...one(asking), body }),
    close: (asking: AskingOne, body: StaffClosingBody) =>
      http.json({ ...callOf(closeStaffQuestion), ...one(asking), body }),
    readAttachment: (asking: AskingOne) => http.stream({ path: readStaffAttachment.path, ...one(asking) }),
  }
}

/** The product API's calls about an investor's questions. */
export type QuestionCalls = ReturnType<typeof createQuestionCalls>

/** The product API's calls by which staff answer questions. */
export type StaffQuestionCalls = ReturnType<typeof createStaffQuestionCalls>
