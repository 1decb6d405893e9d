import type { ReactElement, ReactNode } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { leaveFor } from '~/components/form/send-form.ts'
import { type PostFormOptions, usePostForm } from '~/components/form/use-post-form.ts'
import type { PasswordRule } from '~/lib/password-criteria.ts'
import { FormToken } from './form-token.tsx'
import { useSession } from './session-context.ts'

type Values = {
  readonly currentPassword: string
  readonly password: string
  readonly confirmation: string
}

type PasswordChangeProps = Pick<
  PostFormOptions<Values, Values>,
  'definition' | 'action' | 'labels' | 'draft'
> & {
  readonly rule: PasswordRule
  /** Label of the button. */
  readonly submit: string
  /** Content beside the button. */
  readonly children?: ReactNode
}

/**
 * Changes the signed-in user's password and ends all their sessions (P-176), followed by a full page load.
 */
export function PasswordChange({ rule, submit, children, ...options }: PasswordChangeProps): ReactElement {
  const { announceSignOut } = useSession()
  const { form, ...post } = usePostForm<Values, Values>({
    ...options,
    onDone: (location) => {
      announceSignOut()
      leaveFor(location)
    },
  })
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-5">
      <FormToken />
      <form.AppField name="currentPassword">
        {(field) => <field.PasswordField autoComplete="current-password" />}
      </form.AppField>
      <form.AppField name="password">
        {(field) => <field.PasswordField autoComplete="new-password" rule={rule} />}
      </form.AppField>
      <form.AppField name="confirmation">
        {(field) => <field.PasswordField autoComplete="new-password" />}
      </form.AppField>
      <FormActions>
        <SubmitButton>{submit}</SubmitButton>
        {children}
      </FormActions>
    </PostForm>
  )
}
