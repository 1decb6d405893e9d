import type { ReactElement } from 'react'
import { PrivacyLink } from '~/components/form/privacy-link.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { AppLink } from '~/routing/links.tsx'
import { useFormatter } from '~/routing/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import type { PersonalDataView } from './personal-data.schema.ts'

/** What is held about the user, until when, and their copy of it (specification, point 9; decision 31). */
export function PersonalDataPage({ view }: { view: PersonalDataView }): ReactElement {
  const { personal_data: words } = useTranslations()
  const to = useFormatter()
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      <Section title={words.held()} ruled>
        <Facts layout="rows" className="max-w-2xl">
          {view.held.map(({ kind, count }) => (
            <Fact key={kind} term={words.kinds[kind]()}>
              {to.decimal(count)}
            </Fact>
          ))}
        </Facts>
      </Section>
      <Retention retention={view.retention} />
      <Copy />
      <Section title={words.rights.title()} ruled>
        <p className="max-w-measure">{words.rights.text()}</p>
        <p className="flex flex-wrap gap-x-8 gap-y-3 pt-5">
          <AppLink to="/contact" className="text-link">
            {words.rights.contact()}
          </AppLink>
          <PrivacyLink>{words.rights.policy()}</PrivacyLink>
        </p>
      </Section>
    </>
  )
}

function Retention({ retention: { startsWith, until } }: Pick<PersonalDataView, 'retention'>): ReactElement {
  const words = useTranslations().personal_data.until
  const to = useFormatter()
  return (
    <Section title={words.title()} ruled>
      <p className="max-w-measure pb-4">{words[startsWith]()}</p>
      {until === null ? (
        <p className="max-w-measure text-muted">{words.open()}</p>
      ) : (
        <Facts>
          <Fact term={words.date()}>{to.longDate(until)}</Fact>
        </Facts>
      )}
    </Section>
  )
}

/** A plain link to the file: it needs no script. */
function Copy(): ReactElement {
  const { copy } = useTranslations().personal_data
  return (
    <Section title={copy.title()} lede={copy.text()} ruled>
      <Button asChild variant="outline">
        <a href={`/api/account/personal-data?locale=${useLocale()}`} download>
          {copy.download()}
        </a>
      </Button>
    </Section>
  )
}
