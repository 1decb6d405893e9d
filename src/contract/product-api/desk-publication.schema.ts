import { z } from 'zod'
import { strictList, tolerantList } from '../tolerant-list.ts'
import { requiredLineSchema, typedTextSchema } from '../typed-text.schema.ts'
import { namedFundSchema } from './client-subscription.schema.ts'
import { receiptsChangeSchema, receiptsPublicationBodySchema } from './desk-receipt.schema.ts'
import { documentAccessSchema, documentGroupSchema } from './document.schema.ts'
import { largestDocumentBytes } from './form-limits.ts'
import { fundIdSchema } from './fund.schema.ts'
import { letterChangeSchema, letterPublicationBodySchema } from './letter.schema.ts'
import { materialAudienceSchema } from './material.schema.ts'
import {
  currencySchema,
  decimalSchema,
  pageInfoSchema,
  pageQuerySchema,
  plainDateSchema,
  termSchema,
} from './primitives.schema.ts'

/**
 * What staff publish: a net asset value, a capital call or a distribution of a share, a document of a fund, a letter to
 * its holders, or what was received of its calls.
 */
export const publicationKindSchema = z.enum([
  'value',
  'call',
  'distribution',
  'document',
  'letter',
  'receipts',
])

/** Status of an entry. `submitted`: it awaits a second member of staff, and only staff see it. */
export const publicationStatusSchema = z.enum(['submitted', 'approved', 'refused', 'withdrawn'])

const figureBody = {
  fund: fundIdSchema,
  share: z.string().min(1).max(80),
  date: plainDateSchema,
  /** Per share, in the share's currency. */
  amount: decimalSchema,
}

/** Natures of a call and of a distribution, as its notices name them. */
export const naturesOf = {
  call: ['investments', 'management_fees', 'fund_expenses'],
  distribution: ['return_of_capital', 'recallable_capital', 'capital_gain', 'income'],
} as const

const natureSchema = z.enum([...naturesOf.call, ...naturesOf.distribution])
const flowBody = { ...figureBody, nature: natureSchema.nullish() }

const code = z.string().min(1).max(80)
const documentId = z.string().regex(/^doc-[1-9]\d{0,8}$/)

/** Document to publish. `replaces` is the document whose file and description it replaces, at the same URL. */
export const documentPublicationBodySchema = z.object({
  kind: z.literal('document'),
  fund: fundIdSchema,
  title_fr: requiredLineSchema(300),
  title_en: requiredLineSchema(300),
  group: documentGroupSchema,
  type: code,
  sub_type: code,
  published_on: plainDateSchema,
  period_end: plainDateSchema.nullable(),
  language: z.enum(['fr', 'en']),
  access: documentAccessSchema,
  replaces: documentId.nullable(),
  /** Of a marketing document, to whom and between which days partners may share it; what is left out stays as it is. */
  audience: materialAudienceSchema.nullish(),
  valid_from: plainDateSchema.nullish(),
  /** The last day. */
  valid_until: plainDateSchema.nullish(),
  /** File in base64. Its type is detected from its bytes, never from a name. */
  content: z.base64().max(Math.ceil(largestDocumentBytes / 3) * 4),
})

/** Body of `POST /staff/publications`. */
export const publicationBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), ...figureBody }),
  z.object({ kind: z.literal('call'), ...flowBody }),
  z.object({ kind: z.literal('distribution'), ...flowBody }),
  documentPublicationBodySchema,
  letterPublicationBodySchema,
  receiptsPublicationBodySchema,
])

/** Query of `GET /staff/publications`: those that wait, the longest waiting first, or those decided, newest first. */
export const publicationQuerySchema = pageQuerySchema.extend({
  state: z.enum(['open', 'decided']).default('open'),
})

