import { and, eq, isNull, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Account } from '../accounts/accounts.ts'
import { accounts } from '../database/schema/index.ts'
import { rightsOf } from '../product/users/caller.ts'
import { temporaryDatabase } from '../seed/fixtures/temporary-database.ts'
import { changeRights, suspendMember } from './change-member.ts'

const now = () => new Date('2026-11-02T09:00:00Z')
const team = 7

const database = temporaryDatabase({
  fundCount: 1,
  asOf: '2026-10-01',
  withDemoAccounts: true,
  seededAt: now(),
})

/** Two administrators of one team, as both were read before either acted. */
async function administrators(): Promise<readonly [Account, Account]> {
  const set = { administersTeamId: team, teamId: team, suspendedAt: null }
  const [one, other] = await database.db
    .update(accounts)
    .set(set)
    .where(like(accounts.email, '%@cgp-demo.example'))
    .returning()
  if (one === undefined || other === undefined) throw new Error('The seed has no two advisers of a team')
  return [one, other]
}

const canAct = and(eq(accounts.administersTeamId, team), isNull(accounts.suspendedAt))

// P-593
describe('two administrators who act on each other at once', () => {
  it('are not both suspended', async () => {
    const [one, other] = await administrators()
    const deps = { db: database.db, now }
    const done = await Promise.all([
      suspendMember(deps, one, { member: other.id, suspended: true }),
      suspendMember(deps, other, { member: one.id, suspended: true }),
    ])
    expect(done.map(({ kind }) => kind).toSorted()).toEqual(['done', 'stale'])
    expect(await database.db.$count(accounts, canAct)).toBeGreaterThan(0)
  })

  it('give no right that they have lost meanwhile', async () => {
    const [one, other] = await administrators()
    const deps = { db: database.db, now }
    const seen = rightsOf(one)
    const rights = seen.filter((right) => right !== 'team:manage')
    expect(await changeRights(deps, other, { member: one.id, rights, seen })).toEqual({ kind: 'done' })
    const own = rightsOf(other)
    const fewer = own.filter((right) => right !== 'team:invite')
    expect(await changeRights(deps, one, { member: other.id, rights: fewer, seen: own })).toEqual({
      kind: 'stale',
    })
  })
})
