import { useRouterState } from '@tanstack/react-router'
import { Container } from '~/components/layout/container.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Popover } from '~/components/ui/popover.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import { ChildPartnerForm } from './child-partner-form.tsx'
import { useSession } from './session-context.ts'

/** The line that tells a child user for which partner they act, with the switch to another one. */
export function ActingFor() {
  const { account } = useTranslations()
  const here = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).publicHref })
  const { data } = useSession()
  const { actsFor, partner, rights = [] } = data?.user ?? {}
  if (!actsFor || !partner) return null
  const maySwitch = partner.children.length > 1 && rights.includes('team:switch')
  return (
    <aside
      aria-label={account.actingFor.label()}
      className="border-hairline border-b bg-surface-sunken text-sm"
    >
      <Container className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <p>
          {account.actingFor.text()} <strong className="font-medium">{actsFor.name}</strong>
        </p>
        {maySwitch && (
          <Popover
            label={account.actingFor.change()}
            trigger={
              <Button variant="link" size="sm">
                {account.actingFor.change()}
              </Button>
            }
          >
            <ChildPartnerForm
              choices={partner.children}
              chosenId={actsFor.id}
              returnPath={here}
              submitLabel={account.actingFor.confirm()}
            />
          </Popover>
        )}
      </Container>
    </aside>
  )
}
