import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import type { PlainRoute } from '~/routing/addresses/route-table.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { NoFundsReason } from './own-funds-state.ts'

const nextSteps = {
  investor: '/contact',
  partner_user: '/contact',
  pending: '/account',
  refused: '/contact',
  team_missing: '/partner/choose-team',
} as const satisfies Record<NoFundsReason, PlainRoute>

type NoFundsProps = { readonly reason: NoFundsReason; readonly level?: 'h2' | 'h3' }

/** The empty state in the place of the user's own funds: the reason, and the next step. */
export function NoFunds({ reason, level = 'h2' }: NoFundsProps): ReactElement {
  const { empty } = useTranslations().own_funds
  return (
    <EmptyState
      title={empty[reason].title()}
      level={level}
      action={
        <Button asChild variant="outline" color="neutral">
          <AppLink to={nextSteps[reason]}>{empty[reason].action()}</AppLink>
        </Button>
      }
    >
      {empty[reason].text()}
    </EmptyState>
  )
}
