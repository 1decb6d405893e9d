import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { getRequest, getRequestHeader } from '@tanstack/react-start/server'
import { maintenance } from '~/server/composition/availability.server.ts'
import { tagManagerOfRequest } from '~/server/composition/consent.server.ts'
import { env } from '~/server/composition/env.server.ts'
import { offeredParts } from '~/server/composition/offered-parts.server.ts'
import { preferredLocale } from '~/server/http/http-headers.server.ts'
import type { Site } from './site.schema.ts'

/**
 * Returns the public configuration during a render: every page needs it, so the overhead of a call is
 * avoided.
 */
export const siteOfRequest = createServerOnlyFn(async (): Promise<Site> => {
  const cookieHeader = getRequestHeader('cookie') ?? null
  const { cases, guests, letters, material, notices, notifications, questions } =
    await offeredParts(cookieHeader)
  return {
    tagManager: tagManagerOfRequest(),
    publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
    signedInHome: env.SIGNED_IN_HOME,
    staffProviders: env.CONTENT_PROVIDERS,
    notificationCentre: notifications || undefined,
    notices: notices || undefined,
    letters: letters || undefined,
    questions: questions || undefined,
    guests: guests || undefined,
    cases: cases || undefined,
    material: material || undefined,
    maintenance: maintenance.stateFor(cookieHeader),
    sessionPollMs: env.SESSION_POLL_S === 0 ? undefined : env.SESSION_POLL_S * 1000,
  }
})

/** Reads the public configuration. */
export const getSite = createServerFn({ method: 'GET' }).handler(() => siteOfRequest())

/** Returns the language that the visitor last switched to, for pages without a language in their path. */
export const preferredLocaleOfRequest = createServerOnlyFn(() => preferredLocale(getRequest()))
