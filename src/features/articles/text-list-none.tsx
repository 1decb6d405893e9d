import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { TextListView } from './articles.schema.ts'
import { textListPath } from './text-address.ts'

export type NoTextsProps = Pick<TextListView, 'section' | 'category'> & { readonly isPastEnd: boolean }

/** The empty state: a section (P-731) or a category without texts, or a page number past the end. */
export function NoTexts({ section, category, isPastEnd }: NoTextsProps): ReactElement {
  const locale = useLocale()
  const { library } = useTranslations()
  if (category === null && !isPastEnd)
    return <EmptyState title={library[section].none()}>{library[section].noneText()}</EmptyState>
  const place = isPastEnd ? { section, category: category?.slug ?? null } : { section }
  return (
    <EmptyState
      title={isPastEnd ? library.empty.beyond() : library.empty.title()}
      action={
        <Button asChild variant="outline">
          <a href={textListPath(locale, place)}>
            {isPastEnd ? library.empty.toFirst() : library[section].all()}
          </a>
        </Button>
      }
    />
  )
}
