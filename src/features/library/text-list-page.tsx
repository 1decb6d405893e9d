import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Breadcrumb, BreadcrumbItem } from '~/components/ui/breadcrumb.tsx'
import { Chip } from '~/components/ui/chip.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink } from '~/routing/links.tsx'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import type { TextListSearch } from './library.schema.ts'
import { textListPath } from './text-address.ts'
import { TextListData as ListData } from './text-data.tsx'
import { TextListItems } from './text-list-items.tsx'
import type { TextListData } from './text-list-loader.ts'

type ListPageProps = { readonly outcome: Outcome<TextListData>; readonly search: TextListSearch }

/** A section, or one category of it. */
export function TextListPage({ outcome, search }: ListPageProps): ReactElement {
  if (!outcome.ok) return <FailurePage failure={outcome} />
  return <TextList list={outcome.data} isUntranslated={search.notice === 'untranslated'} />
}

function TextList({ list, isUntranslated }: { list: TextListData; isUntranslated: boolean }): ReactElement {
  const { library } = useTranslations()
  const words = library[list.section]
  const locale = useLocale()
  const { section, category } = list
  const categoryCrumb =
    category && ([category.name, textListPath(locale, { section, category: category.slug })] as const)
  return (
    <Container className="pb-16">
      <ListData section={list.section} category={categoryCrumb} />
      <PageHeader
        navigation={<ListBreadcrumb list={list} />}
        title={list.category?.name ?? words.title()}
        lede={list.category?.description ?? words.lede()}
      />
      {isUntranslated && (
        <Alert tone="info" className="mb-8">
          {words.untranslated()}
        </Alert>
      )}
      <CategoryLinks list={list} />
      <TextListItems list={list} />
    </Container>
  )
}

function ListBreadcrumb({ list: { section, category } }: { list: TextListData }): ReactElement {
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

/** The section whole, and each of its categories. */
function CategoryLinks({ list: { section, categories, category } }: { list: TextListData }): ReactElement {
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
