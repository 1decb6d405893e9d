import { expect, it } from 'vitest'
import { startFakeBackend } from '../testing/fake-backend.ts'
import { createMissingFiles } from './missing-files.server.ts'

// P-838
it('asks the media library for each file once, and believes only that it is gone', async () => {
  const asked: string[] = []
  const statuses = new Map([
    ['/there.png', 200],
    ['/gone.png', 404],
    ['/deleted%20.png', 410],
  ])
  await using backend = await startFakeBackend(({ target }) => ({ method }, response) => {
    asked.push(`${method} ${target}`)
    response.writeHead(statuses.get(target) ?? 500).end()
  })
  const isGone = createMissingFiles({ mediaUrl: backend.url })
  const all = ['there.png', 'gone.png', 'deleted .png', 'broken.png', 'gone.png']
  expect(await Promise.all(all.map(isGone))).toEqual([false, true, true, false, true])
  expect(asked.toSorted()).toEqual(
    ['/there.png', '/gone.png', '/deleted%20.png', '/broken.png'].map((path) => `HEAD ${path}`).toSorted(),
  )
})

it('asks no more once the library does not respond', async () => {
  const asked: string[] = []
  await using backend = await startFakeBackend(({ target }) => (_request, response) => {
    asked.push(target)
    response.destroy()
  })
  const isGone = createMissingFiles({ mediaUrl: backend.url })
  for (const file of ['a.png', 'b.png', 'c.png']) expect(await isGone(file)).toBe(false)
  expect(asked).toEqual(['/a.png'])
})

it('asks no more once the time for all files is over', async () => {
  const asked: string[] = []
  await using backend = await startFakeBackend(({ target }) => () => {
    asked.push(target)
  })
  const isGone = createMissingFiles({ mediaUrl: backend.url, timeoutMs: 1000 })
  expect(await Promise.all(['a.png', 'b.png'].map(isGone))).toEqual([false, false])
  expect(await isGone('c.png')).toBe(false)
  expect(asked.toSorted()).toEqual(['/a.png', '/b.png'])
})
