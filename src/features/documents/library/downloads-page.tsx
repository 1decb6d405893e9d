import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { instantText } from '~/lib/format/instant-text.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { DownloadsView, DownloadView } from './library.schema.ts'
import { FundCell, TitleCell } from './library-cells.tsx'
import { LibraryPages } from './library-pages.tsx'

/** The user's own download history, newest first. */
export function DownloadsPage({ outcome }: { outcome: Outcome<DownloadsView> }): ReactElement {
  const { downloads } = useTranslations().my_documents
  if (!outcome.ok) return <FailurePage failure={outcome} />
  const view = outcome.data
  const toLibrary = (
    <Button asChild variant="outline" color="neutral">
      <AppLink to="/account/documents" preload={false}>
        {downloads.toLibrary()}
      </AppLink>
    </Button>
  )
  return (
    <>
      <PageHeader title={downloads.title()} lede={downloads.lede()} actions={toLibrary} />
      {view.downloads.length === 0 ? (
        <EmptyState title={downloads.empty.title()} action={toLibrary}>
          {downloads.empty.text()}
        </EmptyState>
      ) : (
        <DownloadList view={view} />
      )}
      <LibraryPages
        to="/account/documents/downloads"
        label={downloads.pagesLabel()}
        page={view.page}
        search={{}}
      />
    </>
  )
}

function DownloadList({ view }: { view: DownloadsView }): ReactElement {
  const { downloads } = useTranslations().my_documents
  const to = createFormatter(useLocale())
  return (
    <>
      <p className="figures pb-4 font-medium">
        {downloads.count[to.plural(view.total)]({ count: to.decimal(String(view.total)) ?? '' })}
      </p>
      <Table narrow="stack" className="text-sm">
        <TableCaption hidden>{downloads.caption()}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{downloads.document()}</TableHeader>
            <TableHeader>{downloads.fund()}</TableHeader>
            <TableHeader>{downloads.wayLabel()}</TableHeader>
            <TableHeader numeric>{downloads.at()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {view.downloads.map((download) => (
            <DownloadRow key={download.id} download={download} />
          ))}
        </TableBody>
      </Table>
    </>
  )
}

function DownloadRow({ download: { at, way, document } }: { download: DownloadView }): ReactElement {
  const { downloads } = useTranslations().my_documents
  const locale = useLocale()
  return (
    <TableRow>
      <TableHeader scope="row">
        <TitleCell document={document} />
      </TableHeader>
      <TableCell label={downloads.fund()}>
        <FundCell document={document} />
      </TableCell>
      <TableCell label={downloads.wayLabel()}>{downloads.way[way]()}</TableCell>
      <TableCell numeric label={downloads.at()}>
        <time dateTime={at}>{instantText(locale, at)}</time>
      </TableCell>
    </TableRow>
  )
}
