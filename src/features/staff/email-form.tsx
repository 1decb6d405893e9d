import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { ToLogin } from './staff-page.tsx'

type EmailFormProps = {
  readonly definition: FormDefinition<{ readonly email: string }>
  readonly action: string
  /** Label of the button. */
  readonly submit: string
  readonly draft: FormDraft | null
}

/** Asks for an email address to send a message to. */
export function EmailForm({ definition, action, submit, draft }: EmailFormProps): ReactElement {
  const { team_space: staff } = useTranslations()
  const { form, ...post } = usePostForm({ definition, action, labels: { email: staff.email() }, draft })
  return (
    <PostForm post={post} className="max-w-md">
      <form.AppField name="email">{(field) => <field.EmailField autoComplete="username" />}</form.AppField>
      <FormActions>
        <SubmitButton>{submit}</SubmitButton>
        <ToLogin />
      </FormActions>
    </PostForm>
  )
}
