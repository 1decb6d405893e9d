import { LogOut } from 'lucide-react'
import { Avatar } from '~/components/ui/avatar.tsx'
import { Button } from '~/components/ui/button.tsx'
import { MenuItem, Popover } from '~/components/ui/popover.tsx'
import { EmailAddress } from '~/components/ui/whole-codes.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { AccountEntryItems } from './account-entry-items.tsx'
import { ownerOf } from './own-funds-state.ts'
import type { PortalSession } from './session.schema.ts'
import { SignOutForm } from './sign-out-form.tsx'
import { useAccountEntries } from './use-account-entries.ts'

/** The avatar, which opens a menu with the display name. It opens and signs out without scripts too. */
export function AccountMenu({ session }: { session: PortalSession }) {
  const { account_menu } = useTranslations()
  const { user } = session
  const owner = ownerOf(session)
  const entries = useAccountEntries(user)
  return (
    <Popover
      align="end"
      label={owner === null ? account_menu.menu() : account_menu.guest.menu({ name: owner })}
      className="max-h-[calc(100dvh-5rem)] overflow-y-auto"
      trigger={
        <Button
          color="neutral"
          variant="ghost"
          size="sm"
          aria-label={
            owner === null
              ? account_menu.menuOf({ name: user.name })
              : account_menu.guest.menu({ name: owner })
          }
          data-signed-in
        >
          <Avatar name={`${user.firstname} ${user.lastname}`} size="md" decorative />
        </Button>
      }
    >
      <p className="px-1 pb-3 text-sm">
        <span className="block font-medium">{user.name}</span>
        <span className="block text-muted">
          <EmailAddress>{user.email}</EmailAddress>
        </span>
      </p>
      <AccountEntryItems entries={entries} className="-m-2" />
      <SignOutForm className="-mx-2 mt-3 border-hairline border-t pt-2">
        {(label) => (
          <ul>
            <MenuItem>
              <button type="submit">
                <LogOut aria-hidden="true" />
                {label}
              </button>
            </MenuItem>
          </ul>
        )}
      </SignOutForm>
    </Popover>
  )
}
