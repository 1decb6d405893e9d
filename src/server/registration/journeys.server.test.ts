import { describe, expect, it } from 'vitest'
import type { BackendFailure } from '../backends/backend-outcome.server.ts'
import { type FaultTable, refusedByBackend } from './journeys.server.ts'

const table: FaultTable = {
  'email taken': { field: 'email', code: 'emailTaken' },
  'password common': { field: 'password', code: 'passwordCommon' },
  password: { field: 'password', code: 'passwordCriteria' },
}

const refusal = (...faults: { path: string; code: string }[]): BackendFailure => ({
  kind: 'refused',
  status: 422,
  code: 'validation_failed',
  retryAfterS: null,
  faults,
})

describe('a refused call of a registration', () => {
  it('becomes a fault of the field that the refused member stands in', () => {
    expect(refusedByBackend(refusal({ path: 'email', code: 'taken' }), table)).toEqual({
      kind: 'refused',
      faults: [{ field: 'email', code: 'emailTaken' }],
    })
  })

  it('is told by its reason where the reason has a message, else by its member', () => {
    const codeOf = (code: string) => refusedByBackend(refusal({ path: 'password', code }), table)
    expect(codeOf('common')).toMatchObject({ faults: [{ code: 'passwordCommon' }] })
    expect(codeOf('too_short')).toMatchObject({ faults: [{ code: 'passwordCriteria' }] })
  })

  it('gives every fault that has a field, in the order of the answer', () => {
    const failed = refusal(
      { path: 'password', code: 'common' },
      { path: 'unheard_of', code: 'invalid' },
      { path: 'email', code: 'taken' },
    )
    expect(refusedByBackend(failed, table)).toMatchObject({
      faults: [{ field: 'password' }, { field: 'email' }],
    })
  })

  it.each([
    ['a member that the form does not have', refusal({ path: 'rights', code: 'invalid' })],
    ['a reason that is not in the table', refusal({ path: 'email', code: 'unheard_of' })],
    [
      'a name that every object has',
      refusal({ path: 'constructor', code: 'x' }, { path: '__proto__', code: 'x' }),
    ],
    ['no member', refusal()],
  ])('is a problem of the whole form with %s', (_what, failed) => {
    expect(refusedByBackend(failed, table).kind).toBe('failed')
  })

  it('is a problem of the whole form when the API was not there', () => {
    expect(refusedByBackend({ kind: 'unreachable', reason: 'network' }, table)).toMatchObject({
      kind: 'failed',
      problem: 'unavailable',
    })
  })
})
