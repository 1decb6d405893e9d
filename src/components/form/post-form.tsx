import { useRouterState } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from '~/routing/use-locale.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { useFaultText } from './fault-text.ts'
import { fieldIdOf, PostFormContext, usePostFormState } from './form-context.ts'
import type { PostFormHandle } from './use-post-form.ts'

export type PostFormProps = {
  /** What `usePostForm` gives. */
  readonly post: PostFormHandle
  readonly children: ReactNode
  readonly className?: string
}

/**
 * A form that works with and without scripts: the browser posts it to its address, or a script does and shows what came
 * of it in place. Faults are listed above the fields, and the list takes the focus.
 */
export function PostForm({ post, children, className }: PostFormProps) {
  const { element, action, state, submit, captcha } = post
  const here = useRouterState({ select: ({ location }) => location.publicHref })
  const { forms } = useTranslations()
  return (
    <PostFormContext value={state}>
      <form
        ref={element}
        method="post"
        action={action}
        // The portal says what is wrong itself, in the page's language and the same way with and without scripts.
        noValidate
        onFocus={captcha?.begin}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className={className}
      >
        <Report post={post} />
        <input type="hidden" name="returnPath" value={here} readOnly />
        {children}
        <p role="status" className="sr-only">
          {state.isSending ? forms.sending() : ''}
        </p>
      </form>
    </PostFormContext>
  )
}

function Report({ post: { report, state } }: { post: PostFormHandle }) {
  const { forms } = useTranslations()
  const faultText = useFaultText()
  const { attempt, faults, problem } = report
  if (problem !== null)
    return (
      <Alert key={attempt} tone="error" role="alert" className="mb-6">
        {forms.problems[problem]()}
      </Alert>
    )
  if (faults.length === 0) return null
  const listed = faults.map(({ field, code }) => ({
    fieldId: fieldIdOf(state.name, field),
    message: faultText(code, state.labels[field] ?? field),
  }))
  return (
    <div className="mb-8">
      <ErrorSummary key={attempt} title={forms.summary()} faults={listed} />
    </div>
  )
}

/** Sends the form around it; while it is being sent the button says so and does nothing. */
export function SubmitButton({ children, ...props }: Omit<ComponentProps<typeof Button>, 'type'>) {
  const { isSending } = usePostFormState()
  const { forms } = useTranslations()
  return (
    <Button {...props} type="submit" aria-disabled={isSending || undefined}>
      {isSending ? forms.sending() : children}
    </Button>
  )
}
