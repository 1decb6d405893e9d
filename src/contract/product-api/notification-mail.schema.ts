import { z } from 'zod'

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
