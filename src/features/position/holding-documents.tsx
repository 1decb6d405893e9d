import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
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

/** The documents of a holding's fund, newest first; nothing where they cannot be had. */
export function HoldingDocuments({
  documents,
}: {
  readonly documents: readonly HoldingDocument[] | null
}): ReactElement | null {
  const { sections, holding, news } = useTranslations().position
  const to = useFormatter()
  if (documents === null) return null
  return (
    <Section title={sections.documents()} ruled>
      {documents.length === 0 && <p className="text-muted">{holding.noDocuments()}</p>}
      <ul className="text-sm">
        {documents.map(({ id, title, subType, publishedOn, language, href }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-hairline border-b py-3 first:border-t"
          >
            {href === null ? (
              <span>{title}</span>
            ) : (
              <a
                href={href}
                hrefLang={language}
                type="application/pdf"
                className="font-medium hover:underline"
              >
                {title}
              </a>
            )}
            <span className="figures text-muted">
              {subType} · {news.published({ date: to.longDate(publishedOn) ?? '' })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
