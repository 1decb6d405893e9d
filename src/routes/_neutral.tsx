import { createFileRoute } from '@tanstack/react-router'
import { ensureFrame } from '~/components/layout/ensure-frame.ts'
import { SiteLayout } from '~/components/layout/site-layout.tsx'
import { loadConsent } from '~/features/consent/consent.ts'
import { AccountArea } from '~/features/session/account-area.tsx'
import { sessionContextOfVisit } from '~/features/session/session-of-visit.ts'
import { SessionProvider } from '~/features/session/session-provider.tsx'
import { loadChrome } from '~/features/site/chrome-loader.ts'
import { localeOfNeutralPage } from '~/features/site/neutral-locale.ts'
import { ensureTranslations } from '~/lib/translations.ts'

/** Pages without a language in their address: that of where they lead on, or the visitor's last chosen one. */
export const Route = createFileRoute('/_neutral')({
  staticData: { namespaces: ['errors'] },
  beforeLoad: async ({ matches, location, context: { site } }) => {
    const locale = localeOfNeutralPage(location.search)
    const namespaces = matches.flatMap((match) => match.staticData.namespaces ?? [])
    await Promise.all([ensureTranslations(locale, namespaces), ensureFrame()])
    // The root took the visitor's own language, which this page need not have.
    if (site.tagManager) await loadConsent(locale)
    return { locale, ...(await sessionContextOfVisit(locale)) }
  },
  loader: async ({ context: { locale } }) => ({ chrome: await loadChrome(locale) }),
  component: () => (
    <SessionProvider initial={Route.useRouteContext().session}>
      <SiteLayout account={<AccountArea />} />
    </SessionProvider>
  ),
})
