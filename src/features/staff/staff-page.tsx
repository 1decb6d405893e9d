import type { ReactElement, ReactNode } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

type StaffPageProps = { readonly title: string; readonly lede?: string; readonly children: ReactNode }

/** A page of the staff area with a single task. */
export function StaffPage({ title, lede, children }: StaffPageProps): ReactElement {
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={title} lede={lede} />
      {children}
    </Container>
  )
}

type OutcomeProps = {
  readonly tone: 'success' | 'error'
  readonly title?: string
  /** The message. */
  readonly children: ReactNode
  readonly hint?: string
  /** Next step beside the link back. */
  readonly action?: ReactNode
}

/** The result of a form, shown in its place. */
export function StaffOutcome({ tone, title, children, hint, action }: OutcomeProps): ReactElement {
  return (
    <>
      <Alert tone={tone} title={title} role={tone === 'success' ? 'status' : 'alert'}>
        {children}
      </Alert>
      {hint && <p className="mt-4 text-muted">{hint}</p>}
      <FormActions>
        {action}
        <ToLogin />
      </FormActions>
    </>
  )
}

/** The link back to the login page. */
export function ToLogin(): ReactElement {
  const { team_space: staff } = useTranslations()
  return (
    <Button asChild variant="link">
      <AppLink to="/login">{staff.toLogin()}</AppLink>
    </Button>
  )
}
