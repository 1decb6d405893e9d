import { useRouteContext } from '@tanstack/react-router'
import { type AccountEntry, accountEntriesOf, guestEntriesOf, mandateEntriesOf } from './account-entries.ts'
import type { SessionUser } from './session.schema.ts'
import { useSession } from './session-context.ts'

/** Returns the account sections that a user sees, given the portal's configuration; empty without a user. */
export function useAccountEntries(user: SessionUser | undefined): readonly AccountEntry[] {
  const notifications = useRouteContext({
    from: '__root__',
    select: ({ site }) => site.notificationCentre === true,
  })
  const notices = useRouteContext({ from: '__root__', select: ({ site }) => site.notices === true })
  const letters = useRouteContext({ from: '__root__', select: ({ site }) => site.letters === true })
  const questions = useRouteContext({ from: '__root__', select: ({ site }) => site.questions === true })
  const cases = useRouteContext({ from: '__root__', select: ({ site }) => site.cases === true })
  const material = useRouteContext({ from: '__root__', select: ({ site }) => site.material === true })
  const guests = useRouteContext({ from: '__root__', select: ({ site }) => site.guests === true })
  const { data } = useSession()
  if (user === undefined) return []
  if (data?.viewing?.guest !== undefined) return guestEntriesOf(user)
  const portfolios = data?.holders !== undefined
  const offered = { notifications, notices, letters, questions, guests, cases, material, portfolios }
  const acting = data?.holders?.acting ?? null
  return acting === null ? accountEntriesOf(user, offered) : mandateEntriesOf(user, offered)
}
