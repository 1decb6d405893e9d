import { createIsomorphicFn } from '@tanstack/react-start'
import { type Locale, toLocale } from '~/routing/addresses/locales.ts'
import { formTokenOfRequest, noticeOfRequest, sessionOfRequest } from './session.functions.ts'
import type { PortalSession, VisitSession } from './session.schema.ts'
import { loadSignedInParts } from './signed-in.ts'

/** The session as a tab last heard of it. */
export type KnownSession = {
  readonly session: PortalSession | null
  /** Milliseconds since 1970: when it was asked for, so that it never seems to last longer than it does. */
  readonly refreshedAt: number
}

// Of a browser's tab alone, filled by the page that came with it; the server has a request's cookie instead.
const ofThisTab: {
  known?: KnownSession
  formToken?: string
  asking?: Promise<PortalSession | null> | undefined
  tellEnd?: (() => boolean) | undefined
} = {}
const listeners = new Set<() => void>()

/** Calls `listener` whenever the session of this tab changes; returns the function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What this tab knows; undefined before the page has told it, and on the server. */
export const knownSession = (): KnownSession | undefined => ofThisTab.known

/** Keeps a session that was heard of, and when it was asked for. Called in the browser only. */
export function rememberSession(session: PortalSession | null, refreshedAt: number): void {
  ofThisTab.known = { session, refreshedAt }
  for (const listener of listeners) listener()
}

/**
 * Asks `tell` when the server no longer knows the session: true where it says so to the user by itself, and the page
 * stays as it is. Undefined asks nobody any more.
 */
export function onSessionEnd(tell: (() => boolean) | undefined): void {
  ofThisTab.tellEnd = tell
}

/** The language of the page that is shown. */
const localeOfDocument = (): Locale => toLocale(document.documentElement.lang.slice(0, 2))

async function askForSession(): Promise<PortalSession | null> {
  const { fetchSession } = await import('./session-calls.ts')
  const askedAt = Date.now()
  const session = await fetchSession()
  if (session !== null) await loadSignedInParts(localeOfDocument())
  if (session !== null || !ofThisTab.tellEnd?.()) rememberSession(session, askedAt)
  return session
}

/** Asks the server again, once for all who ask at the same time. Called in the browser only. */
export function refreshSession(): Promise<PortalSession | null> {
  ofThisTab.asking ??= askForSession().finally(() => {
    ofThisTab.asking = undefined
  })
  return ofThisTab.asking
}

async function readFormToken(): Promise<string> {
  const { fetchFormToken } = await import('./session-calls.ts')
  ofThisTab.formToken ??= await fetchFormToken()
  return ofThisTab.formToken
}

/** The session, for guards. */
export const loadSession = createIsomorphicFn()
  .server(() => sessionOfRequest())
  .client((): VisitSession | Promise<VisitSession> =>
    ofThisTab.known
      ? { session: ofThisTab.known.session, isUnknown: false }
      : refreshSession().then(
          (session) => ({ session, isUnknown: false }),
          () => ({ session: null, isUnknown: true }),
        ),
  )

/** The token that forms carry; it lives as long as the browser's own session. */
export const loadFormToken = createIsomorphicFn()
  .server(async () => formTokenOfRequest())
  .client(() => readFormToken())

/** A form is answered by a whole page, so a visit within the tab has nothing to say of one. */
const loadNotice = createIsomorphicFn()
  .server(() => noticeOfRequest())
  .client(() => null)

/**
 * What layouts give to the pages in them: pages without a session are the same for all, so they hold no token.
 * @param guard may lead elsewhere before the notice is read, which is shown once
 * @param known the session, where the layout has read it already
 */
export async function loadSessionContext(
  locale: Locale,
  guard: (session: PortalSession) => Promise<void>,
  known?: VisitSession,
) {
  const { session, isUnknown } = known ?? (await loadSession())
  if (isUnknown) await loadSignedInParts(locale)
  if (session === null) return { session, isUnknown, formToken: null, notice: null }
  await guard(session)
  await loadSignedInParts(locale)
  return { session, isUnknown, formToken: await loadFormToken(), notice: loadNotice() }
}

/** What {@link loadSessionContext} gives, with the language of the page. */
export type SessionContext = Awaited<ReturnType<typeof loadSessionContext>> & { readonly locale: Locale }
