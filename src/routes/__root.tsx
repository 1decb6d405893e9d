import { createRootRoute } from '@tanstack/react-router'
import { documentHead } from '~/components/layout/document-head.ts'
import { RootDocument } from '~/components/layout/root-document.tsx'
import { loadSite } from '~/features/site/load-site.ts'
import { localeOfPage } from '~/features/site/preferred-locale.ts'
import { guardMaintenance, publicPathOf } from '~/routing/addresses/maintenance.ts'
import { guardArea } from '~/routing/navigation/public-area.ts'
import { ConsentedPage, loadConsent } from '../features/consent/consented-page.tsx'

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches }) => {
    guardArea(matches, location)
    const site = await loadSite()
    const path = publicPathOf(location)
    guardMaintenance(site.maintenance, path)
    if (site.tagManager) await loadConsent(localeOfPage(path))
    return { site }
  },
  head: () => documentHead(),
  shellComponent: RootDocument,
  component: ConsentedPage,
})
