import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { localeSchema } from '~/routing/locale.schema.ts'
import { siteContent } from '~/server/site-content.server.ts'
import { textSettings } from '~/server/text-reading.server.ts'
import type { LatestTexts } from './library.schema.ts'
import { toTextCard } from './text-card.ts'

/** The latest texts of both sections, for pages that can do without them: what cannot be had is empty. */
export const getLatestTexts = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(async ({ data: { locale } }): Promise<LatestTexts> => {
    const settings = { locale, mediaUrl: textSettings.mediaUrl }
    const [guides, articles] = await Promise.all([
      siteContent.latestGuides(locale),
      siteContent.latestArticles(locale),
    ])
    return {
      guides: (guides?.entries ?? []).map((text) => toTextCard(text, settings)),
      articles: (articles?.entries ?? []).map((text) => toTextCard(text, settings)),
    }
  })
