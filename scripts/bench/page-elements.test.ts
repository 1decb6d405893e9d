import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PageNode } from './bare-start/src/content.ts'
import { readElements } from './page-elements.ts'

function written(node: PageNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const [name, attributes, children] = node
  return createElement(
    name,
    { key, ...attributes },
    children.length === 0 ? undefined : children.map(written),
  )
}

it('reads the elements that React wrote, so that React writes the same again', () => {
  const html =
    '<main id="m" class="a [&amp;&gt;b]:c"><p style="--columns:2;margin-top:1px">L’équipe &amp; l&#x27;objectif</p><br/><input type="checkbox" disabled="" value=""/><svg viewBox="0 0 1 1"><path d="M0 0z"></path></svg></main>'
  expect(renderToStaticMarkup(readElements(html).map(written))).toBe(html)
})

it('leaves out comments, and code with what is in it', () => {
  const html = '<p>a<!-- -->b</p><script>if (1<2) "<p>"</script><style>p{}</style><p>c</p>'
  expect(readElements(html)).toEqual([
    ['p', {}, ['a', 'b']],
    ['p', {}, ['c']],
  ])
})
