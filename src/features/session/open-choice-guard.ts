import { verdictForAccountPage } from '~/lib/child-partner.ts'
import { shortReturnPath } from '~/lib/safe-path.ts'
import { isLegalPage } from '~/routing/addresses/legal-pages.ts'
import { redirectTo } from '~/routing/addresses/links.tsx'
import type { PortalSession } from './session.schema.ts'
import { choiceOf, type Place } from './session-guards.ts'

/**
 * A matched route. Its fields are unknown here: the compiler infers the routes' own types from guards like this
 * one, so that naming them would make the inference depend on itself.
 */
type Match = { readonly routeId: unknown; readonly params: unknown }

/** Returns the path of an editorial page. */
function urlOf({ params }: Match): string {
  if (typeof params !== 'object' || params === null || !('_splat' in params)) return ''
  return typeof params._splat === 'string' ? params._splat : ''
}

const reachable: ReadonlySet<unknown> = new Set([
  '/$locale/_public/partner/choose-team',
  '/$locale/_public/terms',
  '/$locale/maintenance',
])

/** Pages that stay reachable before the choice: the choice itself, maintenance, and the legal pages. */
function isReachableBeforeChoice({ locale, matches }: Pick<Place, 'locale'> & { matches: readonly Match[] }) {
  const page = matches.at(-1)
  if (page?.routeId === '/$locale/_public/content/$') return isLegalPage(locale, urlOf(page))
  return page !== undefined && reachable.has(page.routeId)
}

/** Reports whether a page is of the staff who view the portal as the user: they keep their own (P-839). */
const isOfViewer = ({ viewing }: PortalSession, { matches }: { matches: readonly Match[] }): boolean =>
  viewing !== undefined && String(matches.at(-1)?.routeId).startsWith('/$locale/_staff/')

/**
 * Guard of every page: redirects a child user without a chosen partner, and a user without a team, to the
 * page of that choice (P-137, P-139).
 */
export function guardOpenChoice(
  session: PortalSession,
  place: Place & { readonly matches: readonly Match[] },
): void {
  if (verdictForAccountPage(choiceOf(session)) !== 'go_to_choice') return
  if (isReachableBeforeChoice(place) || isOfViewer(session, place)) return
  const search = { callbackUrl: shortReturnPath(place.here) }
  throw redirectTo({ to: '/partner/choose-team', locale: place.locale, search })
}
