import { createIsomorphicFn } from '@tanstack/react-start'
import { staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'
import { FundTop } from './fund-detail-top.tsx'

/** {@link FundTop} as a static fragment. */
export const StaticTop = staticFragment<{ readonly fund: FundDetailView }>(
  'fund-top',
  createIsomorphicFn()
    .server(() => FundTop)
    .client(async () => (await import('./fund-detail-top.tsx')).FundTop),
)
