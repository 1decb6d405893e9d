import { createIsomorphicFn } from '@tanstack/react-start'
import { kept, loadParts } from '~/components/kept/kept.tsx'
import { loadTeasers } from './kept-teaser.tsx'
import { type ListHeadProps, TextListHead } from './text-list-head.tsx'
import { NoTexts, type NoTextsProps } from './text-list-none.tsx'

/** {@link TextListHead}, kept. */
export const KeptListHead = kept<ListHeadProps>(
  'text-list-head',
  createIsomorphicFn()
    .server(() => TextListHead)
    .client(async () => (await import('./text-list-head.tsx')).TextListHead),
)

/** {@link NoTexts}, kept. */
export const KeptNone = kept<NoTextsProps>(
  'text-list-none',
  createIsomorphicFn()
    .server(() => NoTexts)
    .client(async () => (await import('./text-list-none.tsx')).NoTexts),
)

/** For loaders of lists of texts. */
export const loadListParts = () => loadParts(KeptListHead, KeptNone, { load: loadTeasers })
