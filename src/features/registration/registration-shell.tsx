import type { ReactNode } from 'react'
import type { PostFormHandle } from '~/components/form/use-post-form.ts'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

type RegistrationShellProps = {
  readonly title: string
  readonly lede?: ReactNode
  /** Of the two steps of a registration, where the page is one of them. */
  readonly step?: 1 | 2
  readonly children: ReactNode
}

/** Frame of a registration page: link back, step, and title. */
export function RegistrationShell({ title, lede, step, children }: RegistrationShellProps) {
  const { registration } = useTranslations()
  return (
    <Container width="measure" className="pb-16">
      <PageHeader
        navigation={
          <AppLink to="/register" className="inline-flex min-h-6 items-center text-link text-sm">
            {registration.back()}
          </AppLink>
        }
        eyebrow={step && registration.step({ step })}
        title={title}
        lede={lede}
      />
      {children}
    </Container>
  )
}

type FieldName = Exclude<
  keyof ReturnType<typeof useTranslations>['registration']['fields'],
  'professionalEmail'
>

/** Narrowing: each name has its text. */
const asLabels = <Name extends string>(entries: readonly (readonly [Name, string])[]) =>
  Object.fromEntries<string>(entries) as Record<Name, string>

/** Names of a form's fields in the page's language. */
export function useFieldLabels<const Name extends FieldName>(names: readonly Name[]): Record<Name, string> {
  const { fields } = useTranslations().registration
  return asLabels<Name>(names.map((name) => [name, fields[name]()]))
}

/** The way to the sign-in, for an address that has an account (P-161). */
export function TakenEmail({ post: { report } }: { post: Pick<PostFormHandle, 'report'> }) {
  const { registration } = useTranslations()
  if (!report.faults.some(({ code }) => code === 'emailTaken')) return null
  return (
    <Alert tone="info">
      {registration.noAccount()}{' '}
      <AppLink to="/login" className="text-link">
        {registration.toLogin()}
      </AppLink>
    </Alert>
  )
}
