import { createIsomorphicFn } from '@tanstack/react-start'
import { htmlOnlyFragment, staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import type { WhiteBookFacts, WhiteBookReading } from './white-book.schema.ts'
import { FactsOfWhiteBook, WhiteBookAsRead } from './white-book-as-read.tsx'

/** {@link WhiteBookAsRead} as a static fragment. */
export const StaticReading = htmlOnlyFragment<WhiteBookReading>(
  'white-book',
  createIsomorphicFn()
    .server(() => WhiteBookAsRead)
    .client(async () => (await import('./white-book-as-read.tsx')).WhiteBookAsRead),
)

/** {@link FactsOfWhiteBook} as a static fragment. */
export const StaticFacts = staticFragment<WhiteBookFacts>(
  'white-book-facts',
  createIsomorphicFn()
    .server(() => FactsOfWhiteBook)
    .client(async () => (await import('./white-book-as-read.tsx')).FactsOfWhiteBook),
)
