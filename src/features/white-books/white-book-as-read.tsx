import type { ReactElement } from 'react'
import { RichText } from '~/components/rich-text/rich-text.tsx'
import { Prose } from '~/components/ui/prose.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { WhiteBookReading } from './white-book.schema.ts'

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
