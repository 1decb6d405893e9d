import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LibraryView } from './library.schema.ts'

/** Years offered, the newest first. */
const mostYears = 3

type YearsProps = {
  readonly years: LibraryView['facets']['year']
  readonly role: 'investor' | 'partner_user'
}

/** Downloads everything of a year as one file, for an accountant or a tax return (P-438, P-703). */
export function LibraryYears({ years, role }: YearsProps): ReactElement | null {
  const { year: words } = useTranslations().my_documents
  const locale = useLocale()
  const newest = years.toSorted((left, right) => Number(right.code) - Number(left.code)).slice(0, mostYears)
  if (newest.length === 0) return null
  return (
    <Section title={words.title()} lede={words.text[role]()} ruled className="mt-8 print:hidden">
      <ul aria-label={words.label()} className="flex flex-wrap gap-3">
        {newest.map(({ code }) => (
          <li key={code}>
            <Button asChild variant="outline" color="neutral">
              <a href={`/api/account/documents-of-year.zip?year=${code}&locale=${locale}`}>
                <Download aria-hidden="true" />
                {words.take({ year: code })}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
