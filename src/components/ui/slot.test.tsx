import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Slot } from './slot.tsx'

it('dresses its one child and adds no element', () => {
  const html = renderToStaticMarkup(
    <Slot className="button" data-size="md">
      <a href="/fonds">Fonds</a>
    </Slot>,
  )
  expect(html).toBe('<a href="/fonds" data-size="md" class="button">Fonds</a>')
})

it('joins class names and leaves the child its own attributes', () => {
  const html = renderToStaticMarkup(
    <Slot className="button" title="outer">
      <a href="/fonds" className="wide" title="inner">
        Fonds
      </a>
    </Slot>,
  )
  expect(html).toBe('<a href="/fonds" class="button wide" title="inner">Fonds</a>')
})

it('adds its own content around the content of the child', () => {
  const html = renderToStaticMarkup(
    <Slot around={(content) => <b>{content}</b>}>
      <a href="/fonds">Fonds</a>
    </Slot>,
  )
  expect(html).toContain('><b>Fonds</b></a>')
})

it('takes exactly one element', () => {
  expect(() => renderToStaticMarkup(<Slot>text</Slot>)).toThrow('exactly one element')
})
