import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCookies } from './cookies.server.ts'

const secure = createCookies('https://portal.example')
const local = createCookies('http://localhost:3100')

// P-125
it('names cookies for their host alone on https', () => {
  expect(secure.write('session', 'v', 60)).toBe(
    '__Host-session=v; HttpOnly; Max-Age=60; Path=/; SameSite=Lax; Secure',
  )
})

it('names cookies by port on a loopback address', () => {
  expect(local.write('session', 'v')).toBe('session-3100=v; HttpOnly; Path=/; SameSite=Lax')
})

it('removes a cookie with the attributes it was set with', () => {
  expect(secure.clear('csrf')).toBe('__Host-csrf=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax; Secure')
})

// P-009
it('lets scripts read the chosen language and nothing else', () => {
  expect(secure.write('locale', 'en')).not.toContain('HttpOnly')
})

it('reads its own cookie among others, and none of another port or prefix', () => {
  const header = 'session=x; session-3000=y; __Host-session=z; session-3100=mine; csrf-3100=c'
  expect(local.read(header, 'session')).toBe('mine')
  expect(secure.read(header, 'session')).toBe('z')
  expect(local.read(null, 'session')).toBeUndefined()
  expect(local.read('session-3100=', 'session')).toBeUndefined()
})

it('gives back what was set, whatever stands beside it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string(), (value, beside) => {
      const [pair = ''] = local.write('session', value).split('; ')
      expect(local.read(`${beside.replaceAll(/session|;/g, '')}; ${pair}; x=%E0%A4%A`, 'session')).toBe(value)
    }),
  )
})

it('reads no header as an error', () => {
  expect(local.read('session-3100=%E0%A4%A', 'session')).toBeUndefined()
  fc.assert(fc.property(fc.string(), (text) => void local.read(`session-3100=${text}`, 'session')))
})
