import type { ReactElement } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { ComparedFund } from './fund-compare.schema.ts'

/** Marks a row as different or equal: a symbol, and text for screen readers. */
export function DifferenceMark({ isDifferent, word }: { isDifferent: boolean; word: string }): ReactElement {
  return (
    <span className={isDifferent ? 'font-semibold text-accent' : 'text-muted'}>
      <span aria-hidden="true">{isDifferent ? '≠' : '='}</span>
      <span className="sr-only">{word}</span>
    </span>
  )
}

/**
 * SFDR article 6, 8 or 9, linked to the product's disclosure where it has one; a regime and not a ranking,
 * so no colour.
 */
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
