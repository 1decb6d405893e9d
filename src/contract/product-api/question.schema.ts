import { z } from 'zod'
import { optionalField, strictList, tolerantList } from '../tolerant-list.ts'
import { requiredLineSchema, typedLinesSchema } from '../typed-text.schema.ts'
import { namedFundSchema } from './client-subscription.schema.ts'
import { largestAttachmentBytes } from './form-limits.ts'
import { fundIdSchema } from './fund.schema.ts'
import { pageInfoSchema, pageQuerySchema } from './primitives.schema.ts'

/**
 * State of a question. A reply by its author reopens an answered question; a closed question takes no more messages.
 */
export const questionStateSchema = z.enum(['open', 'answered', 'closed'])

/** Longest subject, message and file name, in characters. */
export const longestSubject = 150
export const longestMessage = 5000
export const longestFileName = 120

/** Types of attachments, by the content of the file. */
export const attachmentTypeSchema = z.enum(['application/pdf', 'image/png', 'image/jpeg'])

/** Id of a question. */
export const questionIdSchema = z.string().regex(/^qst-[1-9]\d{0,8}$/)
const documentId = z.string().regex(/^doc-[1-9]\d{0,8}$/)

/** A question as lists show it. */
export const questionSchema = z.object({
  id: questionIdSchema,
  subject: z.string().min(1),
  state: questionStateSchema,
  /** Fund of the question; null for a general question. */
  fund: optionalField(namedFundSchema.nullable()),
  document: optionalField(z.object({ id: documentId, title: z.string().min(1) }).nullable()),
  askedAt: z.iso.datetime(),
  /** When the last message was sent. */
  lastAt: z.iso.datetime(),
})

/** Message of a question, by its author or by the investor desk. */
export const questionMessageSchema = z.object({
  id: z.string().min(1),
  from: z.enum(['investor', 'desk']),
  name: z.string().min(1),
  text: z.string().min(1),
  sentAt: z.iso.datetime(),
  attachment: z
    .object({
      id: z.string().regex(/^qat-[1-9]\d{0,8}$/),
      name: z.string().min(1),
      type: attachmentTypeSchema,
      bytes: z.number().int().positive(),
    })
    .nullable(),
})

const messages = strictList(questionMessageSchema, 'a thread with a message missing says something else')

/** A question with all its messages, oldest first. */
export const questionDetailSchema = questionSchema.extend({ messages })

/** Query of a list of questions: of one state, or of all. */
export const questionQuerySchema = pageQuerySchema.extend({ state: questionStateSchema.optional() })

/** Page of the caller's questions, latest message first. */
export const questionListSchema = z.object({ items: tolerantList(questionSchema), page: pageInfoSchema })

/** File attached to a message. Its type is detected from its bytes, never from its name. */
export const attachmentBodySchema = z.strictObject({
  name: requiredLineSchema(longestFileName),
  content: z.base64().max(Math.ceil(largestAttachmentBytes / 3) * 4),
})

const text = typedLinesSchema.min(1).max(longestMessage)
const attachment = attachmentBodySchema.nullish()

/** Body of `POST /auth/investors/questions`. A document's own fund takes precedence over `fund`. */
export const questionBodySchema = z.strictObject({
  subject: requiredLineSchema(longestSubject),
  text,
  fund: fundIdSchema.nullish(),
  document: documentId.nullish(),
  attachment,
})

/** Body of a further message. */
export const questionMessageBodySchema = z.strictObject({ text, attachment })

/** Latest message that its writer has read. */
const after = z.string().min(1).max(40)

/**
 * Body of an answer by staff. An answer after a message that is no longer the latest one is refused as `stale`, unless
 * the same person gave it a moment ago (P-871).
 */
export const staffAnswerBodySchema = z.strictObject({ text, attachment, after: after.optional() })

/** Body of `POST /staff/questions/{id}/close`; `after` as for an answer. */
export const staffClosingBodySchema = z.strictObject({ after: after.optional() })

/** Reply of calls that change a question. */
export const changedQuestionSchema = z.object({ id: questionIdSchema, state: questionStateSchema })

/** A question in the list of staff, with its author. */
export const staffQuestionSchema = questionSchema.extend({
  author: z.object({ id: z.string().min(1), name: z.string(), email: z.string() }),
})

/** Page of questions: open questions by longest wait first, others by latest message first. */
export const staffQuestionListSchema = z.object({
  items: tolerantList(staffQuestionSchema),
  page: pageInfoSchema,
})

/** A question with its author and all its messages, for staff. */
export const staffQuestionDetailSchema = staffQuestionSchema.extend({
  messages,
  /** Id of the latest message, for `after`; left out by an API that does not take it. */
  lastMessage: after.optional(),
})

export type QuestionState = z.infer<typeof questionStateSchema>
export type AttachmentType = z.infer<typeof attachmentTypeSchema>
export type Question = z.infer<typeof questionSchema>
export type QuestionMessage = z.infer<typeof questionMessageSchema>
export type QuestionDetail = z.infer<typeof questionDetailSchema>
export type QuestionQuery = z.infer<typeof questionQuerySchema>
export type QuestionList = z.infer<typeof questionListSchema>
export type AttachmentBody = z.infer<typeof attachmentBodySchema>
export type QuestionBody = z.infer<typeof questionBodySchema>
export type QuestionMessageBody = z.infer<typeof questionMessageBodySchema>
export type StaffAnswerBody = z.infer<typeof staffAnswerBodySchema>
export type StaffClosingBody = z.infer<typeof staffClosingBodySchema>
export type ChangedQuestion = z.infer<typeof changedQuestionSchema>
export type StaffQuestion = z.infer<typeof staffQuestionSchema>
export type StaffQuestionList = z.infer<typeof staffQuestionListSchema>
export type StaffQuestionDetail = z.infer<typeof staffQuestionDetailSchema>
