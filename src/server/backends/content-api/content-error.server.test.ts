import { describe, expect, it } from 'vitest'
import { type ContentError, createContentErrors } from './content-error.server.ts'

function reader(version: '4' | '5') {
  const told: ContentError[] = []
  return { told, ...createContentErrors({ version, onError: (error) => told.push(error) }) }
}

const newer = (name: string, message: string, status = 400) => ({
  data: null,
  error: { status, name, message, details: {} },
})

describe('an error of the content backend', () => {
  it.each([
    ['Invalid identifier or password', 'wrong_credentials'],
    ['Incorrect code provided', 'wrong_code'],
    ['Email or Username are already taken', 'already_taken'],
  ])('that says "%s" is %s', (message, code) => {
    const { read, told } = reader('5')
    expect(read(newer('ValidationError', message), 400)).toEqual({ status: 400, code })
    expect(told).toMatchObject([{ name: 'ValidationError', status: 400, message }])
  })

  it('that says something else goes by its name', () => {
    expect(reader('4').read(newer('ForbiddenError', 'Forbidden', 403), 403)).toEqual({
      status: 403,
      code: 'ForbiddenError',
    })
  })

  it('may have the older shape of version 4', () => {
    const body = { statusCode: 400, error: 'Bad Request', message: 'Incorrect code provided' }
    const { read, told } = reader('4')
    expect(read(body, 400)).toEqual({ status: 400, code: 'wrong_code' })
    expect(told).toEqual([{ name: 'Bad Request', statusCode: 400, message: 'Incorrect code provided' }])
  })

  // P-212
  it.each([
    ['5', { name: 'UnknownError', status: 500 }],
    ['4', { name: 'UnknownError', statusCode: 500 }],
  ] as const)('without a body is the UnknownError of version %s, with status 500', (version, error) => {
    for (const body of [undefined, null, 'Bad Gateway', {}, { error: 'x' }]) {
      const { read, told } = reader(version)
      expect(read(body, 401)).toEqual({ status: 500, code: 'UnknownError' })
      expect(told).toEqual([error])
    }
    const { onNoResponse, told } = reader(version)
    onNoResponse?.()
    expect(told).toEqual([error])
  })

  it('that says "too many requests" is that, with or without a body', () => {
    expect(reader('5').read(undefined, 429).status).toBe(429)
    expect(reader('5').read(newer('RateLimitError', 'Too many requests', 429), 429).status).toBe(429)
  })
})
