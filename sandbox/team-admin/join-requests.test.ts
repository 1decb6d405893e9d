import { and, eq, ne } from 'drizzle-orm'
import pino from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../accounts/accounts.ts'
import { accounts, invitations, joinRequests, teams } from '../database/schema/index.ts'
import { readSandboxEnv } from '../env.ts'
import { acceptInvitations } from '../registration/invitation-store.ts'
import { temporaryDatabase } from '../seed/fixtures/temporary-database.ts'
import { decideJoinRequest, needsApproval, requestToJoin } from './join-requests.ts'
import { mailJoinRequest } from './team-admin-mails.ts'

const now = new Date('2026-11-02T10:00:00Z')
const team = 7
const database = temporaryDatabase({
  ...{ fundCount: 1, asOf: '2026-10-01', withDemoAccounts: true },
  seededAt: now,
})
const sent: string[] = []
const refusing = new Set<string>()

const deps = () => ({
  db: database.db,
  env: readSandboxEnv({ SANDBOX_DATA_DIR: database.folder, SANDBOX_PORTAL_URL: 'https://portal.example' }),
  log: pino({ level: 'silent' }),
  now: () => now,
  background: { run: () => undefined, settled: () => Promise.resolve(), stop: () => Promise.resolve() },
  mailbox: {
    send: async ({ to }: { readonly to: string }) => {
      if (refusing.has(to)) throw new Error('mailbox full')
      sent.push(to)
    },
  },
})

async function accountOf(email: string): Promise<Account> {
  const [account] = await database.db.select().from(accounts).where(eq(accounts.email, email))
  if (account === undefined) throw new Error(`The seed has no account ${email}`)
  return account
}

const administrator = () => accountOf('advisor@cgp-demo.example')
const colleague = () => accountOf('family-office@cgp-demo.example')

const place = async (id: string, teamId: number | null) => {
  await database.db.update(accounts).set({ teamId }).where(eq(accounts.id, id))
}

beforeEach(async () => {
  sent.length = 0
  refusing.clear()
  await database.db.delete(joinRequests)
  await database.db.delete(invitations)
})

// P-597
describe('a request to join a team', () => {
  it('moves nobody who has joined another team meanwhile', async () => {
    const { id } = await colleague()
    await place(id, null)
    await requestToJoin(database.db, { accountId: id, team, now })
    const [other] = await database.db.select().from(teams).where(ne(teams.id, team)).limit(1)
    if (other === undefined) throw new Error('The seed has no second team')
    await place(id, other.id)
    const decision = { member: id, decision: 'accept' } as const
    expect(await decideJoinRequest(deps(), await administrator(), decision)).toMatchObject({
      code: 'unknown',
    })
    expect((await colleague()).teamId).toBe(other.id)
  })

  it('is granted once, and leaves nothing to decide', async () => {
    const { id } = await colleague()
    await place(id, null)
    await requestToJoin(database.db, { accountId: id, team, now })
    const decision = { member: id, decision: 'accept' } as const
    const self = await administrator()
    const both = await Promise.all([
      decideJoinRequest(deps(), self, decision),
      decideJoinRequest(deps(), self, decision),
    ])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['done', 'invalid'])
    expect((await colleague()).teamId).toBe(team)
    expect(await database.db.$count(joinRequests)).toBe(0)
  })

  it('reaches the other administrators when the mail to one of them fails, five times a day', async () => {
    const [asking, self] = [await colleague(), await administrator()]
    const others = and(eq(accounts.role, 'partner_user'), eq(accounts.verification, 'approved'))
    await database.db.update(accounts).set({ administersTeamId: team }).where(others)
    refusing.add(self.email)
    for (let request = 1; request <= 7; request += 1)
      await mailJoinRequest(deps(), asking, { id: team, name: 'Conseil' })
    expect(sent).not.toContain(self.email)
    expect(sent.filter((to) => to === asking.email)).toHaveLength(5)
  })
})

// P-183, P-597
describe('an invitation', () => {
  const invite = async (recipient: string, expiresAt: Date) => {
    const { id } = await administrator()
    const invitation = { id: `inv-${recipient}`, teamId: team, inviterId: id, kind: 'sms', recipient }
    const ticketHash = `hash of ${recipient}`
    const rest = { partnerName: 'Demo', locale: 'fr', ticketHash, sentAt: now, expiresAt }
    await database.db.insert(invitations).values({ ...invitation, ...rest })
    return ticketHash
  }
  const later = new Date(now.getTime() + 60_000)
  const earlier = new Date(now.getTime() - 60_000)

  it('by text message lets in who has followed it, without another approval', async () => {
    const account = await colleague()
    expect(await needsApproval(database.db, account, team)).toBe(true)
    const ticketHash = await invite('+33639980001', later)
    await acceptInvitations(database.db, { account, ticketHash, now })
    expect(await needsApproval(database.db, account, team)).toBe(false)
  })

  it('that had expired lets nobody in, and is closed', async () => {
    const account = await colleague()
    await invite(account.email, earlier)
    await acceptInvitations(database.db, { account, ticketHash: undefined, now })
    expect(await needsApproval(database.db, account, team)).toBe(true)
    const [closed] = await database.db.select().from(invitations)
    expect([closed?.acceptedAt, closed?.revokedAt]).toEqual([null, now])
  })
})
