import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ContentImage } from './content-image.tsx'

const picture = { path: 'cover.png', version: 'abc', width: 1600, height: 900, alt: 'A harbour' }
const preview = 'data:image/svg+xml,%3Csvg%3E'

// P-367
describe('a picture of the media library', () => {
  test('shows its own preview until it has come, and grey where there is none', () => {
    const markup = renderToStaticMarkup(<ContentImage picture={{ ...picture, preview }} sizes="20rem" />)
    expect(markup).toContain(`style="background:center / cover url(&quot;${preview}&quot;)"`)
    expect(renderToStaticMarkup(<ContentImage picture={picture} sizes="20rem" />)).not.toContain('style=')
  })

  test('is lazy below the first one, which is fetched before the others', () => {
    expect(renderToStaticMarkup(<ContentImage picture={picture} sizes="20rem" />)).toContain('loading="lazy"')
    const first = renderToStaticMarkup(<ContentImage picture={picture} sizes="20rem" isFirst />)
    expect(first).toContain('fetchPriority="high"')
    expect(first).not.toContain('loading=')
  })

  test('is fetched in no size where the page does not show it', () => {
    const markup = renderToStaticMarkup(
      <ContentImage picture={picture} sizes="20rem" isFirst hiddenBelow="64rem" />,
    )
    expect(markup).toMatch(/<picture><source media="\(width &lt; 64rem\)" srcSet="data:image\/gif/i)
  })
})
