import { describe, expect, it } from 'vitest'
import { failure, success } from '~/lib/outcome.ts'
import { readTeam, type TeamReads } from './read-team.ts'
import type { TeamAdminView } from './teams.schema.ts'

const team = { id: 'team-1', name: 'Paris', parent: null, fund_count: 1, member_count: 1 }
const teams = { current: 'team-1', domain: null, partner: { name: 'Banque' }, requested: null, teams: [team] }
const page = { page: 1, pageSize: 50, pageCount: 1, total: 0 }
const own: TeamAdminView = { members: [], requests: [], log: null }

/** Calls that count themselves. */
function counted(admin: TeamAdminView | null) {
  const made: string[] = []
  const call = <Data>(name: string, data: Data) => {
    made.push(name)
    return Promise.resolve(success(data))
  }
  const reads = {
    teams: () => call('teams', teams),
    funds: () => call('funds', { items: [], page }),
    members: () => call('members', { members: [] }),
    admin: () => call('admin', admin),
  } as unknown as TeamReads
  return { made, reads }
}

// P-675
describe('the page of a team', () => {
  it.each([
    ['a member', { administers: false, log: false }, own, ['teams', 'funds', 'members']],
    ['an administrator', { administers: true, log: false }, own, ['teams', 'admin', 'funds']],
    ['the log', { administers: true, log: true }, own, ['teams', 'admin']],
    [
      'who has lost the right',
      { administers: true, log: true },
      null,
      ['teams', 'admin', 'funds', 'members'],
    ],
  ] as const)('reads what is shown alone, for %s', async (_who, asked, admin, expected) => {
    const { made, reads } = counted(admin)
    expect(await readTeam({ id: 'team-1', ...asked }, reads)).toMatchObject({ ok: true })
    expect(made).toEqual(expected)
  })

  it('is not found for a team that is not among the user’s, and says which call has failed', async () => {
    const { reads } = counted(own)
    const member = { administers: false, log: false }
    expect(await readTeam({ id: 'team-2', ...member }, reads)).toEqual(failure('not_found'))
    const failing = { ...reads, members: () => Promise.resolve(failure('unavailable')) }
    expect(await readTeam({ id: 'team-1', ...member }, failing)).toEqual(failure('unavailable'))
  })
})
