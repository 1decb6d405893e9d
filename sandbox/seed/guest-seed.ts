import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { addDays } from '../../src/lib/plain-date.ts'
import type { Db } from '../database/open-database.ts'
import { accounts, guestGrants, guestOpenings } from '../database/schema/index.ts'
import { demoPeople } from './demo-people.ts'

const dayMs = 86_400_000

/** An accountant with an account of their own and no funds. */
export const demoGuest = {
  id: 'acc-guest-1',
  email: 'guest@sandbox.example',
  firstName: 'Solène',
  lastName: 'Kerbiriou',
  shows: {
    fr: 'Expert-comptable, sans fonds\u00a0: consulte l’espace d’Inès Delorme, qui l’a invitée',
    en: 'Accountant without funds: reads the space of Inès Delorme, who invited her',
  },
} as const

const ownerId = 'acc-position-2'

/**
 * Adds a guest with their own sign-in, who reads the data of an investor with five funds, and an adviser whose access
 * has expired.
 */
export async function seedGuests(
  db: Db,
  {
    createdAt,
    now,
    passwordHash,
  }: { readonly createdAt: Date; readonly now: Date; readonly passwordHash: string },
): Promise<void> {
  const [model] = demoPeople
  if (model === undefined) return
  const facts = { telephone: null, verification: 'approved', passwordHash, isDemo: true, createdAt } as const
  const { shows: _shows, ...person } = demoGuest
  await db.insert(accounts).values({ ...model.account, ...person, ...facts })
  const today = plainDateAt(now)
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.insert(guestGrants).values([
    {
      id: 'gst-demo-1',
      ownerId,
      email: demoGuest.email,
      guestId: demoGuest.id,
      scope: 'both',
      until: addDays(today, 300),
      invitedAt: ago(20),
      acceptedAt: ago(19),
    },
    {
      id: 'gst-demo-2',
      ownerId: 'acc-position-1',
      email: demoGuest.email,
      guestId: demoGuest.id,
      scope: 'documents',
      until: addDays(today, -10),
      invitedAt: ago(90),
      acceptedAt: ago(88),
    },
  ])
  await db.insert(guestOpenings).values([
    { id: 1, grantId: 'gst-demo-1', kind: 'position', openedAt: ago(18) },
    { id: 2, grantId: 'gst-demo-1', kind: 'documents', openedAt: ago(17) },
    { id: 3, grantId: 'gst-demo-2', kind: 'documents', openedAt: ago(60) },
  ])
}
