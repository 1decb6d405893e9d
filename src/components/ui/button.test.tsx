import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Button } from './button.tsx'

const colours = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const
const variants = ['solid', 'outline', 'soft', 'subtle', 'ghost', 'link'] as const
const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

// P-254
describe('a button', () => {
  test('is primary, solid and of medium size unless told otherwise', () => {
    expect(renderToStaticMarkup(<Button>Send</Button>)).toBe(
      renderToStaticMarkup(
        <Button color="primary" variant="solid" size="md">
          Send
        </Button>,
      ),
    )
  })

  test('looks different in each colour, variant and size', () => {
    const looks = colours.flatMap((color) =>
      variants.flatMap((variant) =>
        sizes.map((size) => renderToStaticMarkup(<Button {...{ color, variant, size }}>Send</Button>)),
      ),
    )
    expect(new Set(looks).size).toBe(7 * 6 * 5)
  })

  test('submits a form only when asked to', () => {
    expect(renderToStaticMarkup(<Button>Send</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"')
  })

  test('lends its looks to a link, which stays a link', () => {
    const markup = renderToStaticMarkup(
      <Button asChild variant="outline">
        <a href="/fonds">Funds</a>
      </Button>,
    )
    expect(markup).toMatch(/^<a [^>]*class="[^"]*border-tone-edge[^"]*"[^>]*>Funds<\/a>$/)
    expect(markup).not.toContain('type=')
  })
})
