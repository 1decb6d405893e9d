import { lazyRouteComponent } from '@tanstack/react-router'
import { ensureTranslations } from '~/lib/translations.ts'
import type { Locale } from '~/routing/locales.ts'

/** The page between the question and what was answered to it. Draws at once after {@link loadConsent}. */
export const ConsentFrame = lazyRouteComponent(() => import('./consent-frame.tsx'), 'ConsentFrame')

/** Loads what only a portal with a tag manager shows, and its texts: before a page is drawn and before it is hydrated. */
export async function loadConsent(locale: Locale): Promise<void> {
  await Promise.all([ensureTranslations(locale, ['audience']), ConsentFrame.preload?.()])
}
