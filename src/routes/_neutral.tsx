import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '~/components/layout/site-layout.tsx'
import { AccountArea } from '~/features/session/account-area.tsx'
import { loadSession } from '~/features/session/session-loader.ts'
import { SessionProvider } from '~/features/session/session-provider.tsx'
import { preferredLocaleQuery } from '~/features/site/site.queries.ts'
import { ensureTranslations } from '~/lib/translations.ts'

/** Pages without a language in their address: the visitor's last chosen one (decision 1). */
export const Route = createFileRoute('/_neutral')({
  staticData: { namespaces: ['errors'] },
  beforeLoad: async ({ matches, context: { queryClient } }) => {
    const locale = await queryClient.fetchQuery(preferredLocaleQuery())
    const namespaces = matches.flatMap((match) => match.staticData.namespaces ?? [])
    await ensureTranslations(locale, namespaces)
    return { locale, session: await loadSession(queryClient) }
  },
  component: () => (
    <SessionProvider>
      <SiteLayout account={<AccountArea />} />
    </SessionProvider>
  ),
})
