import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/form-actions.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import { AppLink } from '~/routing/links.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import type { ResendResult } from './unverified-email.ts'

type UnverifiedEmailPageProps = {
  readonly client: 'investor' | 'partner'
  readonly result: ResendResult | undefined
}

/** For who signs in before the e-mail address is confirmed: says so, and sends the e-mail again. */
export function UnverifiedEmailPage({ client, result }: UnverifiedEmailPageProps): ReactElement {
  const { verification } = useTranslations()
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={verification.title()} lede={verification.lede()} />
      {result && result !== 'invalid' && <Result result={result} />}
      <form method="post" action={`/api/account/send-email-verification/${client}`} className="max-w-md">
        <Field
          label={verification.email()}
          error={result === 'invalid' ? verification.invalid() : undefined}
          required
        >
          <Input type="email" name="email" autoComplete="email" required />
        </Field>
        <FormActions>
          <Button type="submit">{verification.resend()}</Button>
          <Button asChild variant="link">
            <AppLink to="/login">{verification.toLogin()}</AppLink>
          </Button>
        </FormActions>
      </form>
    </Container>
  )
}

function Result({ result }: { result: Exclude<ResendResult, 'invalid'> }): ReactElement {
  const { verification } = useTranslations()
  const isSent = result === 'sent'
  return (
    <Alert tone={isSent ? 'success' : 'error'} role={isSent ? 'status' : 'alert'} className="mb-8">
      {verification.results[result]()}
    </Alert>
  )
}
