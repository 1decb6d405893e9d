import type { ReactElement } from 'react'
import type { FullText } from '~/features/articles/articles.schema.ts'
import { ReadText } from '~/features/articles/full-text.tsx'
import type { FundMentionView } from '~/features/funds/fund-mention.schema.ts'
import { FundMention } from '~/features/funds/fund-mention.tsx'

/** Content of a text's page: the text, and the funds that it mentions. */
export type TextOfPage = { readonly text: FullText; readonly funds: readonly FundMentionView[] }

/** All that is read on the page of a text. */
export function TextAsRead({ data: { text, funds } }: { readonly data: TextOfPage }): ReactElement {
  return <ReadText text={text} funds={funds.map((fund) => <FundMention key={fund.key} fund={fund} />)} />
}
