import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactElement } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import type { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import { htmlOnlyFragment } from '~/components/static-fragment/static-fragment.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import type { AuthorPageView } from './author.schema.ts'
import { AuthorAsRead } from './author-as-read.tsx'
import { AuthorData } from './author-data.tsx'

/** {@link AuthorAsRead} as a static fragment. */
export const StaticAuthor = htmlOnlyFragment<AuthorPageView>(
  'author',
  createIsomorphicFn()
    .server(() => AuthorAsRead)
    .client(async () => (await import('./author-as-read.tsx')).AuthorAsRead),
)

/** An author as their page holds it: what is read is HTML. */
export type LoadedAuthor = Pick<AuthorPageView, 'page' | 'seo'> & {
  readonly slug: string
  readonly read: HtmlOnlyData<AuthorPageView>
}

/** The page of an author, without interaction. */
export function AuthorPage({ outcome }: { readonly outcome: Outcome<LoadedAuthor> }): ReactElement {
  if (!outcome.ok) return <FailurePage failure={outcome} />
  const { read } = outcome.data
  return (
    <>
      <AuthorData author={read.value} />
      <StaticAuthor data={read} />
    </>
  )
}
