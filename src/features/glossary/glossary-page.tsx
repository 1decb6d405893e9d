import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { PageData } from '~/components/layout/structured-data.tsx'
import { termAnchor } from '~/components/rich-text/glossary-term.tsx'
import { type GlossaryEntry, glossaryEntries } from '~/lib/glossary.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'

const initialOf = ({ anchor }: GlossaryEntry): string => anchor.charAt(0).toUpperCase()

/** The glossary: the terms of unlisted funds, each with an anchor of its own (P-375). */
export function GlossaryPage(): ReactElement {
  const { glossary } = useTranslations()
  const entries = glossaryEntries[useLocale()]
  const letters = [...new Set(entries.map(initialOf))]
  return (
    <Container width="measure" className="pb-16">
      <PageData name={glossary.title()} pathIn={(locale) => pathFor({ to: '/glossary', locale })} />
      <PageHeader title={glossary.title()} lede={glossary.lede()} />
      <nav aria-label={glossary.letters()} className="print:hidden">
        <ul className="flex flex-wrap gap-1">
          {letters.map((letter) => (
            <li key={letter}>
              <a
                href={`#${entries.find((entry) => initialOf(entry) === letter)?.anchor ?? ''}`}
                className="flex size-9 items-center justify-center rounded border border-hairline font-serif text-lg hover:border-accent"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <dl className="mt-8">
        {entries.map((entry) => (
          <Term key={entry.key} entry={entry} />
        ))}
      </dl>
    </Container>
  )
}

function Term({ entry: { key, name, anchor } }: { entry: GlossaryEntry }): ReactElement {
  const { terms } = useTranslations().glossary
  return (
    <div
      id={anchor}
      className="scroll-mt-24 border-hairline border-t py-5 target:border-accent has-[:target]:border-accent"
    >
      <dt className="font-serif text-xl">
        <dfn id={termAnchor(key)} className="scroll-mt-28 not-italic">
          {name}
        </dfn>
      </dt>
      <dd className="mt-1">{terms[key]()}</dd>
    </div>
  )
}
