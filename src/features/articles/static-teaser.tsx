import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactElement } from 'react'
import { staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import { TeaserItem } from './teaser-item.tsx'
import { TeaserText, type TextTeaserProps } from './text-teaser.tsx'

const StaticText = staticFragment<TextTeaserProps>(
  'text-teaser',
  createIsomorphicFn()
    .server(() => TeaserText)
    .client(async () => (await import('./text-teaser.tsx')).TeaserText),
)

/** A teaser of a guide or an article, as a list item. The list's loader must call `loadTeasers`. */
export function StaticTeaser(props: TextTeaserProps): ReactElement {
  return (
    <TeaserItem>
      <StaticText {...props} />
    </TeaserItem>
  )
}

/** For loaders of lists of texts. */
export const loadTeasers = StaticText.load
