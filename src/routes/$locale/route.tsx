import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ensureFrame } from '~/components/layout/ensure-frame.ts'
import { sessionContextOfVisit } from '~/features/session/session-of-visit.ts'
import { SessionProvider } from '~/features/session/session-provider.tsx'
import { loadChrome } from '~/features/site/chrome-loader.ts'
import { ensureTranslations } from '~/lib/translations.ts'
import { alternateLinks, canonicalLinks } from '~/routing/alternate-links.ts'
import { feedLinks } from '~/routing/feed-paths.ts'
import { toLocale } from '~/routing/locales.ts'
import { shareTags } from '~/routing/share-tags.ts'
import { textPreloads } from '~/routing/text-preloads.ts'

/** Every page that has a language: its texts, the session, and where the page is in the other language. */
export const Route = createFileRoute('/$locale')({
  staticData: { namespaces: ['errors'] },
  params: {
    parse: ({ locale }) => ({ locale: toLocale(locale) }),
    stringify: ({ locale }) => ({ locale }),
  },
  beforeLoad: async ({ params, matches }) => {
    const texts = matches.flatMap(({ staticData }) => [
      staticData.namespaces ?? [],
      staticData.keptNamespaces ?? [],
    ])
    await Promise.all([ensureTranslations(params.locale, texts.flat()), ensureFrame()])
    return { locale: params.locale, ...(await sessionContextOfVisit(params.locale)) }
  },
  loader: async ({ params: { locale } }) => ({ chrome: await loadChrome(locale) }),
  head: ({ matches, match }) => {
    const { publicUrl } = match.context.site
    const links = [canonicalLinks, alternateLinks, feedLinks].flatMap((write) => write(matches, publicUrl))
    const preloads = textPreloads(matches, match.context.locale)
    return { meta: shareTags(matches, publicUrl), links: [...links, ...preloads] }
  },
  component: () => (
    <SessionProvider initial={Route.useRouteContext().session}>
      <Outlet />
    </SessionProvider>
  ),
})
