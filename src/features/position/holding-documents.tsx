import type { ReactElement } from 'react'
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
}

type DocumentsProps = {
  readonly documents: readonly HoldingDocument[] | null
  /** Id of the fund whose documents may be asked about; null where no questions are taken. */
  readonly askAbout: string | null
}

/** The documents of a holding's fund, newest first; nothing where they cannot be had. */
export function HoldingDocuments({ askAbout, documents }: DocumentsProps): ReactElement | null {
  const { sections, holding } = useTranslations().position
  if (documents === null) return null
  return (
    <Section title={sections.documents()} ruled>
      {documents.length === 0 && <p className="text-muted">{holding.noDocuments()}</p>}
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
  const { holding, news } = useTranslations().position
  const to = useFormatter()
  const { href, id, language, publishedOn, subType, title } = document
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-hairline border-b py-3 first:border-t">
      {href === null ? (
        <span>{title}</span>
      ) : (
        <a href={href} hrefLang={language} type="application/pdf" className="font-medium hover:underline">
          {title}
        </a>
      )}
      <span className="figures flex flex-wrap gap-x-4 text-muted">
        {subType} · {news.published({ date: to.longDate(publishedOn) ?? '' })}
        {askAbout !== null && href !== null && (
          <AppLink
            to="/account/questions/new"
            search={{ fund: askAbout, document: id }}
            preload={false}
            className="text-link print:hidden"
          >
            {holding.ask()}
            <VisuallyHidden> {title}</VisuallyHidden>
          </AppLink>
        )}
      </span>
    </li>
  )
}
