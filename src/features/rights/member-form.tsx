import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { RightSwitches } from './right-switches.tsx'
import type { TeamMemberView, TeamRightsView } from './rights.schema.ts'
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
  const { agreement, member: words } = useTranslations().staff_rights
  const { names } = useTranslations().teams.rights
  const { email, id, name, rights } = member
  const { form, ...post } = usePostForm({
    definition: memberForm,
    action: '/api/staff/rights/members',
    labels: { team: '', version: '', member: '', rights: words.rights(), reason: agreement.reason() },
    draft: draft?.values.member === id ? draft : null,
    initial: { team: team.id, version: String(version), member: id, rights },
    onDone: openAnew,
  })
  const switches = memberRights.map((code) => {
    const { text, title } = names[memberRightKeys[code]]
    return { code, title: title(), text: text() }
  })
  return (
    <Section id="member" title={words.title({ name: name || email })} lede={words.lede()} ruled>
      <PostForm post={post} className="flex max-w-measure flex-col gap-6">
        <FormToken />
        <input type="hidden" name="team" value={team.id} readOnly />
        <input type="hidden" name="version" value={version} readOnly />
        <input type="hidden" name="member" value={id} readOnly />
        <form.Field name="rights">
          {({ handleChange, state: { value } }) => (
            <RightSwitches
              {...{ form: memberForm.name, name: 'rights', switches, value }}
              legend={words.rights()}
              onChange={handleChange}
            />
          )}
        </form.Field>
        <form.AppField name="reason">
          {(field) => <field.TextField hint={words.reasonHint()} maxLength={300} autoComplete="off" />}
        </form.AppField>
        <FormActions>
          <SubmitButton>{words.submit()}</SubmitButton>
        </FormActions>
      </PostForm>
    </Section>
  )
}
