import { createRootRoute } from '@tanstack/react-router'
import { documentHead } from '~/components/layout/document-head.ts'
import { RootDocument } from '~/components/layout/root-document.tsx'
import { siteOfVisit } from '~/features/site/site-of-visit.ts'

export const Route = createRootRoute({
  beforeLoad: async () => ({ site: await siteOfVisit() }),
  head: () => documentHead(),
  shellComponent: RootDocument,
})
