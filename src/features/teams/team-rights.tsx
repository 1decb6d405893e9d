import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { fieldIdOf } from '~/components/form/form-context.ts'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Checkbox } from '~/components/ui/choice.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { memberRightsForm, type TeamRight, teamRights } from './team-forms.schema.ts'
import type { ManagedMemberView } from './teams.schema.ts'

type RightsProps = { readonly member: ManagedMemberView; readonly draft: FormDraft | null }

/** Rights of a member as switches, each with an explanation (P-592). */
export function MemberRights({ draft, member: { id, name, rights } }: RightsProps): ReactElement {
  const { rights: words } = useTranslations().teams
  const { form, ...post } = usePostForm({
    definition: memberRightsForm,
    action: '/api/forms/team-rights',
    labels: { member: '', rights: words.title(), seen: '' },
    draft: draft?.values.member === id ? draft : null,
    initial: { member: id, rights, seen: rights },
    onDone: openAnew,
  })
  return (
    <Section title={words.title()} lede={words.lede({ name })} ruled>
      <PostForm post={post} className="max-w-measure">
        <FormToken />
        <input type="hidden" name="member" value={id} readOnly />
        {rights.map((right) => (
          <input key={right} type="hidden" name="seen" value={right} readOnly />
        ))}
        <form.Field name="rights">
          {({ handleChange, state: { value } }) => (
            <ul className="border-hairline border-t">
              {teamRights.map((right, index) => (
                <li key={right} className="border-hairline border-b py-3">
                  <RightSwitch
                    right={right}
                    fieldId={index === 0 ? fieldIdOf(memberRightsForm.name, 'rights') : undefined}
                    isOn={value.includes(right)}
                    onChange={(isOn) =>
                      handleChange((held) => (isOn ? [...held, right] : held.filter((one) => one !== right)))
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </form.Field>
        <div className="pt-6">
          <FormActions>
            <SubmitButton>{words.submit()}</SubmitButton>
          </FormActions>
        </div>
      </PostForm>
    </Section>
  )
}

type SwitchProps = {
  readonly right: TeamRight
  /** Id of the field, to which the list of faults links. */
  readonly fieldId: string | undefined
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Key of each right among the texts. */
export const rightKeys = {
  'funds:read': 'fundsRead',
  'documents:read': 'documentsRead',
  'subscriptions:read': 'subscriptionsRead',
  'subscriptions:create': 'subscriptionsCreate',
  'team:invite': 'teamInvite',
  'team:switch': 'teamSwitch',
  'team:manage': 'teamManage',
} as const satisfies Record<TeamRight, string>

function RightSwitch({ fieldId, isOn, onChange, right }: SwitchProps): ReactElement {
  const { names } = useTranslations().teams.rights
  const { text, title } = names[rightKeys[right]]
  return (
    <Checkbox
      {...(fieldId !== undefined && { id: fieldId })}
      name="rights"
      value={right}
      role="switch"
      label={<span className="font-medium">{title()}</span>}
      hint={text()}
      defaultChecked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
