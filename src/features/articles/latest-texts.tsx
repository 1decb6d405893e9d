import type { ReactElement } from 'react'
import { Section as PageSection } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { Section, TextCardView } from './articles.schema.ts'
import { textListPath } from './text-address.ts'
import { TextTeaser } from './text-teaser.tsx'

type LatestProps = { readonly section: Section; readonly texts: readonly TextCardView[] }

/** The latest texts of a section, with a link to all of them; renders nothing for an empty list. */
export function LatestTexts({ section, texts }: LatestProps): ReactElement | null {
  const locale = useLocale()
  const { library } = useTranslations()
  if (texts.length === 0) return null
  return (
    <PageSection
      title={library[section].title()}
      lede={library[section].lede()}
      actions={
        <Button asChild variant="link">
          <a href={textListPath(locale, { section })}>{library[section].all()}</a>
        </Button>
      }
      ruled
    >
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {texts.map((text) => (
          <TextTeaser key={text.address.slug} text={text} />
        ))}
      </ul>
    </PageSection>
  )
}
