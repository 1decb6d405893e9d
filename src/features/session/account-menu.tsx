import { Bell, KeyRound, LayoutGrid, LogOut, UserRound } from 'lucide-react'
import { Avatar } from '~/components/ui/avatar.tsx'
import { Button } from '~/components/ui/button.tsx'
import { MenuItem, MenuList, Popover } from '~/components/ui/popover.tsx'
import { AppLink, pathFor } from '~/routing/links.tsx'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import { FormToken } from './form-token.tsx'
import type { PortalSession } from './session.schema.ts'
import { useSession } from './session-context.ts'

/** Avatar and display name; the menu opens and signs out without scripts too. */
export function AccountMenu({ session: { user } }: { session: PortalSession }) {
  const { account } = useTranslations()
  return (
    <Popover
      align="end"
      label={account.menu()}
      trigger={
        <Button color="neutral" variant="ghost" size="sm" aria-label={account.menuOf({ name: user.name })}>
          <Avatar name={`${user.firstname} ${user.lastname}`} size="md" decorative />
          <span className="max-w-48 truncate max-md:hidden">{user.name}</span>
        </Button>
      }
    >
      <p className="px-1 pb-3 text-sm">
        <span className="block font-medium">{user.name}</span>
        <span className="block break-all text-muted">{user.email}</span>
      </p>
      <MenuList>
        {user.role === 'staff' ? <StaffLinks /> : <AccountLinks />}
        <MenuItem>
          <AppLink to="/" activeOptions={{ exact: true }}>
            <Bell aria-hidden="true" />
            {account.notifications()}
          </AppLink>
        </MenuItem>
      </MenuList>
      <SignOutForm />
    </Popover>
  )
}

function AccountLinks() {
  const { account } = useTranslations()
  return (
    <MenuItem>
      <AppLink to="/account" activeOptions={{ exact: true }}>
        <UserRound aria-hidden="true" />
        {account.profile()}
      </AppLink>
    </MenuItem>
  )
}

/** Staff are no users of the product API, so they have a space in the place of an account. */
function StaffLinks() {
  const { account } = useTranslations()
  return (
    <>
      <MenuItem>
        <AppLink to="/team" activeOptions={{ exact: true }}>
          <LayoutGrid aria-hidden="true" />
          {account.teamSpace()}
        </AppLink>
      </MenuItem>
      <MenuItem>
        <AppLink to="/team/password" activeOptions={{ exact: true }}>
          <KeyRound aria-hidden="true" />
          {account.changePassword()}
        </AppLink>
      </MenuItem>
    </>
  )
}

/** A plain form: the server ends the session and leads on to the provider's logout. */
function SignOutForm() {
  const { account } = useTranslations()
  const { announceSignOut } = useSession()
  const locale = useLocale()
  const home = pathFor({ to: '/', locale })
  return (
    <form
      method="post"
      action="/api/auth/signout"
      onSubmit={announceSignOut}
      className="-mx-2 mt-3 border-hairline border-t pt-2"
    >
      <FormToken />
      <input type="hidden" name="locale" value={locale} readOnly />
      <input type="hidden" name="callbackUrl" value={home} readOnly />
      <ul>
        <MenuItem>
          <button type="submit">
            <LogOut aria-hidden="true" />
            {account.signOut()}
          </button>
        </MenuItem>
      </ul>
    </form>
  )
}
