import { describe, expect, it } from 'vitest'
import { preserializedData } from '~/lib/preserialized-data.ts'
import { personalMarkupOf } from './personal-markup.ts'

/** Renders a part and counts the renders. */
function renderer() {
  const count = { renders: 0 }
  const render = (data: object, name = 'part') =>
    personalMarkupOf({ name, props: { data } }, () => {
      count.renders += 1
      return <p>{`${JSON.stringify(data)} < ${count.renders}`}</p>
    }).toString()
  return { count, render }
}

describe('the HTML of a personal part', () => {
  it('is rendered once for the object that it shows, whatever object holds it', () => {
    const { count, render } = renderer()
    const view = preserializedData({ value: '1' })
    expect(render({ name: 'Anne', view })).toBe(render({ name: 'Anne', view }))
    expect(count.renders).toBe(1)
  })

  it('is another for other data beside it, for another part, and for an equal object of another reader', () => {
    const { count, render } = renderer()
    const view = preserializedData({ value: '1' })
    const all = [
      render({ name: 'Anne', view }),
      render({ name: 'Paul', view }),
      render({ name: 'Anne', view }, 'other'),
      render({ name: 'Anne', view: preserializedData({ value: '1' }) }),
    ]
    expect(new Set(all).size).toBe(4)
    expect(count.renders).toBe(4)
  })

  it('is rendered each time without such an object, and with two', () => {
    const { count, render } = renderer()
    const [one, two] = [preserializedData({ value: '1' }), preserializedData({ value: '2' })]
    for (const data of [{ name: 'Anne' }, { name: 'Anne' }, { one, two }, { one, two }]) render(data)
    expect(count.renders).toBe(4)
  })

  it('is escaped', () => {
    expect(renderer().render({})).toBe('<p>{} &lt; 1</p>')
  })
})
