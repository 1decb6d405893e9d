import { lazyRouteComponent, Outlet, useRouteContext } from '@tanstack/react-router'
import { ensureTranslations } from '../../lib/translations.ts'
import type { Locale } from '../../routing/addresses/locales.ts'

/** The page between the question and what was answered to it. Draws at once after {@link loadConsent}. */
const ConsentFrame = lazyRouteComponent(() => import('./consent-frame.tsx'), 'ConsentFrame')

/** Loads what only a portal with a tag manager shows, and its texts: before a page is drawn and before it is hydrated. */
export async function loadConsent(locale: Locale): Promise<void> {
  await Promise.all([ensureTranslations(locale, ['audience']), ConsentFrame.preload?.()])
}

/** Every page: as it is, or within the question of consent where a tag manager is configured. */
export function ConsentedPage() {
  const tagManager = useRouteContext({ from: '__root__', select: ({ site }) => site.tagManager })
  if (!tagManager) return <Outlet />
  return (
    <ConsentFrame {...tagManager}>
      <Outlet />
    </ConsentFrame>
  )
}
