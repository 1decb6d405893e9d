import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { check, runSteps, type Step } from './steps.ts'

const printed: string[] = []

beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => vi.restoreAllMocks())

const broken = check('broken', () => Promise.reject(new Error('it does not hold')))
const counted: Step = { name: 'counted', run: () => Promise.resolve({ passed: 7, failed: 2 }) }
const held = check('held', () => Promise.resolve())

it('counts every step in the last line, alone or beside others, the one that throws as a failure', async () => {
  const exitCode = await runSteps([held, [counted, broken, held, held], counted])
  expect(printed.at(-1)).toBe('\n17 passed, 5 failed')
  expect(exitCode).toBe(1)
})

it('runs the steps of a list two beside each other, and the next one when all of them have ended', async () => {
  const first = Promise.withResolvers<void>()
  const order: string[] = []
  const waiting = check('waiting', async () => {
    await first.promise
    order.push('waiting')
  })
  const freeing = check('freeing', async () => {
    order.push('freeing')
    first.resolve()
  })
  const last = check('last', async () => void order.push('last'))
  expect(await runSteps([[waiting, freeing], last])).toBe(0)
  expect(order).toEqual(['freeing', 'waiting', 'last'])
})
