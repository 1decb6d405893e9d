import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '~/components/layout/site-layout.tsx'
import { AccountArea } from '~/features/session/account-area.tsx'
import { sessionContextOfVisit } from '~/features/session/session-of-visit.ts'
import { SessionProvider } from '~/features/session/session-provider.tsx'
import { getChrome } from '~/features/site/chrome.functions.ts'
import { preferredLocaleOfVisit } from '~/features/site/preferred-locale.ts'
import { ensureTranslations } from '~/lib/translations.ts'

/** Pages without a language in their address: the visitor's last chosen one (decision 1). */
export const Route = createFileRoute('/_neutral')({
  staticData: { namespaces: ['errors'] },
  beforeLoad: async ({ matches }) => {
    const locale = preferredLocaleOfVisit()
    const namespaces = matches.flatMap((match) => match.staticData.namespaces ?? [])
    await ensureTranslations(locale, namespaces)
    return { locale, ...(await sessionContextOfVisit(locale)) }
  },
  loader: async ({ context: { locale } }) => ({ chrome: await getChrome({ data: { locale } }) }),
  component: () => (
    <SessionProvider initial={Route.useRouteContext().session}>
      <SiteLayout account={<AccountArea />} />
    </SessionProvider>
  ),
})
