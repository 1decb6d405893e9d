import { createIsomorphicFn } from '@tanstack/react-start'
import { keptOf } from '~/components/kept/kept.tsx'
import type { ContentPageView } from './content-page.schema.ts'
import { ContentPageAsRead } from './content-page-as-read.tsx'

/** {@link ContentPageAsRead}, kept. */
export const KeptPage = keptOf<ContentPageView>(
  'content',
  createIsomorphicFn()
    .server(() => ContentPageAsRead)
    .client(async () => (await import('./content-page-as-read.tsx')).ContentPageAsRead),
)
