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
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {team.map((member) => (
        <li key={member.name} className="flex gap-4 border-hairline border-t pt-5">
          <Avatar name={member.name} size="3xl" decorative />
          <div className="min-w-0">
            <h3 className="text-lg">{member.name}</h3>
            <p className="text-muted text-sm">{member.position}</p>
            {member.biographyHtml && (
              <div className="mt-3 text-sm">
                <EditorialText html={member.biographyHtml} fallback="" />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
