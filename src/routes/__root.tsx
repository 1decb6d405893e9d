import { createRootRoute } from '@tanstack/react-router'
import { documentHead } from '~/components/layout/document-head.ts'
import { RootDocument } from '~/components/layout/root-document.tsx'
import { siteOfVisit } from '~/features/site/site-of-visit.ts'
import { guardMaintenance, publicPathOf } from '~/routing/maintenance.ts'
import { guardArea } from '~/routing/public-area.ts'

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches }) => {
    guardArea(matches, location)
    const site = await siteOfVisit()
    guardMaintenance(site.maintenance, publicPathOf(location))
    return { site }
  },
  head: () => documentHead(),
  shellComponent: RootDocument,
})
