import { createFileRoute } from '@tanstack/react-router'
import { maintenanceHead } from '~/features/maintenance/maintenance-head.ts'
import { MaintenancePage } from '~/features/maintenance/maintenance-page.tsx'
import { maintenanceRetryAfterS } from '~/routing/addresses/maintenance.ts'
import { setPageStatus } from '~/routing/page-status/loader-result.ts'

/**
 * Page that all others redirect to during maintenance; afterwards the root's guard redirects from here to the home
 * page.
 */
export const Route = createFileRoute('/$locale/maintenance')({
  staticData: { namespaces: ['maintenance'] },
  beforeLoad: () => setPageStatus(503, maintenanceRetryAfterS),
  head: ({ params }) => maintenanceHead(params.locale),
  component: MaintenancePage,
})
