import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { ContentPage as WirePage } from '~/contract/content-api/pages.schema.ts'
import { isPageUrl } from '~/contract/content-api/slug.ts'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { inEachLocale } from '~/routing/addresses/locales.ts'
import { failureCodeOf } from '~/server/backends/backend-outcome.server.ts'
import { readZone } from '~/server/backends/read-zone.server.ts'
import { startTextReading } from '~/server/backends/site-content.server.ts'
import { contentOfRequest } from '~/server/composition/preview.server.ts'
import type { ContentPageView } from './content-page.schema.ts'
import { toContentPage } from './content-page.ts'

/** Reads an editorial page by its path under the language's root, without leading or trailing slash. */
export const getContentPage = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, url: z.string().check(z.refine(isPageUrl)) }))
  .handler(async ({ data: { locale, url } }): Promise<Outcome<ContentPageView>> => {
    const page = await (await contentOfRequest()).findPage({ locale, url })
    if (page.kind !== 'ok') return failure(failureCodeOf(page))
    return success(await viewIn[locale](page.data))
  })

/** The page view: mapped and parsed once per backend response. */
const viewIn = inEachLocale((locale) =>
  weakMemo(async (page: WirePage): Promise<ContentPageView> => {
    const reading = startTextReading(locale)
    const zone = await readZone(page.blocks, reading)
    return toContentPage(page, locale, { zone, chapters: reading.chapters() })
  }),
)
