import { createServerOnlyFn } from '@tanstack/react-start'
import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server'
import { auth } from '~/server/portal-auth.server.ts'
import { type PortalSession, sessionSchema } from './session.schema.ts'

const cookieHeader = (): string | null => getRequestHeader('cookie') ?? null

/** The session of the page being rendered; null without one. Counts as activity. */
export const sessionOfRequest = createServerOnlyFn(async (): Promise<PortalSession | null> => {
  const described = await auth.describe(cookieHeader())
  return described === undefined ? null : sessionSchema.parse(described)
})

/** The token that forms of the page being rendered carry; sets its cookie when there is none yet. */
export const formTokenOfRequest = createServerOnlyFn((): string => {
  const { token, cookie } = auth.csrf.issue(cookieHeader())
  if (cookie !== undefined) setResponseHeader('set-cookie', cookie)
  return token
})
