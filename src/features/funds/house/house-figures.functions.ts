import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { isNotFound } from '~/server/backends/backend-outcome.server.ts'
import { staleIfError } from '~/server/backends/site-content.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import type { HouseFigures } from './house-figures.schema.ts'
import { toHouseFigures } from './house-figures.ts'

/** Null from a product API without the call. */
const readFigures = staleIfError(async (locale: Locale) => {
  const figures = await productApi.getFundFigures({ locale })
  if (isNotFound(figures)) return null
  return figures.kind === 'ok' ? figures.data : undefined
})

/** Reads the figures of the house; null without any fund, or while the product API does not give them. */
export const getHouseFigures = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(async ({ data: { locale } }): Promise<HouseFigures | null> => {
    const figures = await readFigures(locale)
    return figures && figures.launched > 0 ? toHouseFigures(figures) : null
  })
