import { matching, oneOf, pageNumber, searchSchema } from '~/routing/addresses/search-fields.ts'

/** States of questions, in the order in which lists offer them. */
export const questionStates = ['open', 'answered', 'closed'] as const

/** Search of a list of questions. */
export const questionsSearchSchema = searchSchema({ state: oneOf(questionStates), page: pageNumber(10_000) })

/** Search of a question's page: the last action. */
export const questionSearchSchema = searchSchema({ state: oneOf(['sent', 'closed', 'late']) })

/** Search of the form: the subject of the question. */
export const askSearchSchema = searchSchema({
  fund: matching((text) => /^fnd-\d{1,9}$/.test(text)),
  document: matching((text) => /^doc-\d{1,9}$/.test(text)),
})

export type QuestionsSearch = ReturnType<typeof questionsSearchSchema.parse>
export type QuestionSearch = ReturnType<typeof questionSearchSchema.parse>
