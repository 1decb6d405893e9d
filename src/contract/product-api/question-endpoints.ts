import {
  changedQuestionSchema,
  questionBodySchema,
  questionDetailSchema,
  questionListSchema,
  questionMessageBodySchema,
  questionQuerySchema,
  staffAnswerBodySchema,
  staffClosingBodySchema,
  staffQuestionDetailSchema,
  staffQuestionListSchema,
} from './question.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const
const staffReads = { method: 'GET', access: 'staff' } as const
const staffSends = { method: 'POST', access: 'staff' } as const

/**
 * Questions of investors to the investor desk, which a product API may go without: the portal offers them where the
 * API's own description names the calls (P-486). Another's question is `not_found`.
 */
export const questionEndpoints = {
  listQuestions: {
    ...reads,
    path: '/auth/investors/questions',
    query: questionQuerySchema,
    response: questionListSchema,
  },
  askQuestion: {
    ...sends,
    path: '/auth/investors/questions',
    body: questionBodySchema,
    response: changedQuestionSchema,
  },
  getQuestion: { ...reads, path: '/auth/investors/questions/{id}', response: questionDetailSchema },
  replyToQuestion: {
    ...sends,
    path: '/auth/investors/questions/{id}/messages',
    body: questionMessageBodySchema,
    response: changedQuestionSchema,
  },
  closeQuestion: { ...sends, path: '/auth/investors/questions/{id}/close', response: changedQuestionSchema },
  readQuestionAttachment: { ...reads, path: '/auth/investors/question-attachments/{id}', response: 'stream' },
} as const

/** The same questions, as staff answer them. */
export const staffQuestionEndpoints = {
  listStaffQuestions: {
    ...staffReads,
    path: '/staff/questions',
    query: questionQuerySchema,
    response: staffQuestionListSchema,
  },
  getStaffQuestion: { ...staffReads, path: '/staff/questions/{id}', response: staffQuestionDetailSchema },
  answerQuestion: {
    ...staffSends,
    path: '/staff/questions/{id}/messages',
    body: staffAnswerBodySchema,
    response: changedQuestionSchema,
  },
  closeStaffQuestion: {
    ...staffSends,
    path: '/staff/questions/{id}/close',
    body: staffClosingBodySchema,
    response: changedQuestionSchema,
  },
  readStaffAttachment: { ...staffReads, path: '/staff/question-attachments/{id}', response: 'stream' },
} as const
