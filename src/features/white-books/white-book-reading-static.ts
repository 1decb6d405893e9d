import { createIsomorphicFn } from '@tanstack/react-start'
import { htmlOnlyFragment } from '~/components/static-fragment/static-fragment.tsx'
import type { WhiteBookReading } from './white-book.schema.ts'
import { WhiteBookAsRead } from './white-book-as-read.tsx'

/** {@link WhiteBookAsRead} as a static fragment. */
export const StaticReading = htmlOnlyFragment<WhiteBookReading>(
  'white-book',
  createIsomorphicFn()
    .server(() => WhiteBookAsRead)
    .client(async () => (await import('./white-book-as-read.tsx')).WhiteBookAsRead),
)
