import { createFileRoute } from '@tanstack/react-router'
import { ensureFrame } from '~/components/layout/ensure-frame.ts'
import { loadConsent } from '~/features/consent/consented-page.tsx'
import { guardOpenChoice } from '~/features/session/guard-open-choice.ts'
import { loadSession, loadSessionContext, type SessionContext } from '~/features/session/load-session.ts'
import { SessionProvider } from '~/features/session/session-provider.tsx'
import { loadSiteShell } from '~/features/site/load-site.ts'
import { loadPreferredLocale } from '~/features/site/preferred-locale.ts'
import { ensureTranslations } from '~/lib/translations.ts'
import { SiteFrameOfRoute } from '~/routes/-site-frame.tsx'
import { localeOfNeutralPage } from '~/routing/addresses/locale-of-return.ts'

/** Pages without a language in their address: that of where they lead on, of the profile, or the last chosen one. */
export const Route = createFileRoute('/_neutral')({
  staticData: { namespaces: ['errors'] },
  // Its return type is written out: inferred from `matches`, it would depend on itself.
  beforeLoad: async ({ matches, location, context: { site } }): Promise<SessionContext> => {
    const visit = await loadSession()
    const locale = localeOfNeutralPage(location.search, visit.session, loadPreferredLocale())
    const namespaces = matches.flatMap((match) => match.staticData.namespaces ?? [])
    await Promise.all([ensureTranslations(locale, namespaces), ensureFrame()])
    // The root took the visitor's own language, which this page need not have.
    if (site.tagManager) await loadConsent(locale)
    const place = { locale, here: location.publicHref, matches }
    return { locale, ...(await loadSessionContext(locale, guardOpenChoice(place), visit)) }
  },
  loader: async ({ context: { locale } }) => ({ siteShell: await loadSiteShell(locale) }),
  component: () => (
    <SessionProvider initial={Route.useRouteContext()}>
      <SiteFrameOfRoute />
    </SessionProvider>
  ),
})
