import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { weakMemo } from '~/lib/weak-memo.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { inEachLocale } from '~/routing/addresses/locales.ts'
import { siteContent, textSettings } from '~/server/backends/site-content.server.ts'
import type { LatestTexts } from './articles.schema.ts'
import { toTextCard, type WireText } from './text-card.ts'

/**
 * Reads the latest texts of both sections, for pages that work without them: a failed read gives an empty
 * list.
 */
export const getLatestTexts = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(async ({ data: { locale } }): Promise<LatestTexts> => {
    const cards = cardsIn[locale]
    const [guides, articles] = await Promise.all([
      siteContent.latestGuides(locale),
      siteContent.latestArticles(locale),
    ])
    return {
      guides: cards(guides?.entries ?? noTexts),
      articles: cards(articles?.entries ?? noTexts),
    }
  })

const noTexts: readonly WireText[] = []

// Memoized per backend response, so that pages render it once.
const cardsIn = inEachLocale((locale) =>
  weakMemo((texts: readonly WireText[]) =>
    texts.map((text) => toTextCard(text, { locale, mediaUrl: textSettings.mediaUrl })),
  ),
)
