import { FileText } from 'lucide-react'
import type { ReactElement } from 'react'
import { Badge } from '~/components/ui/badge.tsx'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import { documentHeading } from '~/lib/document-heading.ts'
import { createFormatter } from '~/lib/format/formatter.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { DocumentAlternate } from '../fund-documents.schema.ts'
import type { DocumentPageSearch, LibraryDocumentView } from './library.schema.ts'

type CellProps = { readonly document: LibraryDocumentView }

type TitleProps = CellProps & {
  /** List in which a document's page navigates; undefined if links open the file. */
  readonly list?: DocumentPageSearch | undefined
}

/** The heading, linked to the document, and its details. Several funds have documents of the same title. */
export function TitleCell({ document, list }: TitleProps): ReactElement {
  const { my_documents } = useTranslations()
  const locale = useLocale()
  const { href, isNew, replacedBy } = document
  const heading = documentHeading(document, locale)
  return (
    <span className="flex gap-3">
      <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted max-sm:hidden" />
      <span className="min-w-0">
        {href === null ? <span>{heading}</span> : <DocumentLink {...{ document, heading, href, list }} />}
        {isNew && (
          <Badge tone="info" className="ml-2">
            {my_documents.badge()}
          </Badge>
        )}
        {replacedBy !== null && (
          <Badge tone="warning" className="ml-2">
            {my_documents.replaced()}
          </Badge>
        )}
        <span className="figures mt-1 block text-muted text-sm">
          {href === null ? my_documents.downloads.closed() : <FileDetails document={document} list={list} />}
        </span>
      </span>
    </span>
  )
}

type LinkProps = TitleProps & { readonly heading: string; readonly href: string }

/** A link to the document's page, or to its file where it has no page. */
function DocumentLink({ document, heading, href, list }: LinkProps): ReactElement {
  const { id, language } = document
  const content = (
    <>
      {heading}
      <FundAndState document={document} />
    </>
  )
  const className = 'font-medium hover:underline'
  if (list === undefined)
    return (
      <a href={href} hrefLang={language} type="application/pdf" className={className}>
        {content}
      </a>
    )
  return (
    <AppLink to="/account/documents/$id" params={{ id }} search={list} preload={false} className={className}>
      {content}
    </AppLink>
  )
}

/**
 * Hidden text that tells documents of the same title apart for screen readers: the fund, and whether it was replaced.
 */
function FundAndState({ document: { fund, replacedBy } }: CellProps): ReactElement {
  const { my_documents } = useTranslations()
  return (
    <VisuallyHidden>
      , {fund.name}
      {replacedBy === null ? '' : `, ${my_documents.replaced()}`}
    </VisuallyHidden>
  )
}

/** Full name of a document for screen readers: heading, fund and status. */
export function HiddenName({ document }: CellProps): ReactElement {
  const heading = documentHeading(document, useLocale())
  return (
    <>
      <VisuallyHidden>, {heading}</VisuallyHidden>
      <FundAndState document={document} />
    </>
  )
}

/** Languages, page count and size in one line. */
function FileDetails({ document, list }: TitleProps): ReactElement {
  const { documents: texts, my_documents } = useTranslations()
  const locale = useLocale()
  const to = createFormatter(locale)
  const { alternate, pages, bytes, language } = document
  const details = [
    ...(language === locale ? [] : [texts.languages[language]()]),
    texts.pages[to.plural(pages)]({ count: to.decimal(String(pages)) ?? '' }),
    ...(bytes === null ? [] : [to.fileSize(bytes) ?? '']),
  ]
  return (
    <>
      {details.map((detail) => (
        <span key={detail} className="not-last:after:mx-1.5 not-last:after:content-['·']">
          {detail}
        </span>
      ))}
      {alternate !== null && (
        <AlternateLink document={document} alternate={alternate} list={list}>
          {my_documents.also[alternate.language]()}
        </AlternateLink>
      )}
    </>
  )
}

type AlternateProps = TitleProps & {
  readonly alternate: DocumentAlternate
  readonly children: string
}

/** The same document in the other language (P-610). */
function AlternateLink({ alternate, children, document, list }: AlternateProps): ReactElement {
  const { href, id, language } = alternate
  const content = (
    <>
      {children}
      <HiddenName document={document} />
    </>
  )
  if (list === undefined)
    return (
      <a href={href} hrefLang={language} type="application/pdf" className="text-link">
        {content}
      </a>
    )
  return (
    <AppLink to="/account/documents/$id" params={{ id }} search={list} preload={false} className="text-link">
      {content}
    </AppLink>
  )
}

/** The fund, linked to its page where it has one. */
export function FundCell({ document: { fund } }: CellProps): ReactElement {
  if (fund.key === null) return <span>{fund.name}</span>
  return (
    <AppLink to="/funds/$id" params={{ id: fund.key }} className="hover:underline">
      {fund.name}
    </AppLink>
  )
}

/** The day of publication. */
export function PublishedCell({ document }: CellProps): ReactElement {
  const to = createFormatter(useLocale())
  return <time dateTime={document.publishedOn}>{to.shortDate(document.publishedOn)}</time>
}
