import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import {
  questionCalls,
  questionRequirement,
  staffQuestionCalls,
} from '~/server/composition/questions.server.ts'
import { staffCalls } from '~/server/composition/staff.server.ts'
import type {
  QuestionDetailView,
  QuestionsView,
  StaffQuestionDetailView,
  StaffQuestionView,
} from './questions.schema.ts'
import { toQuestionDetail, toQuestions, toStaffQuestionDetail, toStaffQuestions } from './questions.ts'
import { type QuestionsSearch, questionsSearchSchema } from './questions-search.ts'

const pageSize = 20

const listed = z.object({ locale: localeSchema, search: checkedSearch(questionsSearchSchema) })
const named = z.object({ locale: localeSchema, id: z.string().check(z.maxLength(40)) })
const queryOf = ({ page = 1, state }: QuestionsSearch) => ({ page, pageSize, ...(state && { state }) })

/** Reads one page of the signed-in investor's questions (P-486). */
export const getQuestions = createServerFn({ method: 'GET' })
  .validator(listed)
  .handler(
    privateCalls.handle(
      questionRequirement,
      async ({ data: { locale, search }, session }): Promise<Outcome<QuestionsView>> => {
        const asking = { locale, token: session.accessToken }
        return outcomeOf(await questionCalls.list(asking, queryOf(search)), toQuestions)
      },
    ),
  )

/** Reads one of the investor's own questions: `not_found` for any other, whether or not it exists. */
export const getQuestion = createServerFn({ method: 'GET' })
  .validator(named)
  .handler(
    privateCalls.handle(
      questionRequirement,
      async ({ data, session }): Promise<Outcome<QuestionDetailView>> =>
        outcomeOf(await questionCalls.get({ ...data, token: session.accessToken }), toQuestionDetail),
    ),
  )

/** Reads one page of all investors' questions, for staff alone; by default those that wait. */
export const getStaffQuestions = createServerFn({ method: 'GET' })
  .validator(listed)
  .handler(
    staffCalls.handle(
      async ({ data: { locale, search }, token }): Promise<Outcome<QuestionsView<StaffQuestionView>>> => {
        const { state = 'open' } = search
        const query = queryOf({ ...search, state })
        return outcomeOf(await staffQuestionCalls.list({ locale, token }, query), toStaffQuestions)
      },
    ),
  )

/** Reads a question with its author and messages, for staff alone. */
export const getStaffQuestion = createServerFn({ method: 'GET' })
  .validator(named)
  .handler(
    staffCalls.handle(
      async ({ data, token }): Promise<Outcome<StaffQuestionDetailView>> =>
        outcomeOf(await staffQuestionCalls.get({ ...data, token }), toStaffQuestionDetail),
    ),
  )
