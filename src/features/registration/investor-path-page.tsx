import { Button } from '~/components/ui/button.tsx'
import { Card, CardFooter, CardTitle } from '~/components/ui/card.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { VisuallyHidden } from '../../components/ui/prose.tsx'
import { RegistrationShell } from './registration-shell.tsx'

const people = ['natural', 'legal'] as const

/** Natural or legal person (P-154). */
export function InvestorPathPage() {
  const { investor } = useTranslations().registration
  return (
    <RegistrationShell title={investor.title()} lede={investor.pathLede()}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {people.map((person) => (
          <Card key={person} asChild>
            <li>
              <CardTitle level="h2">{investor[person].title()}</CardTitle>
              <p className="mt-2 text-muted">{investor[person].text()}</p>
              <CardFooter>
                <Button asChild>
                  <AppLink to="/investor/register" search={{ person }}>
                    {investor.choose()}
                    <VisuallyHidden> – {investor[person].title()}</VisuallyHidden>
                  </AppLink>
                </Button>
              </CardFooter>
            </li>
          </Card>
        ))}
      </ul>
    </RegistrationShell>
  )
}
