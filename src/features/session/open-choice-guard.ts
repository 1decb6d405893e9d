import { verdictForAccountPage } from '~/lib/child-partner.ts'
import { shortReturnPath } from '~/lib/short-return-path.ts'
import { isLegalPage } from '~/routing/addresses/legal-pages.ts'
import { redirectTo } from '~/routing/addresses/links.tsx'
import type { PortalSession } from './session.schema.ts'
import { choiceOf, type Place } from './session-guards.ts'

type Match = { readonly routeId: string; readonly params: object }

/** Returns the path of an editorial page. */
const urlOf = ({ params }: Match): string =>
  '_splat' in params && typeof params._splat === 'string' ? params._splat : ''

const reachable: ReadonlySet<string> = new Set([
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

/**
 * Guard of every page: redirects a child user without a chosen partner, and a user without a team, to the
 * page of that choice (P-137, P-139).
 */
export function guardOpenChoice(
  session: PortalSession,
  place: Place & { readonly matches: readonly Match[] },
): void {
  if (verdictForAccountPage(choiceOf(session)) !== 'go_to_choice') return
  if (isReachableBeforeChoice(place)) return
  const search = { callbackUrl: shortReturnPath(place.here) }
  throw redirectTo({ to: '/partner/choose-team', locale: place.locale, search })
}
