import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { getRequest, getRequestHeader } from '@tanstack/react-start/server'
import { tagManagerOfRequest } from '~/server/composition/consent.server.ts'
import { env } from '~/server/composition/env.server.ts'
import { maintenance } from '~/server/composition/maintenance.server.ts'
import { preferredLocale } from '~/server/http/preferred-locale.server.ts'
import type { Site } from './site.schema.ts'

/** The public part of the configuration, for the page being rendered: every page asks, and a call costs it time. */
export const siteOfRequest = createServerOnlyFn(
  (): Site => ({
    tagManager: tagManagerOfRequest(),
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
    signedInHome: env.SIGNED_IN_HOME,
    staffProviders: env.CONTENT_PROVIDERS,
    notificationCentre: env.NOTIFICATION_CENTRE || undefined,
    maintenance: maintenance.stateFor(getRequestHeader('cookie') ?? null),
    sessionPollMs: env.SESSION_POLL_S === 0 ? undefined : env.SESSION_POLL_S * 1000,
  }),
)

/** The public part of the configuration. */
export const getSite = createServerFn({ method: 'GET' }).handler(() => siteOfRequest())

/** The language that the visitor last switched to, for pages whose address has none. */
export const preferredLocaleOfRequest = createServerOnlyFn(() => preferredLocale(getRequest()))
