import { createIsomorphicFn } from '@tanstack/react-start'
import { personalFragment } from '~/components/static-fragment/personal-fragment.tsx'
import { HoldingPage, type HoldingPageData } from './holding-page.tsx'

/** The page of a holding, as HTML of its own. */
export const HoldingPart = personalFragment<HoldingPageData>(
  'holding',
  createIsomorphicFn()
    .server(() => HoldingPage)
    .client(async () => (await import('./holding-page.tsx')).HoldingPage),
)
