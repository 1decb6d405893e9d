import type { ReactElement } from 'react'
import { PrivacyLink } from '~/components/form/post-form.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { instantText } from '~/lib/format/instant-text.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { PersonalDataField, PersonalDataSection, PersonalDataView } from './personal-data.schema.ts'

/** The personal data held about the user, their retention dates, and the export (P-187, P-180). */
export function PersonalDataPage({ view }: { view: PersonalDataView }): ReactElement {
  const { personal_data: words } = useTranslations()
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      <Section title={words.held()} ruled>
        {view.sections.map((section) => (
          <Kind key={section.id} section={section} />
        ))}
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

/** The records of one kind, under its name and count. */
function Kind({ section: { title, count, records } }: { section: PersonalDataSection }): ReactElement {
  const { personal_data: words } = useTranslations()
  const to = useFormatter()
  return (
    <Disclosure summary={title} detail={to.decimal(count)} open={count === 1}>
      <ul className="flex max-w-3xl flex-col gap-5">
        {records.map((fields, index) => (
          // Records have no key of their own and never change order.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read once and stays as it is.
          <li key={index}>
            <Facts layout="rows">
              {fields.map((field) => (
                <Fact key={field.id} term={field.name}>
                  <span className="break-words">
                    <Value field={field} />
                  </span>
                </Fact>
              ))}
            </Facts>
          </li>
        ))}
      </ul>
      {count > records.length && <p className="pt-4 text-muted">{words.more({ count: records.length })}</p>}
    </Disclosure>
  )
}

function Value({ field: { type, value } }: { field: PersonalDataField }): ReactElement {
  const to = useFormatter()
  const locale = useLocale()
  if (type === 'date') return <time dateTime={value}>{to.longDate(value) ?? value}</time>
  if (type === 'instant') return <time dateTime={value}>{instantText(locale, value) ?? value}</time>
  return <>{value}</>
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
