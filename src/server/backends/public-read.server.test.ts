import { notFound } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { publicRead } from './public-read.server.ts'

const asked = z.object({ key: z.string().check(z.maxLength(3)) })

it('reads what a server function of the same input would', async () => {
  const read = publicRead(asked, async ({ key }) => key.toUpperCase())
  await expect(read({ key: 'abc' })).resolves.toBe('ABC')
})

// P-558
it('reads nothing for an input that the function refuses: its address leads nowhere', async () => {
  const reads: string[] = []
  const read = publicRead(asked, async ({ key }) => reads.push(key))
  await expect(read({ key: 'abcd' })).rejects.toMatchObject({ isNotFound: true })
  expect(reads).toEqual([])
})

it('hides the message of a bug, and passes on redirects and not-found', async () => {
  const failing = publicRead(asked, async () => {
    throw new Error('secret of the backend')
  })
  await expect(failing({ key: 'a' })).rejects.toThrow(/^internal error$/)
  const missing = publicRead(asked, async () => {
    throw notFound()
  })
  await expect(missing({ key: 'a' })).rejects.toMatchObject({ isNotFound: true })
})
