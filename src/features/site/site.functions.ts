import { createServerFn } from '@tanstack/react-start'
import { env } from '~/server/env.server.ts'
import type { Site } from './site.schema.ts'

/** The public part of the configuration. */
export const getSite = createServerFn({ method: 'GET' }).handler(
  (): Site => ({
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
    signedInHome: env.SIGNED_IN_HOME,
  }),
)
