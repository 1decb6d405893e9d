import { z } from 'zod'
import {
  linkGroupSchema,
  linkSchema,
  mediaSchema,
  menuItemSchema,
  seoSchema,
  zoneSchema,
} from './components.schema.ts'
import { entryFields, orEmpty, orNull, pageUrlSchema, plainDateSchema } from './primitives.schema.ts'

const alternate = z.object({ ...entryFields, url: orNull(pageUrlSchema), title: orNull(z.string()) })

/** A content page. `url` is its path under the language's root, of one or more segments, without slashes around. */
export const pageSchema = z.object({
  ...entryFields,
  title: z.string().min(1),
  url: pageUrlSchema,
  summary: orNull(z.string()),
  reviewedOn: orNull(plainDateSchema),
  blocks: zoneSchema,
  seo: orNull(seoSchema),
  localizations: orEmpty(alternate),
})

/** A content page. */
export type ContentPage = z.infer<typeof pageSchema>

/** The home page: its opening words, and components under them. */
export const homepageSchema = z.object({
  ...entryFields,
  hero: orNull(
    z.object({
      title: z.string(),
      body: orNull(z.string()),
      image: orNull(mediaSchema),
      links: orEmpty(linkSchema),
    }),
  ),
  blocks: zoneSchema,
  seo: orNull(seoSchema),
})

/** The home page. */
export type Homepage = z.infer<typeof homepageSchema>

/** The main menu. */
export const menuSchema = z.object({ ...entryFields, items: orEmpty(menuItemSchema) })

/** The main menu. */
export type Menu = z.infer<typeof menuSchema>

/** The foot of every page. */
export const footerSchema = z.object({
  ...entryFields,
  statement: orNull(z.string()),
  groups: orEmpty(linkGroupSchema),
  legalLinks: orEmpty(linkSchema),
})

/** The foot of every page. */
export type Footer = z.infer<typeof footerSchema>

/** Content of the whole site. `announcement` is a line above every page; null for none. */
export const globalSchema = z.object({
  ...entryFields,
  announcement: orNull(z.string()),
})

/** Content of the whole site. */
export type GlobalContent = z.infer<typeof globalSchema>
