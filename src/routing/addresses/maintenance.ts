import { pathFor, redirectTo } from './links.tsx'
import { paths } from './route-table.ts'

/** Whether the portal is open to a visitor: it is, it is closed to all, or it is closed to all but who holds the bypass. */
export type MaintenanceState = 'off' | 'on' | 'bypassed'

/** What happens to what a visitor asks for: it goes on, is refused, or another page takes its place. */
export type MaintenanceVerdict = 'pass' | 'refuse' | 'to_maintenance' | 'to_home'

/** Seconds after which a client may ask again (`Retry-After`). */
export const maintenanceRetryAfterS = 600

/** On every refusal, so that the page that made the call knows the reason. */
export const maintenanceHeader = 'x-maintenance'

const ownPage = /^\/(fr|en)\/maintenance$/
const openCall = /^\/api\/(health|metrics|build\.json|hooks\/.+|auth\/callback\/[^/]+|auth\/signout)$/
const callOrFile = /^\/(api|_serverFn)(\/|$)|\.(json|xml|txt)$/

/**
 * What maintenance does to a public path (P-051). Pages lead to the maintenance page, calls and
 * files that programs read are refused; what operation, webhooks and a sign-in or sign-out on its way need stays open.
 */
export function maintenanceVerdict(publicPath: string, state: MaintenanceState): MaintenanceVerdict {
  if (ownPage.test(paths.toInternal(publicPath))) return state === 'off' ? 'to_home' : 'pass'
  if (state !== 'on' || openCall.test(publicPath) || publicPath.startsWith('/assets/')) return 'pass'
  return callOrFile.test(publicPath) ? 'refuse' : 'to_maintenance'
}

/** Path of a location of the router as visitors see it. */
export const publicPathOf = ({ publicHref }: { readonly publicHref: string }): string =>
  new URL(publicHref, 'http://_').pathname

/** Guard of every page: throws the redirect to the maintenance page, or from it to the home page when it is over. */
export function guardMaintenance(state: MaintenanceState, publicPath: string): void {
  const locale = paths.localeOf(publicPath)
  const verdict = maintenanceVerdict(publicPath, state)
  if (verdict === 'to_maintenance') throw redirectTo({ to: '/maintenance', locale })
  if (verdict === 'to_home') throw redirectTo({ to: '/', locale })
}

/** Address of the maintenance page in the language of a path. */
export const maintenancePath = (publicPath: string): string =>
  pathFor({ to: '/maintenance', locale: paths.localeOf(publicPath) })
