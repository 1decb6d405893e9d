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
const counted: Step = {
  name: 'counted',
  run: () => Promise.resolve({ passed: 7, failed: 2, files: [{ file: 'some.test.ts', ms: 1234 }] }),
}
const held = check('held', () => Promise.resolve())

it('counts every step in the last line, the one that throws as a failure', async () => {
  const exitCode = await runSteps([held, counted, broken], { lanes: 2 })
  expect(printed.at(-1)).toBe('\n8 passed, 3 failed')
  expect(exitCode).toBe(1)
})

it('prints how long the files of the tests took', async () => {
  await runSteps([counted])
  expect(printed).toContain('    1.2 s  some.test.ts')
})

it('runs two steps beside each other, and one that comes after others when these have ended', async () => {
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
  const last = check('last', async () => void order.push('last'), ['waiting'])
  expect(await runSteps([last, waiting, freeing], { lanes: 2 })).toBe(0)
  expect(order).toEqual(['freeing', 'waiting', 'last'])
})

it('does not run what comes after a step that failed, and counts it as a failure', async () => {
  const run = vi.fn(() => Promise.resolve())
  expect(await runSteps([check('after', run, ['broken']), broken, held])).toBe(1)
  expect(run).not.toHaveBeenCalled()
  expect(printed.at(-1)).toBe('\n1 passed, 2 failed')
})

it('refuses steps that wait for each other', async () => {
  const steps = [
    check('one', () => Promise.resolve(), ['other']),
    check('other', () => Promise.resolve(), ['one']),
  ]
  await expect(runSteps(steps)).rejects.toThrow('wait for each other')
})
