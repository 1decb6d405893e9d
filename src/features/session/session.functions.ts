import { createServerOnlyFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequestHeader } from '@tanstack/react-start/server'
import { type Notice, toNotice } from '~/lib/notice.ts'
import { auth } from '~/server/composition/auth.server.ts'
import { StateStoreError } from '~/server/session/state-store-error.server.ts'
import type { VisitSession } from './session.schema.ts'
import { sessionSchema } from './session.schema.ts'

const cookieHeader = (): string | null => getRequestHeader('cookie') ?? null

const addCookie = (setCookie: string | undefined): void => {
  if (setCookie !== undefined) appendResponseHeader('set-cookie', setCookie)
}

/**
 * The session of the page being rendered; null without one. Counts as activity. A cookie that opens nothing any more
 * is removed: the content backend's token is cleared when its user cannot be loaded (P-142). While the store of sessions
 * fails, whose session it is stays unknown, and the page is one for visitors (P-129).
 */
export const sessionOfRequest = createServerOnlyFn(async (): Promise<VisitSession> => {
  try {
    const { answer, cookie } = await auth.describe(cookieHeader())
    addCookie(cookie)
    return { session: answer === undefined ? null : sessionSchema.parse(answer), isUnknown: false }
  } catch (error) {
    if (!(error instanceof StateStoreError)) throw error
    return { session: null, isUnknown: true }
  }
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
