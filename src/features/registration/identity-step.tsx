import type { ReactNode } from 'react'
import { CaptchaNotice } from '~/components/form/captcha/captcha-notice.tsx'
import { FormActions } from '~/components/form/form-actions.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import type { PostFormHandle } from '~/components/form/use-post-form.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { TakenEmail } from './taken-email.tsx'

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
