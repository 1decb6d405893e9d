import type { ReactElement } from 'react'
import { Avatar } from '~/components/ui/avatar.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { EditorialText } from '../fund-text.tsx'
import type { FundTeamMember } from './fund-detail.schema.ts'

/** The fund's managers: name, position and background. */
export function FundTeam({ team }: { team: readonly FundTeamMember[] }): ReactElement {
  const texts = useTranslations().fund.team
  if (team.length === 0) return <p className="text-muted">{texts.none()}</p>
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {team.map((member) => (
        <li key={member.name} className="flex gap-4 border-hairline border-t pt-4">
          <Avatar name={member.name} size="xl" decorative />
          <div className="min-w-0">
            <h3 className="text-lg">{member.name}</h3>
            <p className="text-muted text-sm">{member.position}</p>
            {member.biographyHtml && (
              <details className="mt-1 text-sm">
                <summary className="text-link w-fit">
                  {texts.biography()}
                  <span className="sr-only"> {member.name}</span>
                </summary>
                <div className="mt-2">
                  <EditorialText html={member.biographyHtml} fallback="" />
                </div>
              </details>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
