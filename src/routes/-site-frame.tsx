import type { ReactElement } from 'react'
import { SiteLayout } from '~/components/layout/site-layout.tsx'
import { useSearchSuggestions } from '~/features/search/search-suggestions.ts'
import { AccountArea, SessionBanner } from '~/features/session/account-area.tsx'

/** Header, main content and footer of a page, with the session and the suggestions of the search. */
export function SiteFrameOfRoute(): ReactElement {
  useSearchSuggestions()
  return <SiteLayout account={<AccountArea />} banner={<SessionBanner />} />
}
