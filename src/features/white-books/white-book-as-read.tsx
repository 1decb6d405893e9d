import type { ReactElement } from 'react'
import { RichText } from '~/components/rich-text/rich-text.tsx'
import { Prose } from '~/components/ui/prose.tsx'
import { authorPath } from '~/routing/addresses/reading-paths.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { WhiteBookFacts, WhiteBookReading } from './white-book.schema.ts'

/** The chapters and the description of a white book. */
export function WhiteBookAsRead({ data }: { readonly data: WhiteBookReading }): ReactElement {
  return (
    <>
      <Contents titles={data.contents} />
      <Prose>
        <RichText text={data.text} />
      </Prose>
    </>
  )
}

function Contents({ titles }: { readonly titles: readonly string[] }) {
  const { white_book } = useTranslations()
  if (titles.length === 0) return null
  return (
    <div className="mb-10">
      <h2 className="mb-3 text-xl">{white_book.contents()}</h2>
      <ol className="[&>li]:border-hairline [&>li]:border-t [&>li]:py-2.5">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </div>
  )
}

/** What the file of a white book is: its format, length, size and day. */
export function FactsOfWhiteBook({ author, publishedOn, pages, bytes }: WhiteBookFacts): ReactElement {
  const locale = useLocale()
  const { white_book } = useTranslations()
  const to = useFormatter()
  const date = to.longDate(publishedOn)
  const facts = [
    'PDF',
    pages === null ? null : white_book.pages({ count: pages }),
    to.fileSize(bytes),
    date && white_book.publishedOn({ date }),
  ]
  return (
    <ul className="figures flex flex-wrap gap-x-5 gap-y-1 text-muted">
      {author && (
        <li>
          <a
            href={authorPath(locale, author.slug)}
            rel="author"
            className="text-foreground underline underline-offset-4"
          >
            {white_book.by({ name: author.name })}
          </a>
        </li>
      )}
      {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
    </ul>
  )
}
