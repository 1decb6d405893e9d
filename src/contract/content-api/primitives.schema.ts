import { z } from 'zod'
import { optionalField, tolerantList } from '../tolerant-list.ts'
import { isPageUrl, longestSlug, slugForm } from './slug.ts'

/** Languages of the content. */
export const contentLocaleSchema = z.enum(['fr', 'en'])

/** Language of an entry. */
export type ContentLocale = z.infer<typeof contentLocaleSchema>

/** Dialect of the REST interface that a content backend speaks (`CONTENT_API_VERSION`). */
export const contentApiVersionSchema = z.enum(['4', '5'])

/** A plain date, `YYYY-MM-DD`, without time zone. */
export const plainDateSchema = z.iso.date()

/** An instant, ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime()

/** Last segment of an entry's URL: the values of Strapi's `uid` fields, without `.` and `..`. */
export const slugSchema = z.string().max(longestSlug).regex(slugForm)

/** Path of a content page: slugs joined by slashes, without slash at either end. */
export const pageUrlSchema = z.string().refine(isPageUrl)

/** A value that may be missing because it is empty or was not populated; missing and unreadable become null. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return optionalField(schema.nullish().transform((value) => value ?? null))
}

/** A list that may be missing because it is empty or was not populated; missing becomes empty. */
export function orEmpty<Schema extends z.ZodType>(entry: Schema) {
  return optionalField(
    tolerantList(entry)
      .nullish()
      .transform((value) => value ?? []),
  )
}

/** A flag that is off where it is missing or unreadable. */
export const flagSchema = orNull(z.boolean()).transform((value) => value ?? false)

/** Language of an entry; null for one that the portal does not have, such as a third language. */
const entryLocaleSchema = z
  .string()
  .nullish()
  .transform((locale): ContentLocale | null => contentLocaleSchema.safeParse(locale).data ?? null)

/** Fields of every entry. `documentId` is shared by the versions of one entry in all languages. */
export const entryFields = {
  id: z.int(),
  documentId: z.string().min(1),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  publishedAt: orNull(instantSchema),
  locale: entryLocaleSchema,
}
