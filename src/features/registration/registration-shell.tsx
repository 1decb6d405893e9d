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
          <AppLink to="/register" className="text-link text-sm">
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

/** A group of fields with its heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5 border-hairline border-t pt-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** Two fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2">{children}</div>
}
