import { createIsomorphicFn } from '@tanstack/react-start'
import { formOnInteraction } from '~/components/form/form-on-interaction.tsx'
import { htmlOnlyFragment, staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import type { WhiteBookFacts, WhiteBookReading } from './white-book.schema.ts'
import { FactsOfWhiteBook, WhiteBookAsRead } from './white-book-as-read.tsx'
import { WhiteBookForm } from './white-book-form.tsx'

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

/** {@link WhiteBookForm}, whose code is loaded when somebody comes to it. */
export const UsedWhiteBookForm = formOnInteraction(
  'white-book',
  createIsomorphicFn()
    .server(() => WhiteBookForm)
    .client(async () => (await import('./white-book-form.tsx')).WhiteBookForm),
)
