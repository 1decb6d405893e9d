import { describe, expect, it, vi } from 'vitest'
import { keptFor, type StaffDirectory } from './staff-directory.ts'

const staff = {
  kind: 'staff',
  staff: { id: '1', name: 'ann', actor: 'ann@house.example' },
} as const
const at = () => new Date('2026-11-29T08:00:00Z')

describe('what is known of a token', () => {
  it('is asked once in a moment', async () => {
    const ask = vi.fn<StaffDirectory['read']>(async () => staff)
    const read = keptFor(ask, at)
    expect([await read('a'), await read('a'), ask.mock.calls.length]).toEqual([staff, staff, 1])
  })

  it('is asked again after a failure of the database, and after a backend that was away', async () => {
    const ask = vi
      .fn<StaffDirectory['read']>(async () => staff)
      .mockRejectedValueOnce(new Error('connection lost'))
      .mockResolvedValueOnce({ kind: 'refused', code: 'unavailable' })
    const read = keptFor(ask, at)
    await expect(read('a')).rejects.toThrow('connection lost')
    expect(await read('a')).toEqual({ kind: 'refused', code: 'unavailable' })
    expect(await read('a')).toEqual(staff)
  })
})
