import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type {
  Notification,
  NotificationCategory,
  NotificationList,
} from '../../../src/contract/product-api/notification.schema.ts'
import { plainDateAt } from '../../../src/lib/format/plain-date-at.ts'
import { byBytes } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import { referenceOf } from '../../partner-space/advisor-subscriptions.ts'
import { shareName } from '../funds/fund-views.ts'
import { notificationsOf, type Recipient, startOf } from './notification-rows.ts'

type Locale = 'fr' | 'en'

const decision = z.enum(['accepted', 'refused'])
const base = { id: z.string(), at: z.coerce.date(), is_read: z.boolean() }
const ofFund = {
  fund_id: z.number(),
  fund_name: z.string(),
  slug_fr: z.string().nullable(),
  slug_en: z.string().nullable(),
}

/** A database row, by its subject. */
const rowSchema = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    ...ofFund,
    kind: z.literal('document'),
    facts: z.object({
      document: z.number(),
      title: z.object({ fr: z.string(), en: z.string() }),
      language: z.enum(['fr', 'en']),
    }),
  }),
  z.object({
    ...base,
    ...ofFund,
    kind: z.literal('valuation'),
    facts: z.object({ share: z.string(), amount: z.string(), currency: z.string(), valued: z.string() }),
  }),
  z.object({
    ...base,
    ...ofFund,
    kind: z.literal('notice'),
    facts: z.object({
      notice: z.number(),
      kind: z.enum(['call', 'distribution']),
      number: z.number(),
      due: z.string(),
    }),
  }),
  z.object({
    ...base,
    ...ofFund,
    kind: z.literal('receipt'),
    facts: z.object({ notice: z.number(), number: z.number(), isReversal: z.boolean() }),
  }),
  z.object({
    ...base,
    ...ofFund,
    kind: z.literal('letter'),
    facts: z.object({ letter: z.number(), subject: z.object({ fr: z.string(), en: z.string() }) }),
  }),
  z.object({
    ...base,
    ...ofFund,
    kind: z.literal('request'),
    facts: z.object({ request: z.number(), client: z.string(), created: z.coerce.date(), decision }),
  }),
  z.object({ ...base, kind: z.literal('registration'), facts: z.object({ decision }) }),
  z.object({
    ...base,
    kind: z.literal('sign_in'),
    facts: z.object({
      device: z.string(),
      address: z.string(),
      event: z.enum(['failed', 'new_device', 'reported']),
    }),
  }),
])

type Row = z.infer<typeof rowSchema>
type RowOfFund = Extract<Row, { fund_id: number }>

const fundOf = ({ fund_id, fund_name, slug_fr, slug_en }: RowOfFund, locale: Locale) => ({
  id: `fnd-${fund_id}`,
  name: fund_name,
  slug: locale === 'fr' ? slug_fr : slug_en,
})

const dayOf = ({ at }: Row): string => plainDateAt(at)

function toNotification(row: Row, locale: Locale): Notification {
  const { id, is_read } = row
  const at = row.at.toISOString()
  switch (row.kind) {
    case 'document': {
      const { document, title, language } = row.facts
      const described = { id: `doc-${document}`, title: title[locale], language }
      return { id, is_read, date: dayOf(row), kind: row.kind, fund: fundOf(row, locale), document: described }
    }
    case 'valuation': {
      const { share: name, valued, ...value } = row.facts
      const share = shareName(name, locale)
      const fund = fundOf(row, locale)
      const told = { id, is_read, date: dayOf(row), valued_on: valued }
      return { ...told, kind: row.kind, fund, share, net_asset_value: value }
    }
    case 'notice': {
      const { due, notice: own, ...named } = row.facts
      const notice = { id: `ntc-${own}`, ...named }
      return { id, is_read, date: dayOf(row), kind: row.kind, fund: fundOf(row, locale), notice, due_on: due }
    }
    case 'receipt': {
      const { isReversal, notice, number } = row.facts
      const told = { id, is_read, date: dayOf(row), fund: fundOf(row, locale) }
      return { ...told, kind: row.kind, notice: { id: `ntc-${notice}`, number }, is_reversal: isReversal }
    }
    case 'letter': {
      const { letter: number, subject } = row.facts
      const letter = { id: `ltr-${number}`, subject: subject[locale] }
      return { id, is_read, date: dayOf(row), kind: row.kind, fund: fundOf(row, locale), letter }
    }
    case 'request': {
      const { request: number, client, created, decision } = row.facts
      const reference = referenceOf({ id: number, createdAt: created })
      const request = { id: `req-${number}`, reference, client_name: client }
      return { id, is_read, at, kind: row.kind, decision, request, fund: fundOf(row, locale) }
    }
    case 'registration':
      return { id, is_read, at, kind: row.kind, decision: row.facts.decision }
    case 'sign_in': {
      const { event, device, address } = row.facts
      return { id, is_read, at, kind: row.kind, event, device, ip_address: address }
    }
  }
}

