import { AccountMenu } from './account-menu.tsx'
import { OwnFundsLink } from './own-funds-link.tsx'
import { mayHaveFunds } from './own-funds-state.ts'
import type { PortalSession } from './session.schema.ts'
import { SessionWatch } from './session-watch.tsx'

/** The signed-in user's part of every header: their menu, and the session monitor. */
export function SignedInArea({ session }: { session: PortalSession }) {
  return (
    <>
      {mayHaveFunds(session.user) && session.user.role === 'investor' && <OwnFundsLink />}
      <AccountMenu session={session} />
      <SessionWatch session={session} />
    </>
  )
}
