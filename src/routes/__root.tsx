import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { documentHead } from '~/components/layout/document-head.ts'
import { RootDocument } from '~/components/layout/root-document.tsx'
import { siteQuery } from '~/features/site/site.queries.ts'

/** What every route's guard and loader is given. */
export type RouterContext = { readonly queryClient: QueryClient }

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => ({ site: await context.queryClient.ensureQueryData(siteQuery()) }),
  head: () => documentHead(),
  shellComponent: RootDocument,
})
