import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

it('works once for each object, and again for another one that looks the same', () => {
  const made: number[] = []
  const double = remembered(({ value }: { value: number }) => {
    made.push(value)
    return value === 0 ? undefined : value * 2
  })
  const [three, alsoThree, zero] = [{ value: 3 }, { value: 3 }, { value: 0 }]
  expect([three, three, alsoThree, zero, zero].map(double)).toEqual([6, 6, 6, undefined, undefined])
  expect(made).toEqual([3, 3, 0])
})
