import { pathFor, redirectTo } from './links.tsx'
import { paths } from './route-table.ts'

/** Maintenance state for a visitor: off, on, or bypassed by the visitor. */
export type MaintenanceState = 'off' | 'on' | 'bypassed'

/** Result for a request: it passes, is refused, or is redirected. */
export type MaintenanceVerdict = 'pass' | 'refuse' | 'to_maintenance' | 'to_home'

/** `Retry-After` of refused requests, in seconds. */
export const maintenanceRetryAfterS = 600

/** Header of every refused call, so that the calling page knows the reason. */
export const maintenanceHeader = 'x-maintenance'

const ownPage = /^\/(fr|en)\/maintenance$/
const openCall = /^\/api\/(health|metrics|build\.json|hooks\/.+|auth\/callback\/[^/]+|auth\/signout)$/
const callOrFile = /^\/(api|_serverFn)(\/|$)|\.(json|xml|txt)$/

/**
 * Returns the effect of maintenance on a public path (P-051). Pages redirect to the maintenance page, calls
 * and files for programs are refused; operations, webhooks and a sign-in or sign-out in progress stay open.
 */
export function maintenanceVerdict(publicPath: string, state: MaintenanceState): MaintenanceVerdict {
  if (ownPage.test(paths.toInternal(publicPath))) return state === 'off' ? 'to_home' : 'pass'
  if (state !== 'on' || openCall.test(publicPath) || publicPath.startsWith('/assets/')) return 'pass'
  return callOrFile.test(publicPath) ? 'refuse' : 'to_maintenance'
}

/** Public path of a router location. */
export const publicPathOf = ({ publicHref }: { readonly publicHref: string }): string =>
  new URL(publicHref, 'http://_').pathname

/**
 * Guard of every page: throws the redirect to the maintenance page, or from it to the home page once
 * maintenance is over.
 */
export function guardMaintenance(state: MaintenanceState, publicPath: string): void {
  const locale = paths.localeOf(publicPath)
  const verdict = maintenanceVerdict(publicPath, state)
  if (verdict === 'to_maintenance') throw redirectTo({ to: '/maintenance', locale })
  if (verdict === 'to_home') throw redirectTo({ to: '/', locale })
}

/** Path of the maintenance page in the language of a path. */
export const maintenancePath = (publicPath: string): string =>
  pathFor({ to: '/maintenance', locale: paths.localeOf(publicPath) })
