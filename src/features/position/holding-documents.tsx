import type { ReactElement, ReactNode } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

/** A document of the fund; its address is null where the reader may not open it. */
export type HoldingDocument = {
  readonly id: string
  readonly title: string
  readonly subType: string
  readonly publishedOn: string
  readonly language: 'fr' | 'en'
  readonly href: string | null
  /** The title with sub-type and period. */
  readonly heading: string
  readonly periodEnd: string | null
  readonly alternate: { readonly id: string; readonly language: 'fr' | 'en'; readonly href: string } | null
  /** True if the document has a page of its own; else its links lead to the files. */
  readonly hasPage: boolean
}

type DocumentsProps = {
  readonly documents: readonly HoldingDocument[] | null
  /** Id of the fund for questions about its documents; null if no questions are taken. */
  readonly askAbout: string | null
  /** The fund's part of the library, as of the page's day. */
  readonly library: { readonly fund: string; readonly date?: string }
}

/** The documents of a holding's fund, newest first; nothing where they cannot be had. */
export function HoldingDocuments({ askAbout, documents, library }: DocumentsProps): ReactElement | null {
  const { holding, position } = useTranslations()
  if (documents === null) return null
  return (
    <Section
      title={position.sections.documents()}
      ruled
      actions={
        <AppLink to="/account/documents" search={library} preload={false} className="text-link">
          {holding.page.library()}
        </AppLink>
      }
    >
      {documents.length === 0 && <p className="text-muted">{holding.page.noDocuments()}</p>}
      <ul className="text-sm">
        {documents.map((document) => (
          <DocumentLine key={document.id} {...{ askAbout, document }} />
        ))}
      </ul>
    </Section>
  )
}

type LineProps = { readonly document: HoldingDocument; readonly askAbout: string | null }

function DocumentLine({ askAbout, document }: LineProps): ReactElement {
  const { holding, position } = useTranslations()
  const to = useFormatter()
  const { alternate, heading, href, id, publishedOn } = document
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-hairline border-b py-3 first:border-t">
      <HeldDocumentLink document={document} className="font-medium hover:underline">
        {heading}
      </HeldDocumentLink>
      <span className="figures flex flex-wrap gap-x-4 text-muted">
        {position.news.published({ date: to.longDate(publishedOn) ?? '' })}
        {alternate !== null && (
          <HeldDocumentLink document={{ ...document, ...alternate }} className="text-link print:hidden">
            {holding.page.also[alternate.language]()}
            <VisuallyHidden> {heading}</VisuallyHidden>
          </HeldDocumentLink>
        )}
        {askAbout !== null && href !== null && (
          <AppLink
            to="/account/questions/new"
            search={{ fund: askAbout, document: id }}
            preload={false}
            className="text-link print:hidden"
          >
            {holding.page.ask()}
            <VisuallyHidden> {heading}</VisuallyHidden>
          </AppLink>
        )}
      </span>
    </li>
  )
}

type LinkProps = {
  readonly document: Pick<HoldingDocument, 'hasPage' | 'href' | 'id' | 'language'>
  readonly className: string
  readonly children: ReactNode
}

/** A link to a document's page, or to its file where it has none; plain text where the reader may not open it. */
export function HeldDocumentLink({ document, className, children }: LinkProps): ReactElement {
  const { hasPage, href, id, language } = document
  if (href === null) return <span>{children}</span>
  if (hasPage)
    return (
      <AppLink to="/account/documents/$id" params={{ id }} preload={false} className={className}>
        {children}
      </AppLink>
    )
  return (
    <a href={href} hrefLang={language} type="application/pdf" className={className}>
      {children}
    </a>
  )
}
