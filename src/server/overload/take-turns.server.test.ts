import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { takeTurns } from './take-turns.server.ts'

const begunByTurn = async (together: number, names: readonly string[]) => {
  const { begin: turn } = takeTurns(together)
  const begun: string[] = []
  const all = Promise.all(names.map((name) => turn().then(() => begun.push(name))))
  const seen: string[] = []
  while (begun.length < names.length) {
    await nextTurn()
    seen.push(begun.join(' '))
  }
  await all
  return seen
}

it('one caller begins in each turn of the event loop, in the order in which they came', async () => {
  expect(await begunByTurn(1, ['a', 'b', 'c'])).toEqual(['a', 'a b', 'a b c'])
})

it('some begin together, and no more of them than a turn has room for', async () => {
  expect(await begunByTurn(2, ['a', 'b', 'c', 'd', 'e'])).toEqual(['a b', 'a b c d', 'a b c d e'])
})

it('those who begin together do each step of their work before any of them does the next one', async () => {
  const { begin: turn } = takeTurns(2)
  const done: string[] = []
  const work = async (name: string) => {
    await turn()
    done.push(`${name} 1`)
    await Promise.resolve()
    done.push(`${name} 2`)
  }
  await Promise.all(['a', 'b', 'c'].map(work))
  expect(done).toEqual(['a 1', 'b 1', 'a 2', 'b 2', 'c 1', 'c 2'])
})

it('whoever can go on comes before whoever would begin', async () => {
  const turns = takeTurns(2)
  const done: string[] = []
  const work = async (name: string) => {
    await turns.begin()
    done.push(`${name} begins`)
    await Promise.resolve()
    await turns.goOn()
    done.push(`${name} goes on`)
  }
  await Promise.all(['a', 'b', 'c'].map(work))
  expect(done).toEqual(['a begins', 'b begins', 'a goes on', 'b goes on', 'c begins', 'c goes on'])
})

it('nobody waits for work that waits for something else', async () => {
  const { begin, goOn } = takeTurns(1)
  const backend = Promise.withResolvers<void>()
  const slow = begin().then(() => backend.promise.then(goOn))
  await begin().then(goOn)
  backend.resolve()
  await expect(slow).resolves.toBeUndefined()
})

it('whoever comes when nobody waits any more begins, too', async () => {
  const { begin: turn } = takeTurns(1)
  await turn()
  await expect(turn()).resolves.toBeUndefined()
})

it('a new connection is answered while others wait for their turn', async () => {
  const server = createServer((_, response) => response.end('at once')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { begin: turn } = takeTurns(1)
  const most = 1_000_000
  let [begun, isAnswered] = [0, false]
  const work = async () => {
    while (!isAnswered && begun < most) {
      await turn()
      begun += 1
    }
  }
  const works = Promise.all([work(), work(), work()])
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  isAnswered = true
  expect(await answer.text()).toBe('at once')
  expect(begun).toBeLessThan(most)
  await works
})
