import { expect, it } from 'vitest'
import { signedInSchema } from './auth.schema.ts'

// P-796
it.each([
  [{}, undefined],
  [{ refreshToken: null }, undefined],
  [{ refreshToken: '' }, undefined],
  [{ refreshToken: 7 }, undefined],
  [{ refreshToken: 'r' }, 'r'],
])('a sign-in of the content backend is read whatever its refresh token is: %j', (more, refreshToken) => {
  expect(signedInSchema.parse({ jwt: 'a', ...more }).refreshToken).toBe(refreshToken)
})

// P-796
it.each([
  [{}, undefined],
  [{ user: null }, undefined],
  [{ user: { id: 'x' } }, undefined],
  [{ user: { id: 7, username: 'ann' } }, { id: 7 }],
])('and whatever its user is: %j', (more, user) => {
  expect(signedInSchema.parse({ jwt: 'a', ...more }).user).toEqual(user)
})

it('is none without a token', () => {
  for (const body of [null, {}, { jwt: '' }, { jwt: null }])
    expect(signedInSchema.safeParse(body).success).toBe(false)
})
