import { Download, ExternalLink } from 'lucide-react'
import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { Pagination, PaginationStep } from '~/components/ui/pagination.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { DocumentNeighbour, DocumentPageSearch, DocumentPageView } from './library.schema.ts'
import { FundCell } from './library-cells.tsx'

type DocumentPageProps = { readonly page: DocumentPageView; readonly search: DocumentPageSearch }

/** Document in the page: the file in the browser's own viewer, its facts, and its neighbours (P-613). */
export function DocumentPage({ page, search }: DocumentPageProps): ReactElement {
  const { reader } = useTranslations().my_documents
  const { document, heading } = page
  const { at, ...list } = search
  return (
    <>
      <PageHeader
        navigation={
          <AppLink
            to="/account/documents"
            search={list}
            className="inline-flex min-h-6 items-center text-link text-sm"
          >
            {reader.back()}
          </AppLink>
        }
        eyebrow={document.fund.name}
        title={heading}
        actions={<FileActions page={page} search={list} />}
      />
      {document.replacedBy !== null && (
        <Alert tone="warning" title={reader.replaced.title()} className="mb-6">
          <AppLink
            to="/account/documents/$id"
            params={{ id: document.replacedBy }}
            search={list}
            className="text-link"
          >
            {reader.replaced.current()}
          </AppLink>
        </Alert>
      )}
      {document.href !== null && (
        <iframe
          // Another address in the same frame would be a step of the browser's history.
          key={`${document.id} ${at ?? ''}`}
          title={heading}
          src={`${document.href}${at === undefined ? '' : `#page=${at}`}`}
          className="h-[85vh] min-h-96 w-full rounded border border-hairline-strong bg-surface print:hidden"
        />
      )}
      <Neighbours page={page} search={list} />
      <Section title={reader.about()} ruled className="mt-8">
        <About page={page} />
      </Section>
      {page.versions.length > 0 && <Versions page={page} search={list} />}
    </>
  )
}

type PartProps = { readonly page: DocumentPageView }
type ListedProps = PartProps & { readonly search: DocumentPageSearch }

function FileActions({ page: { document }, search }: ListedProps): ReactElement | null {
  const { reader } = useTranslations().my_documents
  const { alternate, href, language } = document
  if (href === null) return null
  return (
    <>
      <Button asChild>
        <a href={href} download hrefLang={language} type="application/pdf">
          <Download aria-hidden="true" />
          {reader.download()}
        </a>
      </Button>
      <Button asChild variant="outline" color="neutral">
        <a href={href} target="_blank" rel="noopener" hrefLang={language} type="application/pdf">
          <ExternalLink aria-hidden="true" />
          {reader.open()}
        </a>
      </Button>
      {alternate !== null && (
        <Button asChild variant="outline" color="neutral">
          <AppLink to="/account/documents/$id" params={{ id: alternate.id }} search={search}>
            {reader.inLanguage[alternate.language]()}
          </AppLink>
        </Button>
      )}
    </>
  )
}

function About({ page: { document, sha256 } }: PartProps): ReactElement {
  const { documents, my_documents } = useTranslations()
  const { reader, table } = my_documents
  const to = useFormatter()
  const { bytes, language, pages, periodEnd, publishedOn, subType, type } = document
  return (
    <Facts>
      <Fact term={table.fund()}>
        <FundCell document={document} />
      </Fact>
      <Fact term={table.type()}>{type}</Fact>
      <Fact term={my_documents.filters.subType()}>{subType}</Fact>
      {periodEnd !== null && <Fact term={reader.period()}>{to.longDate(periodEnd)}</Fact>}
      <Fact term={table.publishedOn()}>{to.longDate(publishedOn)}</Fact>
      <Fact term={reader.file()}>
        {[
          documents.format(),
          documents.languages[language](),
          documents.pages[to.plural(pages)]({ count: to.decimal(String(pages)) ?? '' }),
          ...(bytes === null ? [] : [to.fileSize(bytes)]),
        ].join(', ')}
      </Fact>
      <Fact term={reader.sha256()} detail={reader.sha256Text()}>
        <code className="break-all text-sm">{sha256}</code>
      </Fact>
    </Facts>
  )
}

function Neighbours({ page: { next, previous }, search }: ListedProps): ReactElement | null {
  const { reader } = useTranslations().my_documents
  if (previous === null && next === null) return null
  const link = ({ id, title }: DocumentNeighbour, label: string) => (
    <AppLink to="/account/documents/$id" params={{ id }} search={search} preload={false} title={title}>
      {label}
      <span className="sr-only">{` (${title})`}</span>
    </AppLink>
  )
  return (
    <Pagination label={reader.neighbours()} className="mt-4 print:hidden">
      {previous !== null && (
        <PaginationStep direction="previous">{link(previous, reader.previous())}</PaginationStep>
      )}
      {next !== null && <PaginationStep direction="next">{link(next, reader.next())}</PaginationStep>}
    </Pagination>
  )
}

function Versions({ page: { versions }, search }: ListedProps): ReactElement {
  const { reader } = useTranslations().my_documents
  const to = useFormatter()
  return (
    <Section title={reader.versions.title()} ruled>
      <ol className="text-sm">
        {versions.map(({ id, isCurrent, isShown, publishedOn }) => {
          const text = reader.versions.of({ date: to.longDate(publishedOn) ?? '' })
          return (
            <li
              key={id}
              className="flex flex-wrap justify-between gap-x-8 border-hairline border-b py-3 first:border-t"
            >
              {isShown ? (
                <span aria-current="page" className="font-medium">
                  {text}
                </span>
              ) : (
                <AppLink to="/account/documents/$id" params={{ id }} search={search} className="text-link">
                  {text}
                </AppLink>
              )}
              <span className="text-muted">
                {isCurrent ? reader.versions.current() : reader.versions.replaced()}
              </span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
