import type { ReactElement, ReactNode } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { leaveFor } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Alert } from '~/components/ui/alert.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import {
  recoveryCodesForm,
  twoFactorBeginForm,
  twoFactorConfirmForm,
  twoFactorRemoveForm,
} from './form-fields.tsx'

type DraftProps = { readonly draft: FormDraft | null }

/** First step: the password. The same page then shows the secret. */
export function BeginForm({ draft }: DraftProps): ReactElement {
  const { begin } = useTranslations().security
  const { form, ...post } = usePostForm({
    definition: twoFactorBeginForm,
    action: '/api/account/two-factor/begin',
    labels: { password: begin.password() },
    draft,
    onDone: leaveFor,
  })
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-5">
      <FormToken />
      <form.AppField name="password">
        {(field) => <field.PasswordField autoComplete="current-password" />}
      </form.AppField>
      <FormActions>
        <SubmitButton>{begin.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

/** Second step: a code from the authenticator. */
export function ConfirmForm({ draft }: DraftProps): ReactElement {
  const { enrol } = useTranslations().security
  const { form, ...post } = usePostForm({
    definition: twoFactorConfirmForm,
    action: '/api/account/two-factor/confirm',
    labels: { code: enrol.code() },
    draft,
    onDone: leaveFor,
  })
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-5">
      <FormToken />
      <form.AppField name="code">
        {(field) => (
          <field.TextField
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
            hint={enrol.confirm()}
            spellCheck={false}
          />
        )}
      </form.AppField>
      <FormActions>
        <SubmitButton>{enrol.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

/** States that the second factor is on, and how many recovery codes are left. */
export function TwoFactorState({ codesLeft }: { codesLeft: number }): ReactElement {
  const { remove } = useTranslations().security
  const to = useFormatter()
  return (
    <>
      <Alert tone="success">{remove.status()}</Alert>
      <Facts className="pt-6 pb-8">
        <Fact term={remove.codesLeft()}>{to.decimal(codesLeft)}</Fact>
      </Facts>
    </>
  )
}

type CodeFormProps = DraftProps & {
  readonly definition: typeof recoveryCodesForm
  readonly action: `/api/account/two-factor/${string}`
  readonly code: string
  readonly children: ReactNode
}

/** A form of one code: of the authenticator, or of recovery. */
function CodeForm({ action, children, code, definition, draft }: CodeFormProps): ReactElement {
  const { form, ...post } = usePostForm({ definition, action, labels: { code }, draft, onDone: leaveFor })
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-5">
      <FormToken />
      <form.AppField name="code">
        {(field) => <field.TextField autoComplete="one-time-code" maxLength={40} spellCheck={false} />}
      </form.AppField>
      <FormActions>{children}</FormActions>
    </PostForm>
  )
}

/** Makes the recovery codes anew, given a code of the authenticator. */
export function RecoveryCodesForm({ draft }: DraftProps): ReactElement {
  const { renew } = useTranslations().security
  const form = { action: '/api/account/two-factor/recovery-codes', definition: recoveryCodesForm } as const
  return (
    <section className="pb-10">
      <h2 className="pb-2 text-xl">{renew.title()}</h2>
      <p className="max-w-measure pb-6 text-muted">{renew.lede()}</p>
      <CodeForm {...form} code={renew.code()} draft={draft}>
        <SubmitButton variant="outline">{renew.submit()}</SubmitButton>
      </CodeForm>
    </section>
  )
}

/** Turns the second factor off, given one of its codes. */
export function RemoveForm({ draft }: DraftProps): ReactElement {
  const { remove } = useTranslations().security
  const form = { action: '/api/account/two-factor/remove', definition: twoFactorRemoveForm } as const
  return (
    <section className="border-hairline border-t pt-6">
      <h2 className="pb-2 text-xl">{remove.title()}</h2>
      <p className="pb-6 text-muted">{remove.lede()}</p>
      <CodeForm {...form} code={remove.code()} draft={draft}>
        <SubmitButton color="error" variant="outline">
          {remove.submit()}
        </SubmitButton>
      </CodeForm>
    </section>
  )
}
