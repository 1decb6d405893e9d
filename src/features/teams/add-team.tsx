import type { ReactElement } from 'react'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormActions } from '../../components/form/error-summary.tsx'
import { openAnew } from '../../components/form/send-form.ts'
import { FormToken } from '../session/form-token.tsx'
import { addTeamForm } from './team-forms.schema.ts'

type AddTeamProps = { readonly requested: string | null; readonly draft: FormDraft | null }

/** Requests a new team; while a request is pending approval, it only says so (P-160). */
export function AddTeam({ requested, draft }: AddTeamProps): ReactElement {
  const { add } = useTranslations().teams
  return (
    <Section title={add.title()} lede={add.lede()} ruled>
      {requested === null ? <AddTeamForm draft={draft} /> : <Alert>{add.waiting({ name: requested })}</Alert>}
    </Section>
  )
}

function AddTeamForm({ draft }: { draft: FormDraft | null }): ReactElement {
  const { add } = useTranslations().teams
  const labels = { newTeam: add.name() }
  const action = '/api/forms/add-team'
  const post = usePostForm({ definition: addTeamForm, action, labels, draft, onDone: openAnew })
  const { AppField } = post.form
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-2">
      <FormToken />
      <AppField name="newTeam">
        {(field) => <field.TextField hint={add.hint()} maxLength={100} autoComplete="off" />}
      </AppField>
      <FormActions>
        <SubmitButton variant="outline">{add.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
