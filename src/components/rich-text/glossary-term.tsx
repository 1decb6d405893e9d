import type { ReactElement, ReactNode } from 'react'
import type { GlossaryKey } from '~/lib/glossary.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale } from '~/routing/navigation/use-locale.ts'

/** Anchor of a term in both languages: a link needs no table of terms, which few pages load. */
export const termAnchor = (term: GlossaryKey): string => `term-${term}`

/** A term with a link to its definition in the glossary, for the first mention of it on a page (P-375). */
export function GlossaryTerm({ term, children }: { term: GlossaryKey; children: ReactNode }): ReactElement {
  return (
    <a
      href={`${pathFor({ to: '/glossary', locale: useLocale() })}#${termAnchor(term)}`}
      className="underline decoration-dotted underline-offset-4"
    >
      {children}
    </a>
  )
}
