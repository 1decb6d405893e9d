import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { beginInTurn } from './begin-in-turn.server.ts'
import { takeTurns } from './take-turns.server.ts'

const served = () => new Response('served')
const asked = (path: string, signal?: AbortSignal) =>
  new Request(`http://localhost${path}`, signal === undefined ? {} : { signal })
const never = () => new Promise<void>(() => {})

it('requests begin in the order in which they came, each within its own context', async () => {
  const context = new AsyncLocalStorage<string>()
  const begun: string[] = []
  const application = beginInTurn(takeTurns(2).begin, ({ url }) => {
    begun.push(`${new URL(url).pathname} ${context.getStore()}`)
    return served()
  })
  const ask = (name: string) => context.run(name, () => application(asked(`/${name}`)))
  const answers = await Promise.all(['a', 'b', 'c'].map(ask))
  expect(begun).toEqual(['/a a', '/b b', '/c c'])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

it.each(['/api/health', '/api/metrics'])('%s waits for nobody', async (path) => {
  const answer = await beginInTurn(never, served)(asked(path))
  expect(await answer.text()).toBe('served')
})

it('whoever has gone away while they waited is not served', async () => {
  const visitor = new AbortController()
  const turn = Promise.withResolvers<void>()
  let isServed = false
  const application = beginInTurn(
    () => turn.promise,
    () => {
      isServed = true
      return served()
    },
  )
  const answer = application(asked('/a', visitor.signal))
  visitor.abort()
  turn.resolve()
  await expect(answer).rejects.toThrow('aborted')
  expect(isServed).toBe(false)
})

it('what an application throws reaches whoever asked', async () => {
  const application = beginInTurn(takeTurns(1).begin, () => Promise.reject(new Error('a bug')))
  await expect(application(asked('/a'))).rejects.toThrow('a bug')
})
