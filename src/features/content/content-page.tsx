import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { PageData } from '~/components/layout/structured-data.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import type { LoadedView } from './content-page-loader.ts'
import { StaticPage } from './content-page-static.tsx'

/** An editorial page, or the error state when it cannot be loaded. */
export function ContentPage({ page }: { page: Outcome<LoadedView> }): ReactElement {
  if (!page.ok) return <FailurePage failure={page} />
  const { read } = page.data
  return (
    <>
      <PageData
        name={read.value?.title ?? ''}
        pathIn={(locale) =>
          pathFor({ to: '/content/$', params: { _splat: read.value?.urls[locale] ?? '' }, locale })
        }
      />
      <StaticPage data={read} />
    </>
  )
}
