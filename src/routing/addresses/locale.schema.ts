import { z } from 'zod/mini'
import { locales } from './locales.ts'

/** A language of the portal, as the input of a server function. */
export const localeSchema = z.enum(locales)
