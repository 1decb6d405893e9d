import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { textPath } from '~/routing/addresses/text-address.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { SeriesPartView, SeriesView } from './articles.schema.ts'

/** Anchor of the list of parts. */
const anchor = 'series-parts'

const placeOf = ({ index, parts }: SeriesView) => ({ part: String(index + 1), parts: String(parts.length) })

/** The place of a text in its series, above its title: leads to the list of the parts (P-768). */
export function SeriesPlace({ series }: { readonly series: SeriesView }): ReactElement {
  const { library } = useTranslations()
  return (
    <a
      href={`#${anchor}`}
      className="underline decoration-hairline-strong underline-offset-4 hover:decoration-current"
    >
      {library.series.place({ ...placeOf(series), name: series.name })}
    </a>
  )
}

/** All parts of a text's series in reading order, with the parts before and after it. */
export function SeriesParts({ series }: { readonly series: SeriesView }): ReactElement {
  const { library } = useTranslations()
  const { name, parts, index } = series
  const [previous, next] = [parts[index - 1], parts[index + 1]]
  return (
    <Section
      id={anchor}
      title={name}
      lede={library.series.part(placeOf(series))}
      ruled
      className="scroll-mt-24 print:hidden"
    >
      <ol className="max-w-measure">
        {parts.map((part, at) => (
          <Part key={part.address.slug} part={part} number={at + 1} isCurrent={at === index} />
        ))}
      </ol>
      <nav aria-label={library.series.navigation()} className="mt-8 grid gap-6 sm:grid-cols-2 sm:gap-10">
        {previous && <Neighbour part={previous} rel="prev" />}
        {next && <Neighbour part={next} rel="next" />}
      </nav>
    </Section>
  )
}

type PartProps = { readonly part: SeriesPartView; readonly number: number; readonly isCurrent: boolean }

function Part({ part: { title, address }, number, isCurrent }: PartProps): ReactElement {
  const locale = useLocale()
  return (
    <li className="flex gap-4 border-hairline border-t py-3">
      <span aria-hidden="true" className="figures w-5 shrink-0 text-muted">
        {number}
      </span>
      {isCurrent ? (
        <span aria-current="page" className="font-semibold">
          {title}
        </span>
      ) : (
        <a
          href={textPath(locale, address)}
          className="underline decoration-hairline-strong underline-offset-4 hover:decoration-current"
        >
          {title}
        </a>
      )}
    </li>
  )
}

type NeighbourProps = { readonly part: SeriesPartView; readonly rel: 'prev' | 'next' }

/** The part before or after; the next one stands at the right on wide screens. */
function Neighbour({ part: { title, address }, rel }: NeighbourProps): ReactElement {
  const locale = useLocale()
  const { series } = useTranslations().library
  return (
    <a
      href={textPath(locale, address)}
      rel={rel}
      className={`group flex flex-col gap-1 border-hairline-strong border-t pt-3 hover:border-control ${rel === 'next' ? 'sm:col-start-2 sm:text-right' : ''}`}
    >
      <span className="text-muted text-sm">{rel === 'prev' ? series.previous() : series.next()}</span>
      <span className="font-serif text-lg group-hover:underline">{title}</span>
    </a>
  )
}
