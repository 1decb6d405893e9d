import { expect, it } from 'vitest'
import { twinAddress } from './lighthouse-pages.ts'

const url = 'http://localhost:3000/fonds?status=open&view=table'

it('finds the twin of a page where its language switch leads', () => {
  const html =
    '<link hrefLang="en" href="/no"/><a class="x" href="/no"><a href="/en/funds?status=open&amp;view=table" lang="en-GB" hrefLang="en-GB">'
  expect(twinAddress(html, url)).toBe('http://localhost:3000/en/funds?status=open&view=table')
})

it('refuses a page that has no twin', () => {
  expect(() => twinAddress('<a href="/en/funds">', url)).toThrow('does not lead')
})
