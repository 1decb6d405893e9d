import { AccountMenu } from './account-menu.tsx'
import type { PortalSession } from './session.schema.ts'
import { SessionWatch } from './session-watch.tsx'

/** What the header of every page has for who is signed in: their menu, and the watch over their session. */
export function SignedInArea({ session }: { session: PortalSession }) {
  return (
    <>
      <AccountMenu session={session} />
      <SessionWatch session={session} />
    </>
  )
}
