import { expect, it } from 'vitest'
import { bytesOf, pageAnswer } from './page-bytes.server.ts'

const bytes = new Uint8Array(Buffer.from('<p>é</p>'))

it('gives back the bytes that a page was made of, and leaves its body to whoever reads it', async () => {
  const answer = pageAnswer(bytes, { status: 404, headers: { 'x-a': 'b' } })
  expect(await bytesOf(answer)).toBe(bytes)
  expect([answer.status, answer.headers.get('x-a')]).toEqual([404, 'b'])
  expect(await answer.text()).toBe('<p>é</p>')
})

it('reads every other answer', async () => {
  expect(Buffer.from(await bytesOf(new Response('x'))).toString()).toBe('x')
  const page = pageAnswer(bytes, {})
  const wrapped = new Response(page.body, page)
  expect(Buffer.from(await bytesOf(wrapped)).toString()).toBe('<p>é</p>')
})

it('does not give a second time what was read', async () => {
  const answer = pageAnswer(bytes, {})
  await answer.text()
  await expect(bytesOf(answer)).rejects.toThrow()
})
