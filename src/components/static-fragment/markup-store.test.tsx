import { useId } from 'react'
import { describe, expect, it } from 'vitest'
import { markupOf } from './markup-store.ts'

function Counted({ calls, text }: { calls: string[]; text: string }) {
  calls.push(text)
  return <p>{text}</p>
}

function Named() {
  const id = useId()
  return <p id={id}>{id}</p>
}

describe('the markup of a part', () => {
  const calls: string[] = []
  const ask = (name: string, props: object, text: string) =>
    markupOf({ name, props }, () => <Counted calls={calls} text={text} />).toString()

  it('is drawn once for one name and equal props', () => {
    calls.length = 0
    const asked = [{ a: { b: 1 } }, { a: { b: 1 } }].map((props) => ask('once', props, 'a < b'))
    expect(asked).toEqual(['<p>a &lt; b</p>', '<p>a &lt; b</p>'])
    expect(calls).toEqual(['a < b'])
  })

  it('is drawn once for an object that comes again', () => {
    calls.length = 0
    const fund = { name: 'x' }
    expect([ask('again', { fund }, 'x'), ask('again', { fund }, 'x')]).toEqual(['<p>x</p>', '<p>x</p>'])
    expect(calls).toEqual(['x'])
  })

  it('is drawn once for the same objects in an object that is made anew', () => {
    calls.length = 0
    const [text, funds, others] = [{ title: 'x' }, [{ name: 'y' }], [{ name: 'z' }]]
    const asked = [
      ask('parts', { data: { text, funds } }, '1'),
      ask('parts', { data: { text, funds } }, '1 again'),
      ask('parts', { data: { text, funds: others } }, '2'),
      ask('parts', { data: { text, funds: null } }, '3'),
      ask('parts', { text, funds }, '4'),
      ask('other parts', { data: { text, funds } }, '5'),
    ]
    expect(asked).toEqual(['1', '1', '2', '3', '4', '5'].map((number) => `<p>${number}</p>`))
  })

  it('is drawn once for the same objects beside the same words and numbers', () => {
    calls.length = 0
    const menu = [{ href: '/' }]
    const asked = [
      ask('menu', { menu, here: '/a', height: 1 }, '1'),
      ask('menu', { menu, here: '/a', height: 1 }, '1 again'),
      ask('menu', { menu, here: '/b', height: 1 }, '2'),
      ask('menu', { menu, here: undefined, height: 1 }, '3'),
      ask('menu', { menu: [{ href: '/x' }], here: '/a', height: 1 }, '4'),
    ]
    expect(asked).toEqual(['1', '1', '2', '3', '4'].map((number) => `<p>${number}</p>`))
  })

  it('returns the right markup however many strings were combined with one object', () => {
    const menu = [{ href: '/' }]
    for (let round = 0; round < 2; round += 1) {
      for (let here = 0; here < 250; here += 1) {
        expect(ask('many', { menu, here }, `${here}`)).toBe(`<p>${here}</p>`)
      }
    }
  })

  it('differs by name and by props', () => {
    calls.length = 0
    const fund = { name: 'x' }
    const asked = [
      ask('one', { fund }, '1'),
      ask('two', { fund }, '2'),
      ask('one', { fund, more: true }, '3'),
      ask('one', { fund: { name: 'y' } }, '4'),
      ask('one', {}, '5'),
    ]
    expect(asked).toEqual(['<p>1</p>', '<p>2</p>', '<p>3</p>', '<p>4</p>', '<p>5</p>'])
    expect(calls).toEqual(['1', '2', '3', '4', '5'])
  })

  it('is UTF-8', () => {
    const markup = markupOf({ name: 'bytes', props: {} }, () => <p>é € </p>)
    expect(markup).toEqual(Buffer.from('<p>é € </p>'))
  })

  it('has ids that begin with its name, so that two parts of a page never share one', () => {
    const [first, second] = ['first', 'second'].map((name) =>
      markupOf({ name, props: {} }, () => <Named />).toString(),
    )
    expect(first).toContain('first-')
    expect(second).toContain('second-')
    expect(first).not.toBe(second)
  })
})
