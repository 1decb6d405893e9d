import type { ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { AppLink } from '~/routing/links.tsx'
import { useTranslations } from '~/routing/use-locale.ts'

type RegistrationShellProps = {
  readonly title: string
  readonly lede?: ReactNode
  /** Of the two steps of a registration, where the page is one of them. */
  readonly step?: 1 | 2
  readonly children: ReactNode
}

/** A page of the registration: the way back, the step, and what is asked. */
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
