import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, findAccount } from '../../sandbox/accounts/accounts.ts'
import { keepEmailChange } from '../../sandbox/accounts/email-change.ts'
import { acceptPasskeyCode, issuePasskeyCode } from '../../sandbox/accounts/passkeys/passkey-codes.ts'
import { hashRecoveryCode, newTypedCode } from '../../sandbox/accounts/second-factor.ts'
import { issueTicket, readTicket } from '../../sandbox/accounts/tickets.ts'
import type { Db, OpenDatabase } from '../../sandbox/database/open-database.ts'
import {
  accounts,
  emailChanges,
  partners,
  recoveryCodes,
  teams,
} from '../../sandbox/database/schema/index.ts'
import { readSandboxEnv } from '../../sandbox/env.ts'
import { renewRecoveryCodes } from '../../sandbox/product/account/two-factor.ts'
import { createPrivateFeed, ownerOfFeed } from '../../sandbox/product/notifications/private-feeds.ts'
import { makePostedCode, verifyPostedCode } from '../../sandbox/registration/posted-codes.ts'
import { readRegistrationTicket } from '../../sandbox/registration/registration-tickets.ts'
import { sendInvitation } from '../../sandbox/registration/send-invitation.ts'
import { makeTestDatabase, type TestDatabase } from './test-database.ts'
import { testedDatabases } from './test-sandbox.ts'

const at = new Date('2026-07-09T10:00:00Z')
const now = () => at
const expiresAt = new Date('2026-07-09T11:00:00Z')
/** Fewer than the attempts that one posted code allows. */
const atOnce = 4
const rounds = 5
const [partnerId, teamId] = [1, 1]

const ownerRow: typeof accounts.$inferInsert = {
  id: 'owner',
  email: 'owner@secrets.example',
  passwordHash: 'none',
  emailConfirmed: true,
  role: 'partner_user',
  personType: 'natural',
  firstName: 'Ada',
  lastName: 'Martin',
  locale: 'fr',
  rights: [],
  fields: [],
  verification: 'approved',
  isChildUser: false,
  isDemo: false,
  teamId,
  totpSecret: 'GEZDGNBVGY3TQOJQ',
  createdAt: at,
}

async function fill(db: Db): Promise<void> {
  const team = { id: teamId, partnerId, name: 'Team', domain: 'secrets.example', isApproved: true }
  await db.insert(partners).values({ id: partnerId, name: 'Banque' })
  await db.insert(teams).values(team)
  await db.insert(accounts).values(ownerRow)
}

/** Does something several times at once, and returns what each gave. */
const severally = <Given>(work: (index: number) => Promise<Given>): Promise<Given[]> =>
  Promise.all(Array.from({ length: atOnce }, (_, index) => work(index)))

/** A secret that replaces the one before: how it is made, and whether it opens anything. */
type Replaced = {
  issue(db: Db, owner: Account): Promise<string>
  isValid(db: Db, owner: Account, secret: string): Promise<boolean>
}

/** Renews the recovery codes with a code as proof; undefined where it is refused. */
async function renewed(db: Db, owner: Account, code: string): Promise<readonly string[] | undefined> {
  const mailbox = { send: () => Promise.resolve() }
  const [settled, stop] = [() => Promise.resolve(), () => Promise.resolve()]
  const background = { run: () => undefined, settled, stop }
  const given = { proof: { code }, language: 'fr' } as const
  const outcome = await renewRecoveryCodes({ db, now, mailbox, background }, owner, given)
  return outcome.kind === 'done' ? outcome.response.recovery_codes : undefined
}

let postedCode = ''

