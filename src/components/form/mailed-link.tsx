import type { ReactElement } from 'react'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { PostForm, SubmitButton } from './post-form.tsx'
import { usePostForm } from './use-post-form.ts'

type MailedLinkProps = {
  readonly definition: FormDefinition<{ readonly token: string }>
  readonly action: string
  readonly token: string
  /** Label of the button. */
  readonly submit: string
}

/**
 * The button behind a mailed link. Programs open the links of mails, to scan or to preview them: only a person presses a
 * button.
 */
export function MailedLink({ definition, action, token, submit }: MailedLinkProps): ReactElement {
  const post = usePostForm({
    definition,
    action,
    labels: { token: '' },
    draft: null,
    initial: { token },
  })
  return (
    <PostForm post={post} className="mt-6">
      <input type="hidden" name="token" value={token} readOnly />
      <SubmitButton size="lg">{submit}</SubmitButton>
    </PostForm>
  )
}
