import { createIsomorphicFn } from '@tanstack/react-start'
import { loadFragments, staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import { loadTeasers } from './static-teaser.tsx'
import { type ListHeadProps, TextListHead } from './text-list-head.tsx'
import { NoTexts, type NoTextsProps } from './text-list-none.tsx'

/** {@link TextListHead} as a static fragment. */
export const StaticListHead = staticFragment<ListHeadProps>(
  'text-list-head',
  createIsomorphicFn()
    .server(() => TextListHead)
    .client(async () => (await import('./text-list-head.tsx')).TextListHead),
)

/** {@link NoTexts} as a static fragment. */
export const StaticNone = staticFragment<NoTextsProps>(
  'text-list-none',
  createIsomorphicFn()
    .server(() => NoTexts)
    .client(async () => (await import('./text-list-none.tsx')).NoTexts),
)

/** Loads the static fragments of text lists, for loaders. */
export const loadListParts = () => loadFragments(StaticListHead, StaticNone, { load: loadTeasers })