type Asked = {
  readonly page: number
  readonly pageSize: number
  readonly category?: NotificationCategory | undefined
}

const countsSchema = z.array(z.object({ total: z.coerce.number(), unread: z.coerce.number() })).length(1)

/** Rows of a raw query: both databases return them under this name. */
const rowsIn = (result: unknown): unknown => z.object({ rows: z.unknown() }).parse(result).rows

const inCategory = (category: NotificationCategory | undefined): SQL =>
  category === undefined ? sql`true` : sql`category = ${category}`

/** Lists a recipient's notifications of one category that have not been emailed to a reader, oldest first (P-441). */
export async function listUntold(
  db: Db,
  recipient: Recipient,
  {
    category,
    from,
    most,
    readerId,
  }: {
    readonly category: NotificationCategory
    readonly from: Date
    readonly most: number
    /** Account of the reader: the recipient's own, or that of a person who acts for them. */
    readonly readerId: string
  },
): Promise<Notification[]> {
  const isTold = sql`exists (select 1 from notification_mails told
    where told.account_id = ${readerId} and told.notification_id = listed.id)`
  // Notifications with a day but no time count from the start of that day.
  const startOfDay = startOf(sql`${plainDateAt(from)}::date`)
  const found = await db.execute(
    sql`select * from (${notificationsOf(recipient)}) listed where category = ${category}
      and at >= ${startOfDay} and not ${isTold} order by at, ${byBytes(sql`id`)} limit ${most}`,
  )
  return z
    .array(rowSchema)
    .parse(rowsIn(found))
    .map((row) => toNotification(row, recipient.locale))
}

/** Entries of a private feed. */
const mostNews = 100

/** Lists the content of a recipient's private feed: documents, values and notices, newest first (P-444). */
export async function listNews(db: Db, recipient: Recipient): Promise<Notification[]> {
  const found = await db.execute(
    sql`select * from (${notificationsOf(recipient)}) listed where category in ('documents', 'funds', 'notices')
      order by at desc, ${byBytes(sql`id`)} desc limit ${mostNews}`,
  )
  return z
    .array(rowSchema)
    .parse(rowsIn(found))
    .map((row) => toNotification(row, recipient.locale))
}

/** Lists one page of a user's notifications, newest first, with the total number of unread ones. */
export async function listNotifications(
  db: Db,
  { page, pageSize, category }: Asked,
  recipient: Recipient,
): Promise<NotificationList> {
  const all = notificationsOf(recipient)
  const isAsked = inCategory(category)
  const counted = await db.execute(
    sql`select count(*) filter (where ${isAsked}) as total, count(*) filter (where not is_read) as unread from (${all}) counted`,
  )
  const [{ total, unread } = { total: 0, unread: 0 }] = countsSchema.parse(rowsIn(counted))
  const found = await db.execute(
    sql`select * from (${all}) listed where ${isAsked} order by at desc, ${byBytes(sql`id`)} desc
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  const rows = z.array(rowSchema).parse(rowsIn(found))
  return {
    items: rows.map((row) => toNotification(row, recipient.locale)),
    page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
    unread,
  }
}
