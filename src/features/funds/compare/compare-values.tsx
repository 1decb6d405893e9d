import type { ReactElement } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ComparedFund } from './fund-compare.schema.ts'

/** The mark of a line that differs or not: a sign and, for screen readers, a word. */
export function DifferenceMark({ isDifferent, word }: { isDifferent: boolean; word: string }): ReactElement {
  return (
    <span className={isDifferent ? 'font-semibold text-accent' : 'text-muted'}>
      <span aria-hidden="true">{isDifferent ? '≠' : '='}</span>
      <span className="sr-only">{word}</span>
    </span>
  )
}

/** Article 6, 8 or 9 with the product's disclosure where there is one; a regime and not a ranking, so no colour. */
export function SfdrArticle({ sfdr }: { sfdr: ComparedFund['sfdr'] }): ReactElement | null {
  const { funds } = useTranslations()
  if (sfdr === null) return null
  const article = funds.sfdr.article({ article: sfdr.article })
  if (sfdr.sourceUrl === null) return <>{article}</>
  return (
    <a href={sfdr.sourceUrl} className="text-link" title={funds.sfdr.disclosure()} rel="noopener">
      {article}
    </a>
  )
}
