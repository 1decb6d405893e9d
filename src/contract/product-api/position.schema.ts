import { z } from 'zod'
import { optionalField, strictList, tolerantList } from '../tolerant-list.ts'
import { documentIdSchema } from './document.schema.ts'
import { fundIdSchema } from './fund.schema.ts'
import { heldFundShape, ownFundNameSchema, withFundName } from './fund-name.schema.ts'
import { noticeIdSchema, noticeKindSchema } from './notice.schema.ts'
import { currencySchema, decimalSchema, plainDateSchema, termSchema } from './primitives.schema.ts'
import { questionIdSchema } from './question.schema.ts'

/** Query of a position: as known on a day (today by default), and of one fund alone. */
export const positionQuerySchema = z.object({
  date: plainDateSchema.optional(),
  fund: fundIdSchema.optional(),
})

/**
 * Query of a capital account as PDF: as known on a day (today by default), in quarters, in years, or as one line for the
 * whole life. With `year`, its periods and movements are those of that calendar year.
 */
export const capitalAccountQuerySchema = z.object({
  date: plainDateSchema.optional(),
  period: z.enum(['quarter', 'year', 'whole']).default('year'),
  year: z
    .string()
    .regex(/^(?:19|20)\d{2}$/)
    .optional(),
})

/** Kinds of movement. A `fee` is charged inside the holding and is no payment. */
export const movementKindSchema = z.enum([
  'commitment',
  'payment',
  'distribution',
  'redemption',
  'transfer_in',
  'transfer_out',
  'fee',
])

/**
 * Movement of a holding. `amount` is never negative: the kind gives its direction. `effect` holds the changes of the
 * commitment, of the called part and of the recallable part, and `quantity` that of the number of shares; all are
 * signed. `natures` add up to the amount of a distribution; null if unknown.
 */
export const positionMovementSchema = z.object({
  id: z.string().min(1),
  date: plainDateSchema,
  publishedOn: plainDateSchema,
  kind: movementKindSchema,
  amount: decimalSchema,
  natures: z.object({ income: decimalSchema, gain: decimalSchema, capital: decimalSchema }).nullable(),
  effect: z.object({ commitment: decimalSchema, called: decimalSchema, recallable: decimalSchema }),
  quantity: decimalSchema,
  /** The capital call or distribution that announced it; null or left out where there is none. */
  notice: optionalField(noticeIdSchema.nullish()),
})

/**
 * The value of a holding at the end of a day: `quantity` shares at `netAssetValue`, rounded to cents. A restated value
 * is a second one of its day, published later.
 */
export const positionValueSchema = z.object({
  date: plainDateSchema,
  publishedOn: plainDateSchema,
  quantity: decimalSchema,
  netAssetValue: decimalSchema,
  amount: decimalSchema,
})

/** The fund of a holding, with the dates of its life. */
const positionFundSchema = withFundName(
  z.object({
    ...heldFundShape,
    strategy: termSchema,
    assetClass: termSchema,
    launchedOn: plainDateSchema.nullable(),
    subscriptionClosesOn: plainDateSchema.nullable(),
    blockedUntil: plainDateSchema.nullable(),
    /** The planned end; null for a fund that stays open. */
    endsOn: plainDateSchema.nullable(),
    liquidatedOn: plainDateSchema.nullable(),
  }),
)

/** Shares of one class with everything that was known of them, oldest first. */
export const positionHoldingSchema = z.object({
  id: z.string().min(1),
  fund: positionFundSchema,
  share: z.object({ name: z.string().min(1), isin: z.string().length(12).nullable() }),
  currency: currencySchema,
  movements: strictList(positionMovementSchema, 'every figure is computed from all of them'),
  values: strictList(positionValueSchema, 'a missing value would make another one the last'),
})

/** Identity paper of an investor. */
export const identityPaperSchema = z.enum(['identity_card', 'passport', 'residence_permit'])

const dueNotice = {
  notice: noticeIdSchema,
  noticeKind: noticeKindSchema,
  number: z.number().int().min(1),
  fund: ownFundNameSchema,
}

/** The day by which something is due, and whether it is over. */
const dueBy = { date: plainDateSchema, isLate: z.boolean() }

/**
 * Item that an investor has to settle by a day (P-480): a call with `amount` outstanding, a notice to acknowledge, an
 * identity paper that expires, a case of an adviser that waits for the investor's signature.
 */
export const dueItemSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    ...dueNotice,
    ...dueBy,
    amount: decimalSchema,
    currency: currencySchema,
  }),
  z.object({ kind: z.literal('acknowledgement'), ...dueNotice, ...dueBy }),
  z.object({ kind: z.literal('identity'), paper: identityPaperSchema, ...dueBy }),
  z.object({ kind: z.literal('signature'), reference: z.string().min(1), fund: dueNotice.fund, ...dueBy }),
])

/** Unread response of the investor desk. Only its subject is included, never its text. */
const unreadAnswerSchema = z.object({
  question: questionIdSchema,
  subject: z.string().min(1),
  fund: ownFundNameSchema.nullable(),
  date: plainDateSchema,
})

/** Document of one of the reader's funds that was published since their last visit. */
const newDocumentSchema = z.object({
  document: documentIdSchema,
  title: z.string().min(1),
  publishedOn: plainDateSchema,
  fund: ownFundNameSchema,
})

/** Call or distribution that was announced since the reader's last visit, or whose day is to come (P-714). */
const newNoticeSchema = z.object({
  ...dueNotice,
  announcedOn: plainDateSchema,
  dueOn: plainDateSchema,
  amount: decimalSchema,
  currency: currencySchema,
  /** True if the whole amount was received or sent. */
  isPaid: z.boolean(),
})

/** Reply of `GET /auth/investors/position`. */
export const positionSchema = z.object({
  /** The day on which all of it was known. */
  asOf: plainDateSchema,
  /** The day of the sign-in before the last; null for the first one, and for a guest (P-626), to whom no notice is told either. */
  previousVisitOn: plainDateSchema.nullable(),
  holdings: tolerantList(positionHoldingSchema),
  /** Due items, earliest first, at most twenty; null or left out if unknown, as on a past day. */
  due: tolerantList(dueItemSchema).nullish(),
  /** Answers to one's questions that are unread, the latest first; null or left out where that is not known. */
  answers: tolerantList(unreadAnswerSchema).nullish(),
  /** Newest first, at most fifty; null or left out if unknown, as on a past day and without the right to documents. */
  documents: tolerantList(newDocumentSchema).nullish(),
  /** By due date, at most fifty, acknowledged ones included; null or left out if unknown, as on a past day. */
  notices: tolerantList(newNoticeSchema).nullish(),
})

export type CapitalAccountQuery = z.input<typeof capitalAccountQuerySchema>
export type PositionQuery = z.infer<typeof positionQuerySchema>
export type MovementKind = z.infer<typeof movementKindSchema>
export type PositionMovement = z.infer<typeof positionMovementSchema>
export type PositionValue = z.infer<typeof positionValueSchema>
export type PositionHolding = z.infer<typeof positionHoldingSchema>
export type DueItem = z.infer<typeof dueItemSchema>
export type PositionNotice = z.infer<typeof newNoticeSchema>
export type IdentityPaper = z.infer<typeof identityPaperSchema>
export type Position = z.infer<typeof positionSchema>
