import { z } from 'zod'
import { instantSchema, orNull } from './primitives.schema.ts'

const formatSchema = z.object({
  url: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  mime: z.string(),
})

/**
 * A file of the media library. `url` is relative to the content backend's address (or absolute, from an object store);
 * `size` is in kilobytes.
 */
export const mediaSchema = z.object({
  id: z.int(),
  documentId: z.string().min(1),
  name: z.string(),
  alternativeText: orNull(z.string()),
  caption: orNull(z.string()),
  width: orNull(z.int().positive()),
  height: orNull(z.int().positive()),
  formats: orNull(z.record(z.string(), formatSchema)),
  hash: z.string(),
  ext: orNull(z.string()),
  mime: z.string(),
  size: orNull(z.number().nonnegative()),
  /** The picture in a few bytes, made at its publication: shown until it has come. */
  placeholder: orNull(
    z
      .string()
      .max(4000)
      .regex(/^data:image\/[\w+.-]+[;,][\w+/=;,:.%-]*$/),
  ),
  /** Without a query: a signed address ends before the page that shows it. */
  url: z.string().regex(/^[^?#]+$/),
  createdAt: instantSchema,
  updatedAt: instantSchema,
})

/** A file of the media library. */
export type Media = z.infer<typeof mediaSchema>
