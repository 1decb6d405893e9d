import { sql } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { type Account, findAccount } from '../../sandbox/accounts/accounts.ts'
import {
  finishEnrolment,
  finishSignature,
  startEnrolment,
  startSignature,
} from '../../sandbox/accounts/passkeys/ceremonies.ts'
import type { ChallengeFor } from '../../sandbox/accounts/passkeys/challenges.ts'
import { passkeyChallenges } from '../../sandbox/database/schema/index.ts'
import { accounts } from '../../sandbox/database/schema/people.ts'
import { temporaryDatabase } from '../../sandbox/seed/fixtures/temporary-database.ts'
import { type Authenticator, createAuthenticator } from '../support/authenticator.ts'

const publicUrl = 'https://identity.example'
const now = () => new Date('2026-03-01T12:00:00Z')

describe('a ceremony with a passkey', () => {
  const database = temporaryDatabase()

  function depsOf(lines: string[] = []) {
    return { db: database.db, now, publicUrl, log: pino({}, { write: (line) => void lines.push(line) }) }
  }

  async function owner(id: string): Promise<Account> {
    const address = { email: `${id}@bank.example`, emailConfirmed: true, passwordHash: 'none', locale: 'en' }
    const person = { personType: 'natural', firstName: 'Camille', lastName: 'Aubert' }
    const access = { role: 'investor', rights: [], fields: [], verification: 'approved' }
    const facts = { ...address, ...person, ...access, isChildUser: false, isDemo: false }
    await database.db.insert(accounts).values({ ...facts, id, createdAt: now() })
    const account = await findAccount(database.db, id)
    if (account === undefined) throw new Error('the account is stored')
    return account
  }

  async function enrolled(account: Account): Promise<Authenticator> {
    const authenticator = createAuthenticator(publicUrl)
    const response = authenticator.create(await startEnrolment(depsOf(), account))
    expect(await finishEnrolment(depsOf(), account, { response, name: 'Key' })).toBe('added')
    return authenticator
  }

  const codeFor = ({ id }: Account): ChallengeFor => ({ purpose: 'code', subject: id, accountId: id })

  // P-669
  it('that the database fails is no refusal, and neither spends the challenge nor tells its parameters', async () => {
    const { db } = database
    const account = await owner('one')
    const authenticator = await enrolled(account)
    const ceremony = codeFor(account)
    const signature = authenticator.get(await startSignature(depsOf(), ceremony))
    await db.execute(
      sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$`,
    )
    await db.execute(sql`create trigger away before insert or update on passkeys execute function fail()`)
    const lines: string[] = []
    await expect(finishSignature(depsOf(lines), ceremony, signature)).rejects.toThrow()
    const other = createAuthenticator(publicUrl)
    const response = other.create(await startEnrolment(depsOf(), account))
    const adding = () => finishEnrolment(depsOf(lines), account, { response, name: 'Key' })
    await expect(adding()).rejects.toThrow()
    expect(lines).toEqual([])
    await db.execute(sql`drop trigger away on passkeys`)
    expect((await finishSignature(depsOf(), ceremony, signature)).kind).toBe('accepted')
    expect(await adding()).toBe('added')
  })

  // P-669
  it('that is refused is logged by a code, without what a stranger sent', async () => {
    const account = await owner('two')
    const authenticator = await enrolled(account)
    const reasons = [
      [{ origin: 'https://imitation.example' }, 'origin'],
      [{ rpId: 'imitation.example' }, 'rp_id'],
      [{ isVerified: false }, 'user_verification'],
      [{ counter: 0 }, 'counter'],
      [{ userHandle: 'aW1pdGF0aW9u' }, 'owner'],
    ] as const
    // One that counts, so that going back shows.
    const first = authenticator.get(await startSignature(depsOf(), codeFor(account)))
    expect((await finishSignature(depsOf(), codeFor(account), first)).kind).toBe('accepted')
    for (const [deviation, reason] of reasons) {
      const lines: string[] = []
      const signature = authenticator.get(await startSignature(depsOf(), codeFor(account)), deviation)
      const outcome = await finishSignature(depsOf(lines), codeFor(account), signature)
      expect([outcome.kind, lines.map((line) => JSON.parse(line).reason)]).toEqual(['refused', [reason]])
      expect(lines.join()).not.toContain('imitation')
    }
  })

  // P-668
  it('has no more than twenty pages open, the newest', async () => {
    const account = await owner('three')
    const authenticator = await enrolled(account)
    const challenges = []
    for (let page = 0; page < 25; page += 1)
      challenges.push(
        await startSignature({ ...depsOf(), now: () => new Date(now().getTime() + page) }, codeFor(account)),
      )
    const isOwn = sql`${passkeyChallenges.accountId} = ${account.id}`
    expect(await database.db.$count(passkeyChallenges, isOwn)).toBe(20)
    const kinds = []
    for (const options of [challenges[0], challenges[24]])
      if (options)
        kinds.push((await finishSignature(depsOf(), codeFor(account), authenticator.get(options))).kind)
    expect(kinds).toEqual(['ended', 'accepted'])
  })
})
