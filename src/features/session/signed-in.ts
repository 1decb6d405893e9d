import { lazyRouteComponent } from '@tanstack/react-router'
import { ensureTranslations } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'

const load = () => import('./signed-in-parts.ts')

/** Menu of who is signed in, and the watch over their session. Draws at once after {@link loadSignedInParts}. */
export const SignedInArea = lazyRouteComponent(load, 'SignedInArea')

/** The line that says for which partner a child user acts. Draws at once after {@link loadSignedInParts}. */
export const ActingFor = lazyRouteComponent(load, 'ActingFor')

/** The line that says that the session cannot be checked now. Draws at once after {@link loadSignedInParts}. */
export const SessionUnknown = lazyRouteComponent(load, 'SessionUnknown')

/**
 * Loads what only people with a session see, and its texts, so that visitors do not pay for it. Awaited wherever a session
 * becomes known: on the server before the page is drawn, in the browser before it is hydrated or the session is told.
 */
export async function loadSignedInParts(locale: Locale): Promise<void> {
  await Promise.all([
    ensureTranslations(locale, ['account_menu', 'own_funds']),
    SignedInArea.preload?.(),
    ActingFor.preload?.(),
    SessionUnknown.preload?.(),
  ])
}
