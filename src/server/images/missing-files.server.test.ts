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
  const isGone = createMissingFiles({ mediaUrl: 'http://127.0.0.1:1' })
  expect(await isGone('a.png')).toBe(false)
  const begun = performance.now()
  for (let file = 0; file < 1000; file += 1) expect(await isGone(`${file}.png`)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(200)
})
