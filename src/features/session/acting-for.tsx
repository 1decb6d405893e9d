import { useMatches, useRouterState } from '@tanstack/react-router'
import { Container } from '~/components/layout/container.tsx'
import { Button } from '~/components/ui/button.tsx'
import { cn, toneClass } from '~/components/ui/class-names.ts'
import { Popover } from '~/components/ui/popover.tsx'
import { toNotice } from '~/lib/notice.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { ChildPartnerForm } from './child-partner-form.tsx'
import { useSession } from './session-context.ts'

/** The banner above the pages of a layout: the partner that the user acts for, and a refused choice. */
export function ActingFor() {
  return (
    <>
      <RefusedChoice />
      <ActingForBanner />
    </>
  )
}

function RefusedChoice() {
  const { account_menu } = useTranslations()
  const notice = useMatches({ select: (matches) => noticeIn(matches.at(-1)?.context) })
  if (notice === null) return null
  return (
    <div role="alert" className={cn(toneClass.error, 'border-tone-edge-quiet border-b bg-tone-wash text-sm')}>
      <Container className="py-3 font-medium">{account_menu.actingFor.notices[notice]()}</Container>
    </div>
  )
}

const noticeIn = (context: object | undefined) =>
  toNotice(context && 'notice' in context ? context.notice : undefined)

/** The line that names the partner and team that a user acts for, with a switch to others. */
function ActingForBanner() {
  const { account_menu } = useTranslations()
  const here = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).publicHref })
  const { data } = useSession()
  const { actsFor, choice, partner, rights = [], team } = data?.user ?? {}
  if (!partner || choice === 'forced' || !(actsFor || team)) return null
  const maySwitch = rights.includes('team:switch')
  return (
    <aside
      aria-label={account_menu.actingFor.label()}
      className="border-hairline border-b bg-surface-sunken text-sm"
    >
      <Container className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <p>
          {account_menu.actingFor.text()}{' '}
          <strong className="font-medium">{actsFor?.name ?? partner.name}</strong>
          {team && `, ${account_menu.actingFor.team({ name: team.name })}`}
        </p>
        {maySwitch && actsFor && partner.children.length > 1 && (
          <Popover
            label={account_menu.actingFor.change()}
            trigger={
              <Button variant="link" size="sm">
                {account_menu.actingFor.change()}
              </Button>
            }
          >
            <ChildPartnerForm
              choices={partner.children}
              chosenId={actsFor.id}
              returnPath={here}
              submitLabel={account_menu.actingFor.confirm()}
            />
          </Popover>
        )}
        {maySwitch && team && (
          <Button asChild variant="link" size="sm">
            <AppLink to="/account/team">{account_menu.actingFor.changeTeam()}</AppLink>
          </Button>
        )}
      </Container>
    </aside>
  )
}
