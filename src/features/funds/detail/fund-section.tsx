import type { ReactElement, ReactNode } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

/** The sections of a fund's key information, in display order. */
export const sectionNames = [
  'valuation',
  'portfolio',
  'costs',
  'strategy',
  'team',
  'terms',
  'news',
  'sisters',
] as const

/** A section's name is its anchor in both languages, so that a link to it survives a language switch. */
export type SectionName = (typeof sectionNames)[number]

type SectionProps = {
  readonly name: SectionName
  /** On a phone, the title of the closed part replaces the heading. */
  readonly isClosedOnPhone?: boolean
  readonly children: ReactNode
}

/** A section of a fund's key information under its heading. */
export function FundSection({ name, isClosedOnPhone = false, children }: SectionProps): ReactElement {
  const { sections } = useTranslations().fund
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="scroll-mt-16 pt-3 md:pt-10">
      <h2 id={`${name}-title`} className={`mb-3 text-2xl md:mb-5 ${isClosedOnPhone ? 'max-md:sr-only' : ''}`}>
        {sections[name]()}
      </h2>
      {children}
    </section>
  )
}
