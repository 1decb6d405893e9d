import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { plainDateAt } from '~/lib/format/plain-date-at.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { readAllFunds } from '~/server/discovery/sitemap-entries.server.ts'
import type { HouseFigures } from './house-figures.schema.ts'
import { toHouseFigures } from './house-figures.ts'

/** Reads the figures of the house; null without any fund, or while the funds cannot be had. */
export const getHouseFigures = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema }))
  .handler(async ({ data: { locale } }): Promise<HouseFigures | null> => {
    const funds = await readAllFunds(productApi, locale, { isKept: true })
    if (funds.kind !== 'ok' || funds.data.length === 0) return null
    return toHouseFigures(funds.data, plainDateAt(new Date()))
  })
