import { createRootRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { documentHead } from '~/components/layout/document-head.ts'
import { RootDocument } from '~/components/layout/root-document.tsx'
import { loadSite } from '~/features/site/load-site.ts'
import { localeOfPage } from '~/features/site/preferred-locale.ts'
import type { Site } from '~/features/site/site.schema.ts'
import { guardMaintenance, publicPathOf } from '~/routing/addresses/maintenance.ts'
import { guardArea } from '~/routing/navigation/public-area.ts'
import { ConsentedPage, loadConsent } from '../features/consent/consented-page.tsx'

/** A closed portal refuses the calls of a page that is already open, which leads it to the maintenance page. */
const prepareDocument = createIsomorphicFn()
  .server(async ({ maintenance, tagManager }: Site, path: string): Promise<void> => {
    guardMaintenance(maintenance, path)
    if (tagManager) await loadConsent(localeOfPage(path))
  })
  .client(async (_site: Site, _path: string): Promise<void> => undefined)

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches, preload }) => {
    await guardArea({ location, matches, preload })
    const site = await loadSite()
    await prepareDocument(site, publicPathOf(location))
    return { site }
  },
  head: () => documentHead(),
  shellComponent: RootDocument,
  component: ConsentedPage,
})
