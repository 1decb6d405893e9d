import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Homepage } from '~/contract/content-api/pages.schema.ts'
import { safeHref } from '~/lib/rich-text/safe-href.ts'
import { pictureOf } from '~/lib/rich-text/text-reading.ts'
import { typeset } from '~/lib/typography.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { inEachLocale, type Locale } from '~/routing/addresses/locales.ts'
import { readZone } from '~/server/backends/read-zone.server.ts'
import { siteContent, startTextReading, textSettings } from '~/server/backends/site-content.server.ts'
import { readingOfRequest } from '~/server/composition/preview.server.ts'
import type { HomeText } from './home.schema.ts'

/** Reads the editorial content of the home page; null while unavailable. */
export const getHomeText = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(async ({ data: { locale } }): Promise<HomeText | null> => {
    const home = await homeOf(locale)
    if (home === undefined) return null
    return textIn[locale](home)
  })

// Parsed once per backend response.
const textIn = inEachLocale((locale) =>
  weakMemo(
    async (home: Homepage): Promise<HomeText> => ({
      hero: toHero(home, locale),
      zone: await readZone(home.blocks, startTextReading(locale)),
    }),
  ),
)

/** Reads the home page: a draft is awaited; published content has a short time limit. */
async function homeOf(locale: Locale): Promise<Homepage | undefined> {
  const { api, isPreview } = await readingOfRequest()
  if (!isPreview) return siteContent.homepage(locale)
  const draft = await api.getHomepage({ locale })
  return draft.kind === 'ok' ? draft.data : undefined
}

function toHero({ hero }: Homepage, locale: Locale): HomeText['hero'] {
  if (hero === null) return null
  const { publicUrl, mediaUrl } = textSettings
  const links = hero.links.flatMap(({ label, url, description }) => {
    const href = safeHref(url, publicUrl)
    return href === null ? [] : [{ label, href, description }]
  })
  const picture = (hero.image && pictureOf(hero.image, mediaUrl)) ?? null
  return { title: hero.title, body: typeset(hero.body ?? '', locale), links, picture }
}
