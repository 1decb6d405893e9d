import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { Container } from '~/components/layout/container.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import type { TextListSearch } from './articles.schema.ts'
import { TextListData as ListData } from './text-data.tsx'
import { TextListItems } from './text-list-items.tsx'
import type { TextListData } from './text-list-loader.ts'
import { StaticListHead } from './text-list-parts.tsx'

type ListPageProps = { readonly outcome: Outcome<TextListData>; readonly search: TextListSearch }

/** A section, or one category of it. */
export function TextListPage({ outcome, search }: ListPageProps): ReactElement {
  if (!outcome.ok) return <FailurePage failure={outcome} />
  return <TextList list={outcome.data} isUntranslated={search.notice === 'untranslated'} />
}

function TextList({ list, isUntranslated }: { list: TextListData; isUntranslated: boolean }): ReactElement {
  const { section, categories, category } = list
  return (
    <Container className="pb-16">
      <ListData section={section} category={category} />
      <StaticListHead {...{ section, categories, category, isUntranslated }} />
      <TextListItems list={list} />
    </Container>
  )
}
