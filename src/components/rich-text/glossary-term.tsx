import type { ReactElement, ReactNode } from 'react'
import { type GlossaryKey, glossaryEntries } from '~/lib/glossary.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale } from '~/routing/navigation/use-locale.ts'

/** A term with a link to its definition in the glossary, for the first mention of it on a page. */
export function GlossaryTerm({ term, children }: { term: GlossaryKey; children: ReactNode }): ReactElement {
  const locale = useLocale()
  const anchor = glossaryEntries[locale].find(({ key }) => key === term)?.anchor ?? ''
  return (
    <a
      href={`${pathFor({ to: '/glossary', locale })}#${anchor}`}
      className="underline decoration-dotted underline-offset-4"
    >
      {children}
    </a>
  )
}
