import { createServerOnlyFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequestHeader } from '@tanstack/react-start/server'
import { type Notice, toNotice } from '~/lib/notice.ts'
import { auth } from '~/server/composition/auth.server.ts'
import { StateStoreError } from '~/server/session/state-store.server.ts'
import { sessionSchema, type VisitSession } from './session.schema.ts'

const cookieHeader = (): string | null => getRequestHeader('cookie') ?? null

const addCookie = (setCookie: string | undefined): void => {
  if (setCookie !== undefined) appendResponseHeader('set-cookie', setCookie)
}

/**
 * Reads the session of the rendered page; null without one. Counts as activity. A cookie without a valid
 * session is removed: the content backend's token is cleared when its user cannot be loaded (P-142). While
 * the session store fails, the session is unknown and the page is rendered as for visitors (P-129).
 */
export const sessionOfRequest = createServerOnlyFn(async (): Promise<VisitSession> => {
  try {
    const { response, cookie } = await auth.describe(cookieHeader())
    addCookie(cookie)
    return { session: response === undefined ? null : sessionSchema.parse(response), isUnknown: false }
  } catch (error) {
    if (!(error instanceof StateStoreError)) throw error
    return { session: null, isUnknown: true }
  }
})

/** Returns the CSRF token for the forms of the rendered page; sets its cookie when there is none. */
export const formTokenOfRequest = createServerOnlyFn((): string => {
  const { token, cookie } = auth.csrf.issue(cookieHeader())
  addCookie(cookie)
  return token
})

/** Reads the notice of the form that redirected to the rendered page, and discards it. */
export const noticeOfRequest = createServerOnlyFn((): Notice | null => {
  const notice = toNotice(auth.cookies.read(cookieHeader(), 'notice'))
  if (notice !== null) addCookie(auth.cookies.clear('notice'))
  return notice
})
