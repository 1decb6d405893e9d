import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { failure, type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { describeAlert } from '~/server/composition/alerts.server.ts'
import { productApi } from '~/server/composition/backends.server.ts'
import { offersAlerts } from '~/server/composition/offered-parts.server.ts'
import type { AlertsView } from './alerts.schema.ts'
import { alertsSearchSchema } from './alerts-search.ts'

async function readFunds(locale: Locale, ids: readonly string[]): Promise<Outcome<AlertsView>> {
  if (ids.length === 0) return success({ alert: null, funds: [] })
  const list = await productApi.listFunds({ locale, filters: { id: [...ids], pageSize: ids.length } })
  return outcomeOf(list, ({ items }) => ({ alert: null, funds: items.map(({ id, name }) => ({ id, name })) }))
}

/** Reads what an address asked for by the secret of an email, else the names of the chosen funds (P-770). */
export const getAlerts = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(alertsSearchSchema) }))
  .handler(async ({ data: { locale, search } }): Promise<Outcome<AlertsView>> => {
    if (!(await offersAlerts())) return failure('not_found')
    if (search.token === undefined) return readFunds(locale, search.fund ?? [])
    return outcomeOf(await describeAlert(locale, search.token), ({ funds, is_confirmed, topic }) => ({
      alert: { topic, isConfirmed: is_confirmed, funds },
      funds: [],
    }))
  })
