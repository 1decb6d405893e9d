import type { ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { useTranslations } from '~/routing/use-locale.ts'

/** After the account is made; nobody is signed in yet. `signIn` is the one button, which starts that (decision 24). */
export function WelcomePage({ signIn }: { signIn: ReactNode }) {
  const { welcome } = useTranslations().registration
  return (
    <Container width="measure" className="py-16">
      <PageHeader title={welcome.title()} lede={welcome.lede()} />
      {signIn}
    </Container>
  )
}
