import { lazyRouteComponent } from '@tanstack/react-router'
import { ensureTranslations } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'

const load = () => import('./signed-in-parts.ts')

/** The signed-in user's menu and session monitor. Renders synchronously after {@link loadSignedInParts}. */
export const SignedInArea = lazyRouteComponent(load, 'SignedInArea')

/**
 * The line that names the partner that a child user acts for. Renders synchronously after {@link
 * loadSignedInParts}.
 */
export const ActingFor = lazyRouteComponent(load, 'ActingFor')

/**
 * The notice that the session cannot be checked now. Renders synchronously after {@link loadSignedInParts}.
 */
export const SessionUnknown = lazyRouteComponent(load, 'SessionUnknown')

/** Bar of staff who view the portal as a user. Renders synchronously after {@link loadSignedInParts}. */
export const ViewingBar = lazyRouteComponent(load, 'ViewingBar')

/**
 * Loads the components and texts that only signed-in users see, so that visitors do not download them.
 * Awaited wherever a session becomes known: on the server before rendering, in the browser before hydration
 * or before the session state changes.
 */
export async function loadSignedInParts(locale: Locale): Promise<void> {
  await Promise.all([
    ensureTranslations(locale, ['account_menu', 'own_funds']),
    // Loaded explicitly too, since the components' own preloading swallows failures.
    load(),
    SignedInArea.preload?.(),
    ActingFor.preload?.(),
    SessionUnknown.preload?.(),
    ViewingBar.preload?.(),
  ])
}
