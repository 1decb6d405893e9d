import type { ReactElement } from 'react'
import { PrivacyLink } from '~/components/form/post-form.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { PageData } from '~/components/layout/structured-data.tsx'
import { termsVersion } from '~/lib/terms.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

const parts = [
  'purpose',
  'account',
  'secrets',
  'information',
  'use',
  'availability',
  'closing',
  'changes',
] as const

/** The terms of use, by their version (P-165). */
export function TermsPage(): ReactElement {
  const { terms_of_use: terms } = useTranslations()
  const to = useFormatter()
  return (
    <Container width="measure" className="pb-16">
      <PageData name={terms.title()} pathIn={(locale) => pathFor({ to: '/terms', locale })} />
      <PageHeader
        eyebrow={terms.version({ date: to.longDate(termsVersion) ?? termsVersion })}
        title={terms.title()}
        lede={terms.lede()}
      />
      {parts.map((part) => (
        <section key={part} className="border-hairline border-t py-6">
          <h2 className="text-xl">{terms.parts[part].title()}</h2>
          <p className="mt-2">{terms.parts[part].text()}</p>
        </section>
      ))}
      <p className="border-hairline border-t pt-6">
        <PrivacyLink>{terms.privacy()}</PrivacyLink>
      </p>
      <p className="mt-4">
        {terms.question()}{' '}
        <AppLink to="/contact" className="text-link">
          {terms.write()}
        </AppLink>
      </p>
    </Container>
  )
}