const common = {
  id: z.string().regex(/^pub-[1-9]\d{0,8}$/),
  status: publicationStatusSchema,
  fund: namedFundSchema,
  /** Name of the member of staff. */
  entered_by: z.string(),
  entered_at: z.iso.datetime(),
  /** True if the caller entered it, and so may not approve it. */
  is_own: z.boolean(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
}

/** An entry in the list. `subject` is the share, the document's title or the letter's subject. */
export const publicationSummarySchema = z.object({
  ...common,
  kind: publicationKindSchema,
  subject: z.string(),
  date: plainDateSchema,
  amount: z.object({ amount: decimalSchema, currency: currencySchema }).nullable(),
})

/** Reply of `GET /staff/publications`. */
export const publicationListSchema = z.object({
  items: tolerantList(publicationSummarySchema),
  page: pageInfoSchema,
})

const figureChange = {
  share: z.object({ id: z.string(), name: z.string() }),
  currency: currencySchema,
  date: plainDateSchema,
  amount: decimalSchema,
  /** The amount that readers see for this date until now. */
  replaces: decimalSchema.nullable(),
  /** The last amounts as readers will see them, the newest first. */
  series: strictList(
    z.object({ date: plainDateSchema, amount: decimalSchema, is_new: z.boolean() }),
    'who approves a value must see it among all those around it',
  ),
}

/** Holders of whom a call asks for more than is left of their commitment: the ten largest are named. */
const beyondSchema = z.object({
  count: z.number().int().positive(),
  /** Sum over all of them. */
  excess: decimalSchema,
  holders: tolerantList(
    z.object({ id: z.string(), name: z.string(), uncalled: decimalSchema, excess: decimalSchema }),
  ),
})

/** A notice as one of the holders will get it: its number, and this holder's shares and amounts. */
const sampleSchema = z.object({
  /** Holders who will get one. */
  holders: z.number().int().positive(),
  number: z.number().int().positive(),
  announced_on: plainDateSchema,
  due_on: plainDateSchema,
  quantity: decimalSchema,
  amount: decimalSchema,
  unfunded_before: decimalSchema,
  unfunded_after: decimalSchema,
  /** Of a call; null where it exceeds nobody's commitment. */
  beyond_commitments: beyondSchema.nullish(),
})

/** Of a call or a distribution. `sample` is null once it is decided, and where nobody holds the share on that day. */
const flowChange = { ...figureChange, nature: natureSchema.nullish(), sample: sampleSchema.nullish() }

const documentChange = {
  kind: z.literal('document'),
  title: z.object({ fr: z.string(), en: z.string() }),
  group: termSchema,
  type: termSchema,
  sub_type: termSchema,
  date: plainDateSchema,
  period_end: plainDateSchema.nullable(),
  language: z.enum(['fr', 'en']),
  access: documentAccessSchema,
  pages: z.number().int().positive(),
  bytes: z.number().int().positive(),
  replaces: z.object({ id: z.string(), title: z.string(), published_on: plainDateSchema }).nullable(),
  /** Of a marketing document, as they will be; null for any other. */
  terms: z
    .object({ audience: materialAudienceSchema, valid_from: plainDateSchema, valid_until: plainDateSchema })
    .nullish(),
}

/** Reply of `GET /staff/publications/{id}`: an entry with its preview for readers. */
export const publicationSchema = z.object({
  ...common,
  reason: z.string().nullable(),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('value'), ...figureChange }),
    z.object({ kind: z.literal('call'), ...flowChange }),
    z.object({ kind: z.literal('distribution'), ...flowChange }),
    z.object(documentChange),
    letterChangeSchema,
    receiptsChangeSchema,
  ]),
})

/** Reply of `GET /staff/funds/{id}/publishing`: options for publications about a fund, with their labels. */
export const publishingOptionsSchema = z.object({
  fund: namedFundSchema,
  shares: tolerantList(
    z.object({
      id: z.string(),
      name: z.string(),
      currency: currencySchema,
      last_value: z.object({ date: plainDateSchema, amount: decimalSchema }).nullable(),
    }),
  ),
  groups: tolerantList(termSchema),
  types: tolerantList(termSchema),
  sub_types: tolerantList(termSchema),
  /** The newest documents of the fund, which a new one may replace; at most 100. */
  documents: tolerantList(
    z.object({
      id: documentId,
      title: z.string(),
      language: z.enum(['fr', 'en']),
      published_on: plainDateSchema,
    }),
  ),
})

/** Reply of `POST /staff/publications`. */
export const enteredPublicationSchema = z.object({ id: common.id })

/** Body of `POST /staff/publications/{id}/decide`. A refusal needs a reason. */
export const publicationDecisionSchema = z.object({
  decision: z.enum(['approved', 'refused', 'withdrawn']),
  reason: typedTextSchema.max(500).nullable(),
})

/** Reply of `POST /staff/publications/{id}/decide`. */
export const decidedPublicationSchema = z.object({ status: publicationStatusSchema })

export type FlowNature = z.infer<typeof natureSchema>
export type PublicationKind = z.infer<typeof publicationKindSchema>
export type PublicationBody = z.infer<typeof publicationBodySchema>
export type DocumentPublicationBody = z.infer<typeof documentPublicationBodySchema>
export type PublicationQuery = z.output<typeof publicationQuerySchema>
export type PublicationSummary = z.infer<typeof publicationSummarySchema>
export type PublicationList = z.infer<typeof publicationListSchema>
export type Publication = z.infer<typeof publicationSchema>
export type PublishingOptions = z.infer<typeof publishingOptionsSchema>
export type PublicationDecision = z.infer<typeof publicationDecisionSchema>
