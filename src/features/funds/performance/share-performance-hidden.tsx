import type { ReactElement } from 'react'
import { createFormatter } from '~/lib/format/formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { HiddenFigures } from './share-performance.schema.ts'
import { notShownLines } from './share-performance-words.ts'

/** Why there is no figure, until when, and what there is instead. */
export function NotShown({ hidden }: { readonly hidden: HiddenFigures }): ReactElement {
  const texts = useTranslations()
  const [why = '', ...rest] = notShownLines(hidden, { texts, to: createFormatter(useLocale()) })
  return (
    <>
      <p>{why}</p>
      <p className="mt-2 max-w-measure text-muted">{rest.join(' ')}</p>
    </>
  )
}