const replaced: Readonly<Record<string, Replaced>> = {
  'a mailed link': {
    issue: (db, { id }) => issueTicket(db, { purpose: 'password_reset', accountId: id, expiresAt }),
    isValid: async (db, { id }, secret) =>
      (await readTicket(db, { purpose: 'password_reset', secret, now: at })) === id,
  },
  'a code of a passkey': {
    issue: (db, { id }) => issuePasskeyCode({ db, now }, id),
    isValid: (db, { id }, secret) => acceptPasskeyCode(db, id, secret, at),
  },
  'an invitation to a team': {
    async issue(db, account) {
      const sent: string[] = []
      const mailbox = { send: async ({ text }: { text: string }) => void sent.push(text) }
      const surroundings = { teamId, partner: 'Banque', domain: 'secrets.example' }
      const invitation = { recipient: 'colleague@secrets.example', message: null }
      const inviter = { account, locale: 'fr' as const }
      const env = readSandboxEnv({})
      await sendInvitation({ db, env, now, mailbox }, { inviter, invitation, surroundings })
      return /invitation=([\w-]+)/.exec(sent.join())?.[1] ?? ''
    },
    isValid: async (db, _owner, secret) =>
      (await readRegistrationTicket(db, 'invitation', { secret, now: at })) !== undefined,
  },
  'the ticket of a posted code': {
    async issue(db) {
      const given = { code: postedCode, name: 'MAR', address: '192.0.2.1' }
      const check = await verifyPostedCode({ db, now }, given)
      if (check.kind !== 'accepted') throw new Error(check.kind)
      return check.ticket
    },
    isValid: async (db, _owner, secret) =>
      (await readRegistrationTicket(db, 'posted_code', { secret, now: at })) !== undefined,
  },
  'the address of a private feed': {
    issue: (db, { id }) => createPrivateFeed(db, id, at),
    isValid: async (db, { id }, secret) => (await ownerOfFeed(db, secret))?.id === id,
  },
}

describe.each(testedDatabases())('secrets that replace each other on %s', (_name, serverUrl) => {
  let own: TestDatabase
  let open: OpenDatabase
  let owner: Account

  beforeAll(async () => {
    own = await makeTestDatabase(serverUrl)
    open = await own.open()
    await fill(open.db)
    const found = await findAccount(open.db, 'owner')
    if (found === undefined) throw new Error('the account was not stored')
    owner = found
    const holder = { email: 'holder@secrets.example', holderName: 'MARTIN', holderFirstName: 'Zoé' }
    const made = await makePostedCode(
      { db: open.db, now },
      { ...holder, isLegalEntity: false, fundNumbers: [] },
    )
    postedCode = made.code
  }, 120_000)

  afterAll(async () => {
    await open?.close()
    await own?.remove()
  })

  it.each(Object.entries(replaced))(
    '%s made several times at once leaves one that is valid',
    async (_, each) => {
      for (let round = 0; round < rounds; round += 1) {
        const secrets = await severally(() => each.issue(open.db, owner))
        expect(new Set(secrets).size).toBe(atOnce)
        const valid: string[] = []
        for (const secret of secrets) if (await each.isValid(open.db, owner, secret)) valid.push(secret)
        expect(valid).toHaveLength(1)
      }
    },
  )

  it('recovery codes renewed several times at once leave one set', async () => {
    const { db } = open
    for (let round = 0; round < rounds; round += 1) {
      const proofs = Array.from({ length: atOnce }, newTypedCode)
      const rows = proofs.map((code) => ({ accountId: owner.id, hash: hashRecoveryCode(code), usedAt: null }))
      await db.insert(recoveryCodes).values(rows)
      const sets = await severally((index) => renewed(db, owner, proofs[index] ?? ''))
      const shown = sets.filter((set) => set !== undefined)
      expect(shown.length).toBeGreaterThan(0)
      const left = await db.select().from(recoveryCodes).where(isNull(recoveryCodes.usedAt))
      const hashes = left.map(({ hash }) => hash).sort()
      expect(shown.map((codes) => codes.map(hashRecoveryCode).sort())).toContainEqual(hashes)
      await db.delete(recoveryCodes)
    }
  })

  // P-175
  it('new addresses asked for several times at once leave the link of the one that is kept', async () => {
    const { db } = open
    for (let round = 0; round < rounds; round += 1) {
      const asked = await severally(async (index) => {
        const email = `new-${index}@secrets.example`
        const change = { accountId: owner.id, email, requestedAt: at }
        return { email, secret: (await keepEmailChange(db, change)).token }
      })
      const [kept] = await db.select().from(emailChanges).where(eq(emailChanges.accountId, owner.id))
      const valid: string[] = []
      for (const { email, secret } of asked) {
        const ticket = await readTicket(db, { purpose: 'email_change', secret, now: at })
        if (ticket !== undefined) valid.push(email)
      }
      expect(valid).toEqual([kept?.email])
    }
  })
})
