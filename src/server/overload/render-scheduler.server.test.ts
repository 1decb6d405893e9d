import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { createRenderScheduler, startInGroups } from './render-scheduler.server.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
const requestTo = (path: string, signal?: AbortSignal) =>
  new Request(`http://localhost${path}`, signal === undefined ? {} : { signal })
const never = () => new Promise<void>(() => undefined)

/** Runs each name's work in turn, and records it. */
function recorder() {
  const done: string[] = []
  const record = (name: string) => () => {
    done.push(name)
  }
  return { done, record }
}

describe('a render scheduler', () => {
  it('runs a group per turn of the event loop, in the order of arrival', async () => {
    const { start } = createRenderScheduler(2)
    const { done, record } = recorder()
    for (const name of ['a', 'b', 'c']) void start().then(record(name))
    expect(done).toEqual([])
    await nextTurn()
    expect(done).toEqual(['a', 'b'])
    await nextTurn()
    expect(done).toEqual(['a', 'b', 'c'])
  })

  it('renders what is loaded before it starts another request', async () => {
    const { start, render } = createRenderScheduler(1)
    const { done, record } = recorder()
    void start().then(record('first starts')).then(render).then(record('first is rendered'))
    const second = start().then(record('second starts'))
    await second
    expect(done).toEqual(['first starts', 'first is rendered', 'second starts'])
  })

  it('does not wait for a request whose backend is slow', async () => {
    const { start, render } = createRenderScheduler(1)
    const backend = Promise.withResolvers<void>()
    const slow = start().then(() => backend.promise.then(render))
    await start().then(render)
    backend.resolve()
    await slow
  })

  it('starts again after it was idle', async () => {
    const { start } = createRenderScheduler(1)
    await start()
    await nextTurn()
    await nextTurn()
    await start()
  })
})

describe('requests in groups', () => {
  it('keep their own context', async () => {
    const context = new AsyncLocalStorage<string>()
    const seen: string[] = []
    const application = startInGroups(() => {
      seen.push(context.getStore() ?? 'none')
      return new Response()
    }, createRenderScheduler(2))
    await Promise.all(
      ['a', 'b', 'c'].map((name) => context.run(name, () => application(requestTo(`/${name}`)))),
    )
    expect(seen).toEqual(['a', 'b', 'c'])
  })

  it.each(['/api/health', '/api/metrics'])('do not hold up %s', async (path) => {
    const response = await startInGroups(() => new Response('served'), { start: never })(requestTo(path))
    expect(await response.text()).toBe('served')
  })

  it('are not served once their client has gone', async () => {
    const client = new AbortController()
    const turn = Promise.withResolvers<void>()
    let isServed = false
    const application = startInGroups(
      () => {
        isServed = true
        return new Response()
      },
      { start: () => turn.promise },
    )
    const response = application(requestTo('/a', client.signal))
    client.abort()
    turn.resolve()
    await expect(response).rejects.toThrow('aborted')
    expect(isServed).toBe(false)
  })

  it('pass on what the application throws', async () => {
    const application = startInGroups(() => Promise.reject(new Error('a bug')), createRenderScheduler(1))
    await expect(application(requestTo('/a'))).rejects.toThrow('a bug')
  })
})
