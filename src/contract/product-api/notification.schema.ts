import { z } from 'zod'
import { optionalField, tolerantList } from '../tolerant-list.ts'
import { namedFundSchema } from './client-subscription.schema.ts'
import { noticeKindSchema } from './notice.schema.ts'
import { moneySchema, pageInfoSchema, pageQuerySchema, plainDateSchema } from './primitives.schema.ts'
/** What notifications are about, for who wants to see one sort alone. */
export const notificationCategorySchema = z.enum(['documents', 'funds', 'notices', 'requests', 'security'])

/** Query of the list of notifications; all sorts when none is named. */
export const notificationQuerySchema = pageQuerySchema.extend({
  category: notificationCategorySchema.optional(),
})

const common = {
  id: z.string().regex(/^[a-z]+(-[A-Za-z0-9]+)+$/),
  /** True if its owner has marked it as read. */
  is_read: z.boolean(),
}

const dated = { ...common, date: plainDateSchema }
const timed = { ...common, at: z.iso.datetime() }
const decisionSchema = z.enum(['accepted', 'refused'])

/** Notification. Those with a day only have a `date`, those with a time an instant. */
export const notificationSchema = z.discriminatedUnion('kind', [
  /** A document of one of the own funds was published. */
  z.object({
    ...dated,
    kind: z.literal('document'),
    fund: namedFundSchema,
    document: z.object({ id: z.string(), title: z.string().min(1), language: z.enum(['fr', 'en']) }),
  }),
  /** A share of one of the own funds has a new net asset value, published on `date`, or a corrected one. */
  z.object({
    ...dated,
    kind: z.literal('valuation'),
    fund: namedFundSchema,
    share: z.string().min(1),
    net_asset_value: moneySchema,
    /** The day valued; null or left out where it is the day of publication. */
    valued_on: optionalField(plainDateSchema.nullish()),
  }),
  /** A capital call or a distribution was announced. */
  z.object({
    ...dated,
    kind: z.literal('notice'),
    fund: namedFundSchema,
    notice: z.object({ id: z.string(), kind: noticeKindSchema, number: z.number().int().min(1) }),
    due_on: plainDateSchema,
  }),
  /** What was received of a capital call was recorded, or an entry of it was taken back. */
  z.object({
    ...dated,
    kind: z.literal('receipt'),
    fund: namedFundSchema,
    notice: z.object({ id: z.string(), number: z.number().int().min(1) }),
    is_reversal: z.boolean(),
  }),
  /** The manager has written to the holders of one of the own funds. */
  z.object({
    ...dated,
    kind: z.literal('letter'),
    fund: namedFundSchema,
    letter: z.object({ id: z.string(), subject: z.string().min(1) }),
  }),
  /** Staff have decided about a request to subscribe for a client. */
  z.object({
    ...timed,
    kind: z.literal('request'),
    decision: decisionSchema,
    request: z.object({ id: z.string(), reference: z.string(), client_name: z.string() }),
    fund: namedFundSchema,
  }),
  /** Staff have decided about the registration. */
  z.object({ ...timed, kind: z.literal('registration'), decision: decisionSchema }),
  /** Failed sign-in, a sign-in by a new browser, or one reported as somebody else's. */
  z.object({
    ...timed,
    kind: z.literal('sign_in'),
    event: z.enum(['failed', 'new_device', 'reported']),
    /** `User-Agent` of the browser. */
    device: z.string(),
    ip_address: z.string(),
  }),
])

/** Page of the caller's notifications of the last 365 days, or since the account exists, newest first. */
export const notificationListSchema = z.object({
  items: tolerantList(notificationSchema),
  page: pageInfoSchema,
  /** Number of unread notifications in all categories. */
  unread: z.number().int().nonnegative(),
})

/** Notifications to mark as read: some, or all up to an instant, so that later ones stay unread. */
export const readMarksSchema = z.union([
  z.strictObject({ notifications: z.array(z.string().min(1).max(80)).min(1).max(100) }),
  z.strictObject({ until: z.iso.datetime() }),
])

export type Notification = z.infer<typeof notificationSchema>
export type NotificationCategory = z.infer<typeof notificationCategorySchema>
export type NotificationList = z.infer<typeof notificationListSchema>
export type ReadMarks = z.infer<typeof readMarksSchema>

/**
 * Email topics, each with its own frequency. Emails about the security of the account are always sent at once and
 * cannot be ended.
 */
export const mailTopicSchema = z.enum(['notices', 'documents', 'values'])

/** Email frequency of a topic; an email may cover several items. */
export const mailFrequencySchema = z.enum(['at_once', 'daily', 'weekly', 'never'])

const topics = {
  notices: mailFrequencySchema,
  documents: mailFrequencySchema,
  values: mailFrequencySchema,
}

/** The pace of each topic, and since when the address refuses emails: null while it takes them. */
export const mailSettingsSchema = z.object({ ...topics, bouncedAt: z.iso.datetime().nullable() })

/** Body of the call that changes the pace of every topic. */
export const mailSettingsUpdateSchema = z.strictObject(topics)

/** Body of the unsubscription: the secret of an email's link. */
export const unsubscriptionSchema = z.strictObject({ token: z.string().min(1).max(100) })

/** Reply of the unsubscription. */
export const unsubscribedSchema = z.object({ topic: mailTopicSchema })

export type MailTopic = z.infer<typeof mailTopicSchema>
export type MailFrequency = z.infer<typeof mailFrequencySchema>
export type MailSettings = z.infer<typeof mailSettingsSchema>
export type MailSettingsUpdate = z.infer<typeof mailSettingsUpdateSchema>

/** Private feed of an investor: its date of creation; null for none. The secret is never returned again. */
export const privateFeedSchema = z.object({ createdAt: z.iso.datetime().nullable() })

/** Reply of the creation: the new secret (256 bits), returned only once; an earlier one becomes invalid. */
export const privateFeedCreatedSchema = z.object({ secret: z.string().regex(/^[\w-]{43}$/) })

/** Body of the call that reads a feed, which its secret alone opens. */
export const privateFeedReadSchema = z.strictObject({ secret: z.string().min(1).max(100) })

/** Content of a feed: documents, values and notices of the own funds, newest first, a hundred at most. */
export const privateFeedContentSchema = z.object({ items: tolerantList(notificationSchema) })

export type PrivateFeed = z.infer<typeof privateFeedSchema>
export type PrivateFeedCreated = z.infer<typeof privateFeedCreatedSchema>
export type PrivateFeedContent = z.infer<typeof privateFeedContentSchema>
