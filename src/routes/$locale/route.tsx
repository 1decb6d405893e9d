import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ensureFrame } from '~/components/layout/ensure-frame.ts'
import { guardOpenChoice } from '~/features/session/guard-open-choice.ts'
import { loadSessionContext, type SessionContext } from '~/features/session/load-session.ts'
import { SessionProvider } from '~/features/session/session-provider.tsx'
import { loadSiteShell } from '~/features/site/load-site.ts'
import { ensureTranslations } from '~/lib/translations.ts'
import { alternateLinks, canonicalLinks } from '~/routing/addresses/alternate-links.ts'
import { feedLinks } from '~/routing/addresses/feed-paths.ts'
import { toLocale } from '~/routing/addresses/locales.ts'
import { namespacesToRender } from '~/routing/navigation/text-preloads.ts'
import { shareTags } from '~/routing/page-status/share-tags.ts'

/** Every page that has a language: its texts, the session, and its address in the other language. */
export const Route = createFileRoute('/$locale')({
  staticData: { namespaces: ['errors'] },
  params: {
    parse: ({ locale }) => ({ locale: toLocale(locale) }),
    stringify: ({ locale }) => ({ locale }),
  },
  // Its return type is written out: inferred from `matches`, it would depend on itself.
  beforeLoad: async ({ params, matches, location }): Promise<SessionContext> => {
    const { locale } = params
    await Promise.all([ensureTranslations(locale, namespacesToRender(matches)), ensureFrame()])
    const guard = guardOpenChoice({ locale, here: location.publicHref, matches })
    return { locale, ...(await loadSessionContext(locale, guard)) }
  },
  loader: async ({ params: { locale } }) => ({ siteShell: await loadSiteShell(locale) }),
  head: ({ matches, match }) => {
    const { publicUrl } = match.context.site
    const links = [canonicalLinks, alternateLinks, feedLinks].flatMap((write) => write(matches, publicUrl))
    return { meta: shareTags(matches, publicUrl), links }
  },
  component: () => (
    <SessionProvider initial={Route.useRouteContext()}>
      <Outlet />
    </SessionProvider>
  ),
})
