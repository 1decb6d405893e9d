import { AccountMenu } from './account-menu.tsx'
import type { PortalSession } from './session.schema.ts'
import { SessionWatch } from './session-watch.tsx'

/** The signed-in user's part of every header: their menu, and the session monitor. */
export function SignedInArea({ session }: { session: PortalSession }) {
  return (
    <>
      <AccountMenu session={session} />
      <SessionWatch session={session} />
    </>
  )
}
