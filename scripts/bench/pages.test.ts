import { expect, it } from 'vitest'
import { englishAddress } from './pages.ts'

const url = 'http://localhost:3000/fonds?status=open&view=table'

it('finds the English page where the language switch leads', () => {
  const html =
    '<link hrefLang="en" href="/no"/><a class="x" href="/no"><a href="/en/funds?status=open&amp;view=table" lang="en-GB" hrefLang="en-GB">'
  expect(englishAddress(html, url)).toBe('http://localhost:3000/en/funds?status=open&view=table')
})

it('refuses a page without a link to its English one', () => {
  expect(() => englishAddress('<a href="/en/funds">', url)).toThrow('no link to its page in English')
})
