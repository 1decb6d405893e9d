import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { NewsAlert } from '~/components/form/form-notice.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { resendForm } from './resend.schema.ts'

type UnverifiedEmailPageProps = {
  readonly client: 'investor' | 'partner'
  readonly draft: FormDraft | null
  readonly result?: 'sent' | undefined
}

/** The page for sign-ins with an unconfirmed email address: explains it, and resends the email. */
export function UnverifiedEmailPage({ client, draft, result }: UnverifiedEmailPageProps): ReactElement {
  const { verification } = useTranslations()
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={verification.title()} lede={verification.lede()} />
      {result === 'sent' ? <Sent /> : <ResendForm client={client} draft={draft} />}
    </Container>
  )
}

function Sent(): ReactElement {
  const { verification } = useTranslations()
  return (
    <>
      <NewsAlert tone="success">{verification.sent()}</NewsAlert>
      <FormActions>
        <ToLogin />
      </FormActions>
    </>
  )
}

function ResendForm({ client, draft }: Pick<UnverifiedEmailPageProps, 'client' | 'draft'>): ReactElement {
  const { verification } = useTranslations()
  const post = usePostForm({
    definition: resendForm,
    action: `/api/account/send-email-verification/${client}`,
    labels: { email: verification.email() },
    draft,
  })
  return (
    <PostForm post={post} className="max-w-md">
      <post.form.AppField name="email">{(field) => <field.EmailField />}</post.form.AppField>
      <FormActions>
        <SubmitButton>{verification.resend()}</SubmitButton>
        <ToLogin />
      </FormActions>
    </PostForm>
  )
}

function ToLogin(): ReactElement {
  const { verification } = useTranslations()
  return (
    <Button asChild variant="link">
      <AppLink to="/login">{verification.toLogin()}</AppLink>
    </Button>
  )
}
