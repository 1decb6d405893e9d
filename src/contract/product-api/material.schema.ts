import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { emailSchema, personNameSchema } from '../typed-text.schema.ts'
import { documentIdSchema, documentLanguageSchema } from './document.schema.ts'
import { withFundName } from './fund-name.schema.ts'
import { pageInfoSchema, pageQuerySchema, plainDateSchema } from './primitives.schema.ts'

/** Whom a marketing document may be shown to: any client, or professional clients alone. */
export const materialAudienceSchema = z.enum(['retail', 'professional'])

/** State of a marketing document today; only a valid one may be shared. */
export const materialStateSchema = z.enum(['valid', 'expired', 'upcoming'])

/** Query of `GET /auth/partners/material`; empty for no filter. `fund` is an id. */
export const materialQuerySchema = pageQuerySchema.extend({
  fund: z.string().max(40).default(''),
  audience: materialAudienceSchema.or(z.literal('')).default(''),
  state: materialStateSchema.or(z.literal('')).default(''),
})

const fundNameSchema = withFundName(z.object({ id: z.string(), name: z.string().min(1) }))

/** A marketing document of a fund under agreement, with the days between which it may be shared. */
export const materialSchema = z.object({
  id: documentIdSchema,
  title: z.string().min(1),
  type: z.string().min(1),
  fund: fundNameSchema,
  language: documentLanguageSchema,
  audience: materialAudienceSchema,
  valid_from: plainDateSchema,
  /** The last day. */
  valid_until: plainDateSchema,
  state: materialStateSchema,
})

/** Reply of `GET /auth/partners/material`, newest first. `funds` are those with any material. */
export const materialListSchema = z.object({
  items: tolerantList(materialSchema),
  page: pageInfoSchema,
  funds: tolerantList(fundNameSchema),
})

/** Longest life of a link, in days. */
export const longestShareDays = 90

/** Body of `POST /auth/partners/shares`. `mail` requests an email to the recipient, and then requires an address. */
export const shareBodySchema = z
  .strictObject({
    document: documentIdSchema,
    recipient_name: personNameSchema,
    recipient_email: emailSchema.nullable(),
    locale: documentLanguageSchema,
    days: z.number().int().min(1).max(longestShareDays),
    most_openings: z.number().int().min(1).max(100).nullable(),
    mail: z.boolean(),
  })
  .refine(({ mail, recipient_email }) => !mail || recipient_email !== null, { path: ['recipient_email'] })

/** Why a document cannot be shared. */
export const shareFaultSchema = z.enum(['not_material', 'expired', 'upcoming'])

/**
 * Reply of `POST /auth/partners/shares`: the secret of the link (256 bits), returned only once. The link ends with the
 * last day of the document at the latest. `mailed` is false where the recipient got no email; `language` is the file's.
 */
export const shareCreatedSchema = z.object({
  id: z.string(),
  secret: z.string().regex(/^[\w-]{43}$/),
  expires_at: z.iso.datetime(),
  mailed: z.boolean(),
  language: documentLanguageSchema,
})

/**
 * State of a link. `expired`: past its day. `ended`: by its team. `used_up`: opened as often as it may be. `outdated`: the
 * document was replaced or is no longer valid. `suspended`: the sender or the team may not share the document at present.
 */
export const shareStateSchema = z.enum(['active', 'expired', 'ended', 'used_up', 'outdated', 'suspended'])

/** Why a link opens nothing: the code of the fault `secret` of a refused one (`gone`). */
export const shareOverSchema = shareStateSchema.exclude(['active'])

/** Query of `GET /auth/partners/shares`. */
export const shareQuerySchema = pageQuerySchema.extend({
  state: shareStateSchema.or(z.literal('')).default(''),
})

/** Link created by a member of the acting team. `openings` are the latest twenty. */
export const shareSchema = z.object({
  id: z.string().regex(/^shl-[1-9]\d{0,9}$/),
  document: z.object({ id: documentIdSchema, title: z.string().min(1) }),
  fund: fundNameSchema,
  recipient_name: z.string(),
  recipient_email: z.string().nullable(),
  locale: documentLanguageSchema,
  shared_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  mailed: z.boolean(),
  state: shareStateSchema,
  opened: z.number().int().nonnegative(),
  most_openings: z.number().int().positive().nullable(),
  openings: tolerantList(z.iso.datetime()),
})

/** Reply of `GET /auth/partners/shares`, newest first. */
export const shareListSchema = z.object({ items: tolerantList(shareSchema), page: pageInfoSchema })

/** Body of the public calls about a shared document, which its secret alone opens. */
export const sharedDocumentBodySchema = z.strictObject({ secret: z.string().min(1).max(100) })

/** Data shown to the recipient before the document. Titles are in the language of the request. */
export const sharedDocumentSchema = z.object({
  title: z.string().min(1),
  type: z.string().min(1),
  fund: z.string().min(1),
  language: documentLanguageSchema,
  pages: z.number().int().positive(),
  audience: materialAudienceSchema,
  recipient_name: z.string(),
  shared_by: z.object({ name: z.string(), company: z.string() }),
  expires_at: z.iso.datetime(),
})

export type MaterialQuery = z.output<typeof materialQuerySchema>
export type Material = z.infer<typeof materialSchema>
export type MaterialList = z.infer<typeof materialListSchema>
export type MaterialState = z.infer<typeof materialStateSchema>
export type ShareBody = z.infer<typeof shareBodySchema>
export type ShareCreated = z.infer<typeof shareCreatedSchema>
export type ShareFault = z.infer<typeof shareFaultSchema>
export type ShareQuery = z.output<typeof shareQuerySchema>
export type ShareOver = z.infer<typeof shareOverSchema>
export type ShareState = z.infer<typeof shareStateSchema>
export type Share = z.infer<typeof shareSchema>
export type ShareList = z.infer<typeof shareListSchema>
export type SharedDocument = z.infer<typeof sharedDocumentSchema>
