import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { takeTurns } from './take-turns.server.ts'

it('one caller begins in each turn of the event loop, in the order in which they came', async () => {
  const turn = takeTurns(0, () => 0)
  const begun: string[] = []
  const begin = (name: string) => turn().then(() => begun.push(name))
  const all = Promise.all(['first', 'second', 'third'].map(begin))
  const begunByTurn: string[][] = []
  for (let turns = 0; turns < 3; turns += 1) {
    await nextTurn()
    begunByTurn.push([...begun])
  }
  await all
  expect(begunByTurn).toEqual([['first'], ['first', 'second'], ['first', 'second', 'third']])
})

it('others begin in the same turn while its time has not passed, each when the one before has done its work', async () => {
  let nowMs = 0
  const turn = takeTurns(50, () => nowMs)
  const begun: string[] = []
  const work = (name: string) =>
    turn().then(() => {
      begun.push(name)
      nowMs += 30
    })
  const all = Promise.all(['first', 'second', 'third'].map(work))
  await nextTurn()
  expect(begun).toEqual(['first', 'second'])
  await all
  expect(begun).toEqual(['first', 'second', 'third'])
})

it('whoever comes when nobody waits any more begins, too', async () => {
  const turn = takeTurns(0, () => 0)
  await turn()
  await expect(turn()).resolves.toBeUndefined()
})

it('a new connection is answered while others wait for their turn', async () => {
  const server = createServer((_, response) => response.end('at once')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const turn = takeTurns(0, () => 0)
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
