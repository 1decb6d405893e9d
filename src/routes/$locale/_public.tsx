import { createFileRoute } from '@tanstack/react-router'
import { SiteFrameOfRoute } from '~/routes/-site-frame.tsx'

/** Pages for everybody: header, main content and footer. */
export const Route = createFileRoute('/$locale/_public')({
  component: SiteFrameOfRoute,
})
