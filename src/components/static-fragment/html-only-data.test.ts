import { expect, it } from 'vitest'
import { HtmlOnlyData, htmlOnlyDataAdapter } from './html-only-data.ts'

it('leaves what a page carries as HTML out of the data beside it', () => {
  const data = new HtmlOnlyData({ text: 'read by a static fragment alone' })
  expect(htmlOnlyDataAdapter.test(data)).toBe(true)
  expect(htmlOnlyDataAdapter.test({ value: data.value })).toBe(false)
  expect(htmlOnlyDataAdapter.toSerializable(data)).toBeNull()
  expect(htmlOnlyDataAdapter.fromSerializable(null).value).toBeUndefined()
})

it('is what stood in the page when it was first looked for, whatever stands there later', () => {
  const asked: string[] = []
  let stands: { innerHTML: string } | null = { innerHTML: '<p>first</p>' }
  const querySelector = (selector: string) => {
    asked.push(selector)
    return stands
  }
  const page = { querySelector }
  const data = new HtmlOnlyData<string>()
  const first = data.htmlOf('text-body', page)
  stands = null
  expect(first).toEqual({ __html: '<p>first</p>' })
  expect(data.htmlOf('text-body', page)).toBe(first)
  expect(asked).toEqual(['[data-fragment="text-body"]'])
  expect(new HtmlOnlyData<string>().htmlOf('text-body', page)).toEqual({ __html: '' })
})
