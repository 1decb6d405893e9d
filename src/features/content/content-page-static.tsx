import { createIsomorphicFn } from '@tanstack/react-start'
import { htmlOnlyFragment } from '~/components/static-fragment/static-fragment.tsx'
import type { ContentPageView } from './content-page.schema.ts'
import { ContentPageAsRead } from './content-page-as-read.tsx'

/** {@link ContentPageAsRead} as a static fragment. */
export const StaticPage = htmlOnlyFragment<ContentPageView>(
  'content',
  createIsomorphicFn()
    .server(() => ContentPageAsRead)
    .client(async () => (await import('./content-page-as-read.tsx')).ContentPageAsRead),
)
