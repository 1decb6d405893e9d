import { z } from 'zod'
import { strictList } from '../tolerant-list.ts'
import { typedTextSchema } from '../typed-text.schema.ts'
import { fundIdSchema } from './fund.schema.ts'
import { noticeIdSchema, noticeStatusSchema } from './notice.schema.ts'
import {
  currencySchema,
  decimalSchema,
  pageInfoSchema,
  pageQuerySchema,
  plainDateSchema,
} from './primitives.schema.ts'

/** Most receipts that are entered at once. */
export const mostReceiptLines = 500

const receiptIdSchema = z.string().regex(/^rct-[1-9]\d{0,9}$/)

/**
 * A payment that arrived for a call, as staff enter it. `notice` is the id of the notice or the reference that its
 * holder quotes. `amount` and `received_on` are null where what was typed is no amount or no day.
 */
const receiptLineSchema = z.object({
  /** Number of the line in the list that was entered. */
  line: z.number().int().min(1).max(100_000),
  notice: z.string().max(40),
  amount: decimalSchema.nullable(),
  received_on: plainDateSchema.nullable(),
  /** Reference of the transfer, or the reason of a reversal. */
  note: typedTextSchema.max(140),
  /** The receipt that this entry takes back in full; null for a payment. */
  reverses: receiptIdSchema.nullable(),
})

/** Payments received for the calls of a share of a fund. */
export const receiptsPublicationBodySchema = z.object({
  kind: z.literal('receipts'),
  fund: fundIdSchema,
  lines: z.array(receiptLineSchema).min(1).max(mostReceiptLines),
})

/** What is wrong with a line. `too_much`: with what is recorded and what waits, it is more than the call. */
export const receiptFaultSchema = z.enum([
  'notice_unknown',
  'other_share',
  'amount',
  'too_much',
  'date',
  'date_future',
  'receipt_unknown',
  'reversed',
  'reason_missing',
])

/** Receipts with what they leave of each notice. */
export const receiptsChangeSchema = z.object({
  kind: z.literal('receipts'),
  share: z.object({ id: z.string(), name: z.string() }),
  currency: currencySchema,
  /** The latest day of receipt. */
  date: plainDateSchema,
  /** Sum of all lines. */
  amount: decimalSchema,
  lines: strictList(
    z.object({
      notice: noticeIdSchema,
      reference: z.string(),
      holder: z.string(),
      amount: decimalSchema,
      received_on: plainDateSchema,
      note: z.string(),
      is_reversal: z.boolean(),
      /** What is missing of the call: once this entry is approved, or now that it is decided. */
      missing: decimalSchema,
    }),
    'the amount is the sum of all of them',
  ),
  /** Lines that were not accepted, and are no part of the entry. */
  refused: strictList(
    z.object({ line: z.number().int(), notice: z.string(), code: receiptFaultSchema }),
    'who entered a list must know which lines are missing',
  ),
})

/** Query of `GET /staff/funds/{id}/calls`: calls not paid in full or all of them, or one notice by id or reference. */
export const callHoldersQuerySchema = pageQuerySchema.extend({
  state: z.enum(['open', 'all']).default('open'),
  notice: z.string().max(40).optional(),
})

/** What one holder owes of a call, and what was received of it. */
const callHolderSchema = z.object({
  notice: noticeIdSchema,
  reference: z.string(),
  number: z.number().int(),
  holder: z.string(),
  share: z.string(),
  currency: currencySchema,
  due_on: plainDateSchema,
  status: noticeStatusSchema,
  amount: decimalSchema,
  paid: decimalSchema,
  /** Sum of entries that wait for approval. */
  waiting: decimalSchema,
  /** The last receipts, the newest first; at most 20. */
  receipts: strictList(
    z.object({
      id: receiptIdSchema,
      amount: decimalSchema,
      received_on: plainDateSchema,
      note: z.string(),
      recorded_by: z.string().nullable(),
      approved_by: z.string().nullable(),
      may_be_reversed: z.boolean(),
    }),
    'what was paid is their sum',
  ),
})

/** Reply of `GET /staff/funds/{id}/calls`: the holders of published calls, the earliest due date first. */
export const callHoldersSchema = z.object({
  items: strictList(callHolderSchema, 'who records receipts must see every holder'),
  page: pageInfoSchema,
})

export type ReceiptLine = z.infer<typeof receiptLineSchema>
export type ReceiptFault = z.infer<typeof receiptFaultSchema>
export type ReceiptsPublicationBody = z.infer<typeof receiptsPublicationBodySchema>
export type ReceiptsChange = z.infer<typeof receiptsChangeSchema>
export type CallHoldersQuery = z.output<typeof callHoldersQuerySchema>
export type CallHolders = z.infer<typeof callHoldersSchema>
