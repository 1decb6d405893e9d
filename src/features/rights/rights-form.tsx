import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { RightSwitches, type Switch } from './right-switches.tsx'
import type { RightsValues } from './rights-forms.schema.ts'

type RightsFormProps = {
  readonly definition: FormDefinition<RightsValues, unknown>
  readonly action: string
  /** Whose rights they are; `team` is empty for a member of staff. */
  readonly subject: {
    readonly team: string
    readonly version: number
    readonly member: string
    readonly name: string
  }
  /** Every right, with what it allows in words. */
  readonly switches: readonly Switch[]
  /** Codes of those that the member has. */
  readonly rights: readonly string[]
  readonly words: { readonly lede: string; readonly reasonHint: string; readonly submit: string }
  /** The refused form. */
  readonly draft: FormDraft | null
}

/** Rights of a member of a partner team or of staff, and why they change (P-781, P-783). */
export function RightsForm(props: RightsFormProps): ReactElement {
  const { action, definition, draft, rights, subject, switches, words } = props
  const { agreement, member: texts } = useTranslations().staff_rights
  const { member, name, team } = subject
  const version = String(subject.version)
  const { form, ...post } = usePostForm({
    ...{ definition, action },
    labels: { team: '', version: '', member: '', rights: texts.rights(), reason: agreement.reason() },
    draft: draft?.values.member === member ? draft : null,
    initial: { team, version, member, rights },
    onDone: openAnew,
  })
  return (
    <Section id="member" title={texts.title({ name })} lede={words.lede} ruled>
      <PostForm post={post} className="flex max-w-measure flex-col gap-6">
        <FormToken />
        {team !== '' && <input type="hidden" name="team" value={team} readOnly />}
        <input type="hidden" name="version" value={version} readOnly />
        <input type="hidden" name="member" value={member} readOnly />
        <form.Field name="rights">
          {({ handleChange, state: { value } }) => (
            <RightSwitches
              {...{ form: definition.name, name: 'rights', switches, value }}
              legend={texts.rights()}
              onChange={handleChange}
            />
          )}
        </form.Field>
        <form.AppField name="reason">
          {(field) => <field.TextField hint={words.reasonHint} maxLength={300} autoComplete="off" />}
        </form.AppField>
        <FormActions>
          <SubmitButton>{words.submit}</SubmitButton>
        </FormActions>
      </PostForm>
    </Section>
  )
}
