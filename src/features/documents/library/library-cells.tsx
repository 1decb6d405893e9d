import { FileText } from 'lucide-react'
import type { ReactElement } from 'react'
import { Badge } from '~/components/ui/badge.tsx'
import { createFormatter } from '~/lib/format/formatter.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { VisuallyHidden } from '../../../components/ui/prose.tsx'
import type { LibraryDocumentView } from './library.schema.ts'

type CellProps = { readonly document: LibraryDocumentView }

/** The title, linked to the file, and the file's details. Several funds have documents of the same title. */
export function TitleCell({ document }: CellProps): ReactElement {
  const { my_documents } = useTranslations()
  const { href, title, language, isNew, fund } = document
  return (
    <span className="flex gap-3">
      <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted max-sm:hidden" />
      <span className="min-w-0">
        {href === null ? (
          <span>{title}</span>
        ) : (
          <a href={href} hrefLang={language} type="application/pdf" className="font-medium hover:underline">
            {title}
            <VisuallyHidden>, {fund.name}</VisuallyHidden>
          </a>
        )}
        {isNew && (
          <Badge tone="info" className="ml-2">
            {my_documents.badge()}
          </Badge>
        )}
        <span className="figures mt-1 block text-muted text-sm">
          {href === null ? my_documents.downloads.closed() : <FileDetails document={document} />}
        </span>
      </span>
    </span>
  )
}

/** Sub-type, language if it differs from the page's, page count and size in one line. */
function FileDetails({ document }: CellProps): ReactElement {
  const texts = useTranslations().documents
  const locale = useLocale()
  const to = createFormatter(locale)
  const { pages, bytes, language, subType } = document
  const details = [
    subType,
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
    </>
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
