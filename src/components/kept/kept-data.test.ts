import { expect, it } from 'vitest'
import { KeptData, keptDataAdapter } from './kept-data.ts'

it('leaves what a page carries as HTML out of the data beside it', () => {
  const data = new KeptData({ text: 'read by a kept part alone' })
  expect(keptDataAdapter.test(data)).toBe(true)
  expect(keptDataAdapter.test({ value: data.value })).toBe(false)
  expect(keptDataAdapter.toSerializable(data)).toBeNull()
  expect(keptDataAdapter.fromSerializable(null).value).toBeUndefined()
})

it('is what stood in the page when it was first looked for, whatever stands there later', () => {
  const asked: string[] = []
  let stands: { innerHTML: string } | null = { innerHTML: '<p>first</p>' }
  const querySelector = (selector: string) => {
    asked.push(selector)
    return stands
  }
  const page = { querySelector }
  const data = new KeptData<string>()
  const first = data.standing('text-body', page)
  stands = null
  expect(first).toEqual({ __html: '<p>first</p>' })
  expect(data.standing('text-body', page)).toBe(first)
  expect(asked).toEqual(['[data-kept="text-body"]'])
  expect(new KeptData<string>().standing('text-body', page)).toEqual({ __html: '' })
})
