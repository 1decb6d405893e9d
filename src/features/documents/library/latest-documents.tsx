import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LatestDocumentsView } from './library.schema.ts'
import { FundCell, TitleCell } from './library-cells.tsx'

/** The newest documents of the user's funds, with a link to all of them. */
export function LatestDocuments({
  outcome,
}: {
  readonly outcome: Outcome<LatestDocumentsView>
}): ReactElement {
  const { latest } = useTranslations().my_documents
  const toAll = (
    <Button asChild variant="link">
      <AppLink to="/account/documents" preload={false}>
        {latest.all()}
      </AppLink>
    </Button>
  )
  return (
    <Section title={latest.title()} actions={toAll} ruled>
      {outcome.ok ? <DocumentList {...outcome.data} /> : <Alert tone="warning">{latest.unavailable()}</Alert>}
    </Section>
  )
}

function DocumentList({ documents, hasPages }: LatestDocumentsView): ReactElement {
  const { my_documents, documents: words } = useTranslations()
  const to = createFormatter(useLocale())
  if (documents.length === 0) return <p className="text-muted">{my_documents.latest.none()}</p>
  return (
    <ul className="text-sm">
      {documents.map((document) => (
        <li
          key={document.id}
          className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-hairline border-b py-3 first:border-t"
        >
          <TitleCell document={document} list={hasPages ? {} : undefined} />
          <span className="figures text-muted">
            <FundCell document={document} />
            {' · '}
            {words.publishedOn({ date: to.longDate(document.publishedOn) ?? '' })}
          </span>
        </li>
      ))}
    </ul>
  )
}
