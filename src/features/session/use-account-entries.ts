import { useRouteContext } from '@tanstack/react-router'
import { type AccountEntry, accountEntriesOf } from './account-entries.ts'
import type { SessionUser } from './session.schema.ts'

/** Returns the account sections that a user sees, given the portal's configuration; empty without a user. */
export function useAccountEntries(user: SessionUser | undefined): readonly AccountEntry[] {
  const notifications = useRouteContext({
    from: '__root__',
    select: ({ site }) => site.notificationCentre === true,
  })
  const notices = useRouteContext({ from: '__root__', select: ({ site }) => site.notices === true })
  const questions = useRouteContext({ from: '__root__', select: ({ site }) => site.questions === true })
  const cases = useRouteContext({ from: '__root__', select: ({ site }) => site.cases === true })
  const material = useRouteContext({ from: '__root__', select: ({ site }) => site.material === true })
  return user === undefined
    ? []
    : accountEntriesOf(user, { notifications, notices, questions, cases, material })
}
