import { expect, it } from 'vitest'
import type { StaffRight } from '../../../src/contract/product-api/desk-rights.schema.ts'
import { seedContentAccounts } from '../../content/seed/seed-accounts.ts'
import { listStaff, removeStaff } from '../../content/users/staff-members.ts'
import { staffRights } from '../../database/schema/index.ts'
import { temporaryDatabase } from '../../seed/fixtures/temporary-database.ts'
import { allRights, heldRights, mayAnyManage } from './held-rights.ts'

const database = temporaryDatabase()

const restrict = (memberId: string, actor: string, rights: readonly StaffRight[]) =>
  database.db.insert(staffRights).values({ memberId, actor, name: actor, rights })

// P-783
it('members have every right until it is withdrawn, and the last who may change rights is not removed', async () => {
  const { db } = database
  await seedContentAccounts(db)
  const members = await listStaff(db)
  const [first, ...others] = members
  if (first === undefined || others.length === 0) throw new Error('The seed has too few members of staff')
  expect(await heldRights(db, { id: String(first.id) })).toEqual(allRights)
  for (const { email, id } of others) await restrict(String(id), email, ['publish'])
  expect(await heldRights(db, { id: String(others[0]?.id) })).toEqual(['publish'])
  expect(await mayAnyManage(db, [])).toBe(false)
  expect(
    await mayAnyManage(
      db,
      others.map(({ id }) => String(id)),
    ),
  ).toBe(false)
  expect(await removeStaff(db, first.email)).toEqual({ refusal: 'last_administrator' })
  const [removed] = others
  expect(await removeStaff(db, removed?.email ?? '')).toEqual({})
  expect((await db.select().from(staffRights)).map(({ actor }) => actor)).not.toContain(removed?.email)
})
