import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { LanguageSwitch } from '~/components/layout/language-switch.tsx'
import { Logo } from '~/components/layout/logo.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmailAddress } from '~/components/ui/whole-codes.tsx'
import { contactDetails } from '~/contact-details.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { nativeNavigation } from '~/routing/navigation/link-navigation.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

const { email, phone, phonePrinted } = contactDetails

/** The maintenance page: without header and footer, since their links lead to closed pages. */
export function MaintenancePage(): ReactElement {
  const { maintenance } = useTranslations()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-hairline border-b">
        <Container className="flex min-h-16 items-center justify-between gap-4">
          <Logo />
          <LanguageSwitch />
        </Container>
      </header>
      <main>
        <Container className="flex flex-col items-start gap-6 py-16 md:py-24">
          <h1 className="text-3xl md:text-4xl">{maintenance.title()}</h1>
          <p className="max-w-measure text-lg text-muted">{maintenance.lede()}</p>
          <Button asChild>
            <AppLink to="/" {...nativeNavigation}>
              {maintenance.retry()}
            </AppLink>
          </Button>
          <div className="max-w-measure border-hairline border-t pt-6 text-muted">
            <p>{maintenance.contact()}</p>
            <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
              <li>
                <a href={`mailto:${email}`} className="text-link">
                  <EmailAddress>{email}</EmailAddress>
                </a>
              </li>
              <li>
                <a href={`tel:${phone}`} className="figures whitespace-nowrap text-link">
                  {phonePrinted}
                </a>
              </li>
            </ul>
          </div>
        </Container>
      </main>
    </div>
  )
}
