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
import { LetterEntry } from './letter-entry.tsx'
import type { PublicationKind, PublishView } from './publications.schema.ts'
import type { PublishSearch } from './publications-search.ts'
import type { CallHoldersView } from './receipts.schema.ts'
import { ReceiptsEntry } from './receipts-entry.tsx'

type PublishPageProps = {
  readonly view: PublishView
  readonly search: PublishSearch
  readonly draft: FormDraft | null
  /** Those who owe something, where payments are entered. */
  readonly holders: CallHoldersView | null
  readonly listDraft: FormDraft | null
}

/** Enters a figure, a document, a letter or payments received of one fund (P-461, P-676, P-813). */
export function PublishPage(props: PublishPageProps): ReactElement {
  const { search, view } = props
  const kind = search.kind ?? 'value'
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
        tabs={view.kinds.map((one) => ({
          href: hrefOf(one),
          label: words.kinds[one](),
          isCurrent: one === kind,
        }))}
      />
      <div className="pt-8">
        <Entry {...props} kind={kind} />
      </div>
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team/publications">{words.toList()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}

type EntryProps = PublishPageProps & { readonly kind: PublicationKind }

function Entry({ draft, holders, kind, listDraft, search, view }: EntryProps): ReactElement | null {
  if (kind === 'document') return <DocumentEntry view={view} draft={draft} />
  if (kind === 'letter') return <LetterEntry view={view} draft={draft} />
  if (kind !== 'receipts') return <FigureEntry key={kind} view={view} kind={kind} draft={draft} />
  if (holders === null) return null
  const drafts = { one: draft, list: listDraft }
  return <ReceiptsEntry fund={view.fund.id} holders={holders} search={search} drafts={drafts} />
}
