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
  it('is made once for one key', () => {
    const calls: string[] = []
    const ask = () => markupOf('once', 'a-', () => <Counted calls={calls} text="a < b" />)
    expect([ask(), ask()]).toEqual(['<p>a &lt; b</p>', '<p>a &lt; b</p>'])
    expect(calls).toEqual(['a < b'])
  })

  it('is another one for another key', () => {
    const calls: string[] = []
    const ask = (text: string) => markupOf(`each ${text}`, 'a-', () => <Counted calls={calls} text={text} />)
    expect([ask('one'), ask('two'), ask('one')]).toEqual(['<p>one</p>', '<p>two</p>', '<p>one</p>'])
    expect(calls).toEqual(['one', 'two'])
  })

  it('has ids that begin with its name, so that two parts of a page never share one', () => {
    const first = markupOf('first', 'first-', () => <Named />)
    const second = markupOf('second', 'second-', () => <Named />)
    expect(first).toContain('first-')
    expect(second).toContain('second-')
    expect(first).not.toBe(second)
  })
})
