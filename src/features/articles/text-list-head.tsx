import type { ReactElement } from 'react'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Breadcrumb, BreadcrumbItem } from '~/components/ui/breadcrumb.tsx'
import { Chip } from '~/components/ui/chip.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { TextListView } from './articles.schema.ts'
import { textListPath } from './text-address.ts'

export type ListHeadProps = Pick<TextListView, 'section' | 'categories' | 'category'> & {
  /** True if the visitor was redirected here from a text without translation. */
  readonly isUntranslated: boolean
}

/** The top of a text list: its title and links to its categories. */
export function TextListHead({ section, categories, category, isUntranslated }: ListHeadProps): ReactElement {
  const words = useTranslations().library[section]
  return (
    <>
      <PageHeader
        navigation={<ListBreadcrumb {...{ section, category }} />}
        title={category?.name ?? words.title()}
        lede={category?.description ?? words.lede()}
      />
      {isUntranslated && (
        <Alert tone="info" className="mb-8">
          {words.untranslated()}
        </Alert>
      )}
      <CategoryLinks {...{ section, categories, category }} />
    </>
  )
}

function ListBreadcrumb({ section, category }: Pick<ListHeadProps, 'section' | 'category'>): ReactElement {
  const locale = useLocale()
  const { navigation, library } = useTranslations()
  const title = library[section].title()
  return (
    <Breadcrumb label={navigation.breadcrumb()}>
      <BreadcrumbItem>
        <AppLink to="/">{navigation.home()}</AppLink>
      </BreadcrumbItem>
      {category && (
        <BreadcrumbItem>
          <a href={textListPath(locale, { section })}>{title}</a>
        </BreadcrumbItem>
      )}
      <BreadcrumbItem current>{category?.name ?? title}</BreadcrumbItem>
    </Breadcrumb>
  )
}

/** Links to the whole section and to each of its categories. */
function CategoryLinks({
  section,
  categories,
  category,
}: Omit<ListHeadProps, 'isUntranslated'>): ReactElement {
  const locale = useLocale()
  const { library } = useTranslations()
  const places = [{ slug: null, name: library[section].all() }, ...categories]
  return (
    <nav aria-label={library.categories()} className="pb-8 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {places.map(({ slug, name }) => (
          <li key={name}>
            <Chip>
              <a
                href={textListPath(locale, { section, category: slug })}
                aria-current={slug === (category?.slug ?? null) ? 'page' : undefined}
              >
                {name}
              </a>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
