/** Compile-time guarantees of the route table and its links: `tsc` fails when an expected error is missing. */
import { expectTypeOf } from 'vitest'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import type { CheckedTable, LocalizedPaths } from '~/routing/addresses/path-engine.ts'
import type { BilingualRoute, RouteName } from '~/routing/addresses/route-table.ts'

function check<const Table extends Record<string, LocalizedPaths>>(
  table: Table & CheckedTable<Table>,
): Table {
  return table
}

function checkRows<const Table extends Record<'/' | '/funds', LocalizedPaths>>(table: Table): Table {
  return table
}

expectTypeOf<'/funds/$id'>().toExtend<RouteName>()
expectTypeOf<'/funds/$id'>().toExtend<BilingualRoute>()
expectTypeOf<'/nowhere'>().not.toExtend<RouteName>()

check({ '/a/$id': { fr: '/x/$id', en: '/en/x/$id' }, '/b': { fr: '/y', en: null } })

// @ts-expect-error a row is missing
checkRows({ '/': { fr: '/', en: '/en' } })
// @ts-expect-error an alternate address is missing
checkRows({ '/': { fr: '/', en: '/en' }, '/funds': { fr: '/fonds' } })
// @ts-expect-error an English path must start with /en
checkRows({ '/': { fr: '/', en: '/en' }, '/funds': { fr: '/fonds', en: '/funds' } })
// @ts-expect-error a parameter is missing in French
check({ '/a/$id': { fr: '/x', en: '/en/x/$id' } })
// @ts-expect-error the parameter has another name in English
check({ '/a/$id': { fr: '/x/$id', en: '/en/x/$slug' } })
// @ts-expect-error two rows have the same path
check({ '/a': { fr: '/x', en: '/en/x' }, '/b': { fr: '/x', en: '/en/y' } })

pathFor({ to: '/funds', locale: 'fr' })
pathFor({ to: '/funds/$id', locale: 'en', params: { id: 'x' } })
// @ts-expect-error unknown route name
pathFor({ to: '/unknown', locale: 'fr' })
// @ts-expect-error a public path is not a route name
pathFor({ to: '/fonds', locale: 'fr' })
// @ts-expect-error the parameter is missing
pathFor({ to: '/funds/$id', locale: 'fr' })
// @ts-expect-error the parameter has another name
pathFor({ to: '/funds/$id', locale: 'fr', params: { slug: 'x' } })
// @ts-expect-error the page has no parameter
pathFor({ to: '/funds', locale: 'fr', params: { id: 'x' } })
// @ts-expect-error unknown language
pathFor({ to: '/funds', locale: 'de' })

export const links = [
  <AppLink key="1" to="/funds" />,
  <AppLink key="2" to="/funds/$id" params={{ id: 'x' }} locale="en" />,
  // @ts-expect-error unknown route name
  <AppLink key="3" to="/unknown" />,
  // @ts-expect-error the parameter is missing
  <AppLink key="4" to="/funds/$id" />,
  // @ts-expect-error the parameter has another name
  <AppLink key="5" to="/funds/$id" params={{ slug: 'x' }} />,
  // @ts-expect-error the page has no parameter
  <AppLink key="6" to="/funds" params={{ id: 'x' }} />,
]
