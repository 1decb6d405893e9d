import { expect, it } from 'vitest'
import { entryInPlace } from './entry-in-place.server.ts'

const whole = (html: string) => entryInPlace(html).join('')

it('leaves the element of the first script where it was, without what a browser would ask for', () => {
  const before = '<html><head>"mark"</head><body><p>text</p>'
  const html = `${before}<script type="module" async="" src="/a.js" integrity="sha256-a"></script><script>data()</script></body></html>`
  expect(whole(html)).toBe(
    `${before}<script type="text/plain"></script><script>data()</script></body></html>`,
  )
})

it.each([
  ['without scripts', '<html><head></head></html>'],
  ['that begins in another way', '<body><script type="module" async="">import("/@id/entry")</script></body>'],
])('leaves a page %s alone', (_page, html) => {
  expect(whole(html)).toBe(html)
})
