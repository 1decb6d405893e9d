import type { ReactElement, ReactNode } from 'react'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import type { HtmlOnlyData } from '~/components/static-fragment/html-only-data.ts'
import type { Outcome } from '~/lib/outcome.ts'
import type { FullText, TextView } from './articles.schema.ts'
import { TextData } from './text-data.tsx'

/** A text as its page holds it: the body is HTML. */
export type LoadedText = Pick<TextView, 'seo'> & { readonly read: HtmlOnlyData<{ readonly text: FullText }> }

type TextArticleProps = { readonly outcome: Outcome<LoadedText>; readonly children: ReactNode }

/** The page of a guide or an article, around its body. */
export function TextArticle({ outcome, children }: TextArticleProps): ReactElement {
  if (!outcome.ok) return <FailurePage failure={outcome} />
  return (
    <>
      <TextData text={outcome.data.read.value?.text} />
      {children}
    </>
  )
}
