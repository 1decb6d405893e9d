import * as z from 'zod/mini'
import { requiredLines, requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

/** Limits of the contract for a subject and a message, in characters. */
export const longestSubject = 150
export const longestMessage = 5000

/** Types of files that browsers offer; the product API looks at the content. */
export const attachmentTypes = 'application/pdf,image/png,image/jpeg'

const questionId = z.string().check(z.regex(/^qst-\d{1,9}$/, 'choice'))

const askEmpty = { subject: '', fund: '', document: '', text: '', file: '' }
const askSchema = z.object({
  subject: requiredText(longestSubject),
  fund: z.string().check(z.regex(/^(fnd-\d{1,9})?$/, 'choice')),
  document: z.string().check(z.regex(/^(doc-\d{1,9})?$/, 'choice')),
  text: requiredLines(longestMessage),
  file: z.string(),
})

/** Asks the investor desk a question. */
export const askForm: FormDefinition<typeof askEmpty, z.output<typeof askSchema>> = {
  name: 'ask-question',
  empty: askEmpty,
  schema: askSchema,
}

/** Latest message that the page showed; empty in forms of investors, whose messages nothing keeps back. */
const after = z.string().check(z.regex(/^[\w-]{0,40}$/, 'choice'))

const replyEmpty = { question: '', after: '', text: '', file: '' }
const replySchema = z.object({
  question: questionId,
  after,
  text: requiredLines(longestMessage),
  file: z.string(),
})

const reply = (name: string): FormDefinition<typeof replyEmpty, z.output<typeof replySchema>> => ({
  name,
  empty: replyEmpty,
  schema: replySchema,
})

/** Adds a message to one's own question. */
export const replyForm = reply('reply-question')

/** Answers a question, as staff. */
export const handleForm = reply('staff-answer')

const closeEmpty = { question: '', after: '' }
const closeSchema = z.object({ question: questionId, after })
const close = (name: string): FormDefinition<typeof closeEmpty> => ({
  name,
  empty: closeEmpty,
  schema: closeSchema,
})

/** Closes one's own question. */
export const closeForm = close('close-question')

/** Closes a question, as staff. */
export const staffCloseForm = close('staff-close-question')
