import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { LinkTabs } from '~/components/layout/link-tabs.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { DocumentEntry } from './document-entry.tsx'
import { FigureEntry } from './figure-entry.tsx'
import type { PublicationKind, PublishView } from './publications.schema.ts'

type PublishPageProps = {
  readonly view: PublishView
  readonly kind: PublicationKind
  readonly draft: FormDraft | null
}

const kinds = ['value', 'call', 'distribution', 'document'] as const

/** Enters a figure or a document of one fund (P-461). */
export function PublishPage({ draft, kind, view }: PublishPageProps): ReactElement {
  const { publishing: words } = useTranslations()
  const locale = useLocale()
  const { fund } = view
  const hrefOf = (one: PublicationKind) =>
    pathFor({
      to: '/team/publish/$fund',
      locale,
      params: { fund: fund.id },
      ...(one === 'value' ? {} : { search: { kind: one } }),
    })
  return (
    <Container className="pb-16">
      <PageHeader title={words.publish.title({ fund: fund.name })} lede={words.publish.lede()} />
      <LinkTabs
        label={words.publish.kindsLabel()}
        tabs={kinds.map((one) => ({
          href: hrefOf(one),
          label: words.kinds[one](),
          isCurrent: one === kind,
        }))}
      />
      <div className="pt-8">
        {kind === 'document' ? (
          <DocumentEntry view={view} draft={draft} />
        ) : (
          <FigureEntry key={kind} view={view} kind={kind} draft={draft} />
        )}
      </div>
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team/publications">{words.toList()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}
