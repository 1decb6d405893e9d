import { describe, expect, it } from 'vitest'
import { telephoneFaults } from './telephone-faults.ts'

// P-833
describe('the telephone numbers of a body', () => {
  it('are of a numbering plan, at any depth', () => {
    const body = {
      telephone: '+33700000000',
      phone: '+33612345678',
      client: { telephone: '+33639123456' },
      people: [{ phone: '+99912345678' }, { phone: null }],
    }
    expect(telephoneFaults(body).map(({ path }) => path)).toEqual([
      'telephone',
      'client.telephone',
      'people.0.phone',
    ])
  })

  it('may be empty in a draft, and those of demo accounts are of fiction', () => {
    expect(telephoneFaults({ telephone: '', client: { telephone: '+33639980001' } })).toEqual([])
    expect(telephoneFaults(null)).toEqual([])
    expect(telephoneFaults('+33700000000')).toEqual([])
  })
})
