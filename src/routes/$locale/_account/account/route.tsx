import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountFrame } from '~/features/account/account-frame.tsx'

/** The pages under `/mon-compte`, beside the account's navigation. */
export const Route = createFileRoute('/$locale/_account/account')({
  component: () => (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  ),
})
