import { useRouteContext } from '@tanstack/react-router'
import { type AccountEntry, accountEntriesOf } from './account-entries.ts'
import type { SessionUser } from './session.schema.ts'

/** The parts of the account that a user sees, by the portal's configuration; none for nobody. */
export function useAccountEntries(user: SessionUser | undefined): readonly AccountEntry[] {
  const hasNotifications = useRouteContext({
    from: '__root__',
    select: ({ site }) => site.notificationCentre === true,
  })
  return user === undefined ? [] : accountEntriesOf(user, hasNotifications)
}
