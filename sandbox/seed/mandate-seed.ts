import type { Db } from '../database/open-database.ts'
import { mandates } from '../database/schema/index.ts'

const person = 'acc-position-5'

/**
 * Mandates: a person acts for her company, reads the figures of a family company, and had one that is over; another person
 * takes care of the family company's documents.
 */
const demoMandates: readonly (typeof mandates.$inferInsert)[] = [
  {
    id: 'mdt-demo-1',
    accountId: person,
    holderId: 'acc-position-6',
    scope: 'both',
    power: 'act',
    since: '2023-01-01',
    until: null,
  },
  {
    id: 'mdt-demo-2',
    accountId: person,
    holderId: 'acc-position-7',
    scope: 'figures',
    power: 'read',
    since: '2024-06-01',
    until: null,
  },
  {
    id: 'mdt-demo-3',
    accountId: person,
    holderId: 'acc-position-3',
    scope: 'both',
    power: 'act',
    since: '2022-01-01',
    until: '2024-12-31',
  },
  {
    id: 'mdt-demo-4',
    accountId: 'acc-position-1',
    holderId: 'acc-position-7',
    scope: 'documents',
    power: 'act',
    since: '2024-06-01',
    until: null,
  },
]

/** Adds the mandates of the demo investors. */
export async function seedMandates(db: Db): Promise<void> {
  await db.insert(mandates).values([...demoMandates])
}
