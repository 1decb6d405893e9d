import { notFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { runInRequestContext } from '../http/request-context.server.ts'
import { publicRead, staleIfError } from './site-content.server.ts'

function lastGoodOf(answers: (string | undefined | 'never')[]) {
  const clock = { ms: 0 }
  const asked: string[] = []
  const lastGood = staleIfError<'fr' | 'en', string>(
    (key) => {
      asked.push(key)
      const response = answers.shift()
      return response === 'never' ? new Promise<never>(() => {}) : Promise.resolve(response)
    },
    { waitMs: 5, restMs: 1000, now: () => clock.ms },
  )
  return { lastGood, clock, asked }
}

describe('a part that pages can do without', () => {
  it('is the response of the backend while it responds', async () => {
    const { lastGood } = lastGoodOf(['a', 'b'])
    expect([await lastGood('fr'), await lastGood('fr')]).toEqual(['a', 'b'])
  })

  it.each([undefined, 'never'] as const)(
    'is its last good answer when the backend gives %s',
    async (fault) => {
      const { lastGood } = lastGoodOf(['a', fault])
      await lastGood('fr')
      expect(await lastGood('fr')).toBe('a')
    },
  )

  it('is nothing when there never was a response in its language', async () => {
    const { lastGood } = lastGoodOf(['a', undefined])
    await lastGood('fr')
    expect(await lastGood('en')).toBeUndefined()
  })

  it('leaves a backend alone that has just failed, and asks again after its rest', async () => {
    const { lastGood, clock, asked } = lastGoodOf([undefined, 'a'])
    await lastGood('fr')
    clock.ms += 999
    expect(await lastGood('fr')).toBeUndefined()
    expect(asked.length).toBe(1)
    clock.ms += 1
    expect(await lastGood('fr')).toBe('a')
  })

  it('tells the page that it lacks something', async () => {
    const lacks: number[] = []
    const context = { requestId: 'request-1', locale: 'fr', nonce: undefined } as const
    const onPartial = () => void lacks.push(1)
    const { lastGood } = lastGoodOf(['a', undefined])
    await runInRequestContext({ ...context, onPartial }, () => lastGood('fr'))
    expect(lacks.length).toBe(0)
    await runInRequestContext({ ...context, onPartial }, () => lastGood('fr'))
    expect(lacks.length).toBe(1)
  })
})

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
