import type { ReactNode } from 'react'
import { CaptchaNotice } from '~/components/form/captcha/captcha-notice.tsx'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { useDraftSaving as useKeptTypingAt } from '~/components/form/use-draft-saving.ts'
import type { PostFormHandle } from '~/components/form/use-post-form.ts'
import type { DraftValues } from '~/lib/form/form-definition.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { TakenEmail } from './registration-shell.tsx'

/** The form of a registration's first step, around its groups of fields. */
export function IdentityStep({ post, children }: { post: PostFormHandle; children: ReactNode }) {
  const { registration } = useTranslations()
  return (
    <PostForm post={post} className="flex flex-col gap-8">
      <TakenEmail post={post} />
      {children}
      <p className="text-muted text-sm">{registration.saved()}</p>
      {post.captcha && <CaptchaNotice stage={post.captcha.stage} />}
      <FormActions>
        <SubmitButton size="lg">{registration.next()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

/** Initial state of a step's form. */
export type StepFormProps = {
  /** A form that was refused to a browser without scripts. */
  readonly draft: FormDraft | null
  /** Saved values of this browser's registration. */
  readonly kept: DraftValues | null
}

/** Stores typed values of a registration form for a day, so that a reload or the other language restores them. */
export function useDraftSaving(post: Pick<PostFormHandle, 'element' | 'start' | 'state' | 'typing'>): void {
  useKeptTypingAt(post, `/api/registration/draft/${post.state.name}`)
}
