import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import type { Outcome } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { textSettings } from '~/server/backends/site-content.server.ts'
import { contentApi } from '~/server/composition/backends.server.ts'
import type { TextCardView } from './articles.schema.ts'
import { toTextCard } from './text-card.ts'

const mostTexts = 3
const mostFunds = 100

/** Reads the newest public articles about the given funds. */
export const getTextsAboutFunds = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      locale: localeSchema,
      fundIds: z.array(z.string().check(z.regex(/^fnd-[1-9]\d{0,8}$/))).check(z.maxLength(mostFunds)),
    }),
  )
  .handler(async ({ data: { locale, fundIds } }): Promise<Outcome<readonly TextCardView[]>> => {
    const settings = { locale, mediaUrl: textSettings.mediaUrl }
    const answered = await contentApi.listArticles({ locale, fundIds, pageSize: mostTexts })
    return outcomeOf(answered, ({ entries }) => entries.map((text) => toTextCard(text, settings)))
  })
