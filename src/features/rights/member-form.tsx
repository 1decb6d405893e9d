import type { ReactElement } from 'react'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { TeamMemberView, TeamRightsView } from './rights.schema.ts'
import { RightsForm } from './rights-form.tsx'
import { memberForm, memberRights } from './rights-forms.schema.ts'

/** Key of each right among the texts. */
export const memberRightKeys = {
  'funds:read': 'fundsRead',
  'documents:read': 'documentsRead',
  'subscriptions:read': 'subscriptionsRead',
  'subscriptions:create': 'subscriptionsCreate',
  'team:invite': 'teamInvite',
  'team:switch': 'teamSwitch',
  'team:manage': 'teamManage',
} as const satisfies Record<(typeof memberRights)[number], string>

type MemberFormProps = {
  readonly team: TeamRightsView
  readonly member: TeamMemberView
  readonly draft: FormDraft | null
}

/** Rights of a member of a partner team, each explained (P-781). */
export function MemberForm({ draft, member, team: { team, version } }: MemberFormProps): ReactElement {
  const { member: words } = useTranslations().staff_rights
  const { names } = useTranslations().teams.rights
  const { email, id, name, rights } = member
  const switches = memberRights.map((code) => {
    const { text, title } = names[memberRightKeys[code]]
    return { code, title: title(), text: text() }
  })
  return (
    <RightsForm
      definition={memberForm}
      action="/api/staff/rights/members"
      subject={{ team: team.id, version, member: id, name: name || email }}
      words={{ lede: words.lede(), reasonHint: words.reasonHint(), submit: words.submit() }}
      {...{ draft, rights, switches }}
    />
  )
}
