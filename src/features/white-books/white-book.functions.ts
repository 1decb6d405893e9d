import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { WhiteBook } from '~/contract/content-api/entries.schema.ts'
import { longestSlug } from '~/contract/content-api/slug.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { blocksToRichText } from '~/lib/rich-text/blocks-to-rich-text.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { inEachLocale, otherLocale } from '~/routing/addresses/locales.ts'
import { failureCodeOf } from '~/server/backends/backend-outcome.server.ts'
import { startTextReading, textSettings } from '~/server/backends/site-content.server.ts'
import { contentOfRequest } from '~/server/composition/preview.server.ts'
import { slugsOf, toWhiteBook } from './to-white-book.ts'
import type { WhiteBookView } from './white-book.schema.ts'

const addressSchema = z.object({ locale: localeSchema, slug: z.string().check(z.maxLength(longestSlug)) })

/** Reads a white book in the page's language. */
export const getWhiteBook = createServerFn({ method: 'GET' })
  .validator(addressSchema)
  .handler(async ({ data: { locale, slug } }): Promise<Outcome<WhiteBookView>> => {
    const api = await contentOfRequest()
    const [found, authors] = await Promise.all([
      api.findWhiteBook({ locale, slug }),
      api.listAuthors({ locale, whiteBook: slug, pageSize: 1 }),
    ])
    if (found.kind !== 'ok') return failure(failureCodeOf(found))
    const { mediaUrl } = textSettings
    const [author] = authors.kind === 'ok' ? authors.data.entries : []
    return success(
      toWhiteBook(found.data, {
        ...{ locale, mediaUrl, text: textIn[locale](found.data) },
        author: author === undefined ? null : { name: author.name, slug: author.slug },
      }),
    )
  })

/** Parsed once per backend response. */
const textIn = inEachLocale((locale) =>
  weakMemo(({ body }: WhiteBook) => blocksToRichText(body, startTextReading(locale))),
)

/** Finds the page-language path of the white book with this slug in the other language; null for none. */
export const findWhiteBookElsewhere = createServerFn({ method: 'GET' })
  .validator(addressSchema)
  .handler(async ({ data: { locale, slug } }): Promise<string | null> => {
    const api = await contentOfRequest()
    const other = otherLocale(locale)
    const found = await api.findWhiteBook({ locale: other, slug })
    if (found.kind !== 'ok') return null
    const slugs = slugsOf(found.data, other)
    const meant = slugs[locale] === undefined ? other : locale
    return pathFor({ to: '/white-books/$slug', params: { slug: slugs[meant] ?? slug }, locale: meant })
  })
