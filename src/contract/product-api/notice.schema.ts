import { z } from 'zod'
import { strictList, tolerantList } from '../tolerant-list.ts'
import { noticeFundShape, withFundName } from './fund-name.schema.ts'
import {
  currencySchema,
  decimalSchema,
  pageInfoSchema,
  pageQuerySchema,
  plainDateSchema,
  termSchema,
} from './primitives.schema.ts'

/** Id of a notice. */
export const noticeIdSchema = z.string().regex(/^ntc-[1-9]\d{0,9}$/)

/** Kind of notice: the investor owes money (call), or receives it (distribution). */
export const noticeKindSchema = z.enum(['call', 'distribution'])

/**
 * Status of a notice. `due`: payable within seven days. `paid`: the whole amount was received or sent. `late`: the due
 * date has passed and a part of the amount is outstanding.
 */
export const noticeStatusSchema = z.enum(['announced', 'due', 'paid', 'late'])

/** Query of the list of notices: all of them, or those that are not paid; as known on a day (today by default). */
export const noticeQuerySchema = pageQuerySchema.extend({
  state: z.enum(['all', 'open']).default('all'),
  date: plainDateSchema.optional(),
})

/** A capital call or a distribution to one investor, as lists show it. Amounts are in the unit of `currency`. */
export const noticeSchema = z.object({
  id: noticeIdSchema,
  reference: z.string().min(1),
  kind: noticeKindSchema,
  status: noticeStatusSchema,
  fund: withFundName(z.object(noticeFundShape)),
  share: z.string().min(1),
  currency: currencySchema,
  /** Sum of all lines of the notice. */
  amount: decimalSchema,
  /** Amount received of a call, or sent of a distribution. */
  paid: decimalSchema,
  /** The day on which the whole amount was received or sent; absent or null where it is not known. */
  paidOn: plainDateSchema.nullish(),
  announcedOn: plainDateSchema,
  dueOn: plainDateSchema,
  /** Time of the reader's acknowledgement. */
  acknowledgedAt: z.iso.datetime().nullable(),
})

/** Page of an investor's notices, latest due date first. */
export const noticeListSchema = z.object({ items: tolerantList(noticeSchema), page: pageInfoSchema })

/**
 * Component of a notice, as the Capital Call & Distribution Template (ILPA, 2025) splits it: `inside` the commitment,
 * where it changes the uncalled amount, or `outside` of it.
 */
export const noticeLineSchema = z.object({
  nature: termSchema,
  scope: z.enum(['inside', 'outside']),
  amount: decimalSchema,
})

/** The account that a call is paid to. `iban` is null until the second factor was given in this sign-in. */
export const payeeSchema = z.object({
  holder: z.string().min(1),
  bank: z.string().min(1),
  /** Last four characters of the number, shown without a second factor. */
  ibanEnd: z.string().length(4),
  iban: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/)
    .nullable(),
  bic: z
    .string()
    .regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/)
    .nullable(),
})

/** A notice with all that its page shows. */
export const noticeDetailSchema = noticeSchema.extend({
  /** Number of the call or distribution, counted since the beginning of the fund. */
  number: z.number().int().min(1),
  purpose: z.string().min(1),
  lines: strictList(noticeLineSchema, 'the amount is the sum of all of them'),
  /** Total commitment, and its uncalled parts before and after this notice. */
  commitment: decimalSchema,
  unfundedBefore: decimalSchema,
  unfundedAfter: decimalSchema,
  /** Null for distributions, which go to the investor's own account. */
  payee: payeeSchema.nullable(),
  /** Telephone number that confirms the bank details. */
  telephone: z.string().min(1),
})

/** Reply of the acknowledgement: the instant of the first one, however often it is sent. */
export const noticeAcknowledgedSchema = z.object({ acknowledgedAt: z.iso.datetime() })

export type NoticeKind = z.infer<typeof noticeKindSchema>
export type NoticeStatus = z.infer<typeof noticeStatusSchema>
export type NoticeQuery = z.infer<typeof noticeQuerySchema>
export type Notice = z.infer<typeof noticeSchema>
export type NoticeList = z.infer<typeof noticeListSchema>
export type NoticeDetail = z.infer<typeof noticeDetailSchema>
export type NoticeAcknowledged = z.infer<typeof noticeAcknowledgedSchema>
