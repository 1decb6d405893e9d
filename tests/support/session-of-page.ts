import type { Page } from '@playwright/test'
import { changeSession, type SessionChanges } from './aged-session.ts'
import { staffCookieUntil } from './aged-staff-cookie.ts'

/** Seals the sessions of the portal that the browser tests start. */
export const sessionSecret = 'a secret of the browser tests with thirty-two characters or more'

/**
 * Reports whether the sessions of the portal under test are accessible; those of a portal that was already running are
 * not.
 */
export const canChangeSessions = (): boolean => process.env.PORTAL_DATA_DIR !== undefined

/** Changes the session that a page's browser holds, in the portal's own store. */
export async function changeSessionOf(page: Page, changes: SessionChanges): Promise<void> {
  const place = process.env.PORTAL_DATA_DIR
  if (place === undefined)
    throw new Error('PORTAL_DATA_DIR is not set: the tests have not started the portal')
  const cookies = await page.context().cookies(page.url())
  const held = cookies.find(({ name }) => /^(__Host-)?session/.test(name))
  await changeSession(held?.value, { place, secret: sessionSecret }, changes)
}

/**
 * Makes the sign-in of the member of staff in a page's browser end at another time.
 * @param endsAtMs milliseconds since 1970
 */
export async function endStaffSignInAt(page: Page, endsAtMs: number): Promise<void> {
  const cookies = await page.context().cookies(page.url())
  const held = cookies.find(({ name }) => /^(__Host-)?content_token/.test(name))
  if (held === undefined) throw new Error('the browser holds no sign-in of the staff')
  await page.context().addCookies([{ ...held, value: staffCookieUntil(held.value, sessionSecret, endsAtMs) }])
}
