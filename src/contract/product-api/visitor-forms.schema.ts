import { z } from 'zod'
import { emailSchema, requiredLineSchema, typedLinesSchema, typedTextSchema } from '../typed-text.schema.ts'
import { contactSubjects } from './contact-subjects.ts'
import { telephoneSchema } from './user.schema.ts'

const name = requiredLineSchema(100)

const sender = {
  firstname: name,
  lastname: name,
  email: emailSchema,
  /**
   * True if the portal has proof that a person sent the form (a solved captcha). Otherwise the form only takes effect
   * once a link sent by email has been opened (P-233).
   */
  proven: z.boolean(),
}

/** Body of `POST /contact-messages` (P-105). */
export const contactMessageBodySchema = z.strictObject({
  ...sender,
  phone: telephoneSchema.nullable(),
  subject: z.enum(contactSubjects),
  message: typedLinesSchema.min(1).max(5000),
  consent: z.literal(true),
})

/** Reply: `held` until the sender opens the link that was sent to the address. */
export const contactMessageResponseSchema = z.object({ state: z.enum(['sent', 'held']) })

/** Body of `POST /contact-messages/confirm`: the secret of that link. */
export const contactConfirmBodySchema = z.strictObject({ token: z.string().min(20).max(200) })

/** Body of `POST /white-book-requests`. */
export const whiteBookRequestBodySchema = z.strictObject({
  ...sender,
  /** Chosen by the caller, so that a request sent twice is one request. */
  id: z.uuid(),
  /** The white book: its identifier in the content backend, and its title for the email. */
  documentId: z.string().min(1).max(64),
  title: requiredLineSchema(300),
  company: typedTextSchema.max(200).nullable(),
  /** True if the person wants to be contacted: a separate question, never a condition of the download. */
  contactConsent: z.boolean(),
  /** Address of the portal that gives the file for a while; it is sent by email. */
  downloadUrl: z.url({ protocol: /^https?$/ }).max(2000),
})

/** Reply of `POST /white-book-requests`. */
export const whiteBookRequestResponseSchema = z.object({ state: z.literal('mailed') })

/** Reply of the calls that only take note. */
export const notedSchema = z.object({ noted: z.literal(true) })

export type ContactMessageBody = z.output<typeof contactMessageBodySchema>
export type WhiteBookRequestBody = z.output<typeof whiteBookRequestBodySchema>
