import { createServerOnlyFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequestHeader } from '@tanstack/react-start/server'
import { type Notice, toNotice } from '~/lib/notice.ts'
import { auth } from '~/server/portal-auth.server.ts'
import { type PortalSession, sessionSchema } from './session.schema.ts'

const cookieHeader = (): string | null => getRequestHeader('cookie') ?? null

const addCookie = (setCookie: string | undefined): void => {
  if (setCookie !== undefined) appendResponseHeader('set-cookie', setCookie)
}

/**
 * The session of the page being rendered; null without one. Counts as activity. A cookie that opens nothing any more
 * is removed: the content backend's token is cleared when its user cannot be loaded (specification, point 4).
 */
export const sessionOfRequest = createServerOnlyFn(async (): Promise<PortalSession | null> => {
  const { answer, cookie } = await auth.describe(cookieHeader())
  addCookie(cookie)
  return answer === undefined ? null : sessionSchema.parse(answer)
})

/** The token that forms of the page being rendered carry; sets its cookie when there is none yet. */
export const formTokenOfRequest = createServerOnlyFn((): string => {
  const { token, cookie } = auth.csrf.issue(cookieHeader())
  addCookie(cookie)
  return token
})

/** What the page being rendered has to say about the form that led to it. It is said once. */
export const noticeOfRequest = createServerOnlyFn((): Notice | null => {
  const notice = toNotice(auth.cookies.read(cookieHeader(), 'notice'))
  if (notice !== null) addCookie(auth.cookies.clear('notice'))
  return notice
})
