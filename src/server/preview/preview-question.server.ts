import { z } from 'zod'
import { pageUrlSchema } from '../../contract/content-api/primitives.schema.ts'
import { defaultLocale, locales } from '../../routing/locales.ts'

const questionSchema = z.object({
  type: z.enum(['guide', 'article', 'white-book', 'page', 'homepage']),
  slug: pageUrlSchema.or(z.literal('')).default(''),
  locale: z.enum(locales).default(defaultLocale),
})

/** Which draft is asked for: its type, its slug (a page's path), its language. */
export type PreviewQuestion = z.output<typeof questionSchema>

/** Reads what the content backend's preview button asks; undefined for what it cannot have asked. */
export function readPreviewQuestion(search: URLSearchParams): PreviewQuestion | undefined {
  return questionSchema.safeParse(Object.fromEntries(search)).data
}
