import { createIsomorphicFn } from '@tanstack/react-start'
import { kept } from '~/components/kept/kept.tsx'
import type { FundDetailView } from './fund-detail.schema.ts'
import { FundTop } from './fund-detail-top.tsx'

/** {@link FundTop}, kept. */
export const KeptTop = kept<{ readonly fund: FundDetailView }>(
  'fund-top',
  createIsomorphicFn()
    .server(() => FundTop)
    .client(async () => (await import('./fund-detail-top.tsx')).FundTop),
)
