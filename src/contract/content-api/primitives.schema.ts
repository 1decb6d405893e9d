import { z } from 'zod'

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

/** Last segment of an entry's address: lower-case letters, digits, single dashes. */
export const slugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Path of a content page: slugs joined by slashes, without slash at either end. */
export const pageUrlSchema = z
  .string()
  .max(300)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/)

/** A value that may be missing because it is empty or was not populated; missing becomes null. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null)
}

/** A list that may be missing because it is empty or was not populated; missing becomes empty. */
export function orEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(schema)
    .nullish()
    .transform((value) => value ?? [])
}

/** What every entry carries. `documentId` is shared by the versions of one entry in all languages. */
export const entryFields = {
  id: z.int(),
  documentId: z.string().min(1),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  publishedAt: orNull(instantSchema),
  locale: orNull(contentLocaleSchema),
}
