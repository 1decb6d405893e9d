import { createIsomorphicFn } from '@tanstack/react-start'
import { type Locale, toLocale } from '~/routing/addresses/locales.ts'
import { formTokenOfRequest, noticeOfRequest, sessionOfRequest } from './session.functions.ts'
import type { PortalSession, VisitSession } from './session.schema.ts'
import { loadSignedInParts } from './signed-in.ts'

/** The session as last received by this tab. */
export type KnownSession = {
  readonly session: PortalSession | null
  /** Milliseconds since 1970 at which it was requested, so that its remaining time is never overestimated. */
  readonly refreshedAt: number
}

// State of one browser tab, initialised from the page's data; the server reads the request's cookie instead.
const ofThisTab: {
  known?: KnownSession
  formToken?: string
  asking?: Promise<PortalSession | null> | undefined
  tellEnd?: (() => boolean) | undefined
} = {}
const listeners = new Set<() => void>()

/** Calls `listener` whenever the session of this tab changes; returns a function that unsubscribes it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns this tab's last known session; undefined before hydration data was read, and on the server. */
export const knownSession = (): KnownSession | undefined => ofThisTab.known

/** Stores a received session with its request time. Called in the browser only. */
export function rememberSession(session: PortalSession | null, refreshedAt: number): void {
  ofThisTab.known = { session, refreshedAt }
  for (const listener of listeners) listener()
}

/**
 * Registers `tell`, called when the server no longer knows the session: it returns true if it informs the
 * user itself and the page stays. Undefined unregisters.
 */
export function onSessionEnd(tell: (() => boolean) | undefined): void {
  ofThisTab.tellEnd = tell
}

/** Returns the language of the current document. */
const localeOfDocument = (): Locale => toLocale(document.documentElement.lang.slice(0, 2))

async function askForSession(): Promise<PortalSession | null> {
  const { fetchSession } = await import('./session-calls.ts')
  const askedAt = Date.now()
  const session = await fetchSession()
  if (session !== null) await loadSignedInParts(localeOfDocument())
  if (session !== null || !ofThisTab.tellEnd?.()) rememberSession(session, askedAt)
  return session
}

/**
 * Reads the session from the server, with one request for all concurrent callers. Called in the browser
 * only.
 */
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

/** Reads the session, for guards. */
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

/** Reads the form token; it lives as long as the browser's own session. */
export const loadFormToken = createIsomorphicFn()
  .server(async () => formTokenOfRequest())
  .client(() => readFormToken())

/**
 * Reads the notice of a submitted form. Form responses are whole documents, so a client navigation has
 * none.
 */
const loadNotice = createIsomorphicFn()
  .server(() => noticeOfRequest())
  .client(() => null)

/**
 * Returns the context that layouts provide to their pages. Pages without a session are the same for all
 * visitors, so they hold no token.
 * @param guard may redirect before the notice is read, which is shown once
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

/** The context of {@link loadSessionContext}, with the page's language. */
export type SessionContext = Awaited<ReturnType<typeof loadSessionContext>> & { readonly locale: Locale }
