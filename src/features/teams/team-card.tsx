import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Card, CardFooter, CardTitle } from '~/components/ui/card.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import type { TeamView } from './teams.schema.ts'

/** Card of a team: its counts, a link to its page, and the button that switches to it. */
export function TeamCard({ team, maySwitch }: { team: TeamView; maySwitch: boolean }): ReactElement {
  const { teams } = useTranslations()
  const to = useFormatter()
  const { fundCount, id, isCurrent, memberCount, name } = team
  const counts = [
    teams.fundCount({ text: to.decimal(fundCount) ?? '', count: fundCount }),
    teams.memberCount({ text: to.decimal(memberCount) ?? '', count: memberCount }),
  ]
  return (
    <Card asChild>
      <li>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <CardTitle>{name}</CardTitle>
          {isCurrent && (
            <Badge tone="success" shape="disc">
              {teams.youActFor()}
            </Badge>
          )}
        </div>
        <ul className="figures mt-2 flex flex-wrap gap-x-6 text-muted">
          {counts.map((count) => (
            <li key={count}>{count}</li>
          ))}
        </ul>
        <CardFooter>
          {maySwitch && !isCurrent && <SwitchTeam team={team} />}
          <AppLink
            to="/account/team/$id"
            params={{ id }}
            className="inline-flex min-h-6 items-center text-link"
            aria-label={teams.viewOf({ name })}
          >
            {teams.view()}
          </AppLink>
        </CardFooter>
      </li>
    </Card>
  )
}

/** A plain form with a full page load, since all data may be another team's afterwards. */
function SwitchTeam({ team: { id, name } }: { team: TeamView }): ReactElement {
  const { teams } = useTranslations()
  const here = pathFor({ to: '/account/team', locale: useLocale() })
  return (
    <ButtonForm action="/api/forms/switch-team">
      <FormToken />
      <input type="hidden" name="returnPath" value={here} readOnly />
      <input type="hidden" name="team" value={id} readOnly />
      <Button type="submit" size="sm" variant="outline" aria-label={teams.switchToName({ name })}>
        {teams.switchTo()}
      </Button>
    </ButtonForm>
  )
}
