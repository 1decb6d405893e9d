import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { notificationSchema } from './notification.schema.ts'

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
