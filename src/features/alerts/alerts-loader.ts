import { failureStatus, type Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { setPageStatus, toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { getAlerts } from './alerts.functions.ts'
import type { AlertsView } from './alerts.schema.ts'
import type { AlertsSearch } from './alerts-search.ts'

/** Loads the page's data. A secret that is unknown or over has words of its own on the page, with the status 404. */
export async function loadAlerts(locale: Locale, search: AlertsSearch): Promise<Outcome<AlertsView>> {
  const found = await catchNetworkError(getAlerts({ data: { locale, search } }))
  if (found.ok || found.code !== 'not_found' || search.token === undefined) return toLoaderResult(found)
  setPageStatus(failureStatus.not_found)
  return found
}
