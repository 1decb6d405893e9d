import { describe, expect, it } from 'vitest'
import { dehydrateDeterministically } from './deterministic-dehydration.server.ts'

const whole = (page: string, moments: readonly number[]) => dehydrateDeterministically(page, moments).join('')

const pageOf = (first: number, second: number) =>
  `<p>u:${first},s:</p><script data-tsr-stream-part="">[{i:"a",u:${first},s:"success"},{i:"b",u:${second},s:"success",l:"u:7"}]</script>`

describe('the data of a page', () => {
  it('are the same whenever they were loaded', () => {
    const [early, late] = [whole(pageOf(1, 2), [1, 2]), whole(pageOf(3, 3), [3, 3])]
    expect(early.slice(early.indexOf('<script'))).toBe(late.slice(late.indexOf('<script')))
  })

  it('are the same where they stand in several scripts', () => {
    const [early, late] = [1, 3].map((moment) =>
      whole(`${pageOf(moment, moment)}<script data-tsr-stream-part="">end()</script>`, [moment]),
    )
    expect(early?.slice(early.indexOf('<script'))).toBe(late?.slice(late.indexOf('<script')))
  })

  it('are as old as the browser that reads them', () => {
    const data = whole(pageOf(1, 2), [1, 2])
    const list: { u: number }[] = new Function(`return ${/>(\[.*\])</.exec(data)?.[1]}`)()
    for (const { u } of list) expect(Math.abs(Date.now() - u)).toBeLessThan(60_000)
  })

  it('leaves what is shown and what it does not know', () => {
    const page = pageOf(1, 2)
    expect(whole(page, [9])).toBe(page)
    expect(whole(page, [1, 2])).toContain('<p>u:1,s:</p>')
    expect(whole('<p>u:1,s:</p>', [1])).toBe('<p>u:1,s:</p>')
  })
})
