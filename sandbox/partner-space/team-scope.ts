import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { teams } from '../database/schema/index.ts'

/** The wire's id of a team. */
export function teamId(id: number): string {
  return `team-${id}`
}

const rowsSchema = z.object({ rows: z.array(z.object({ id: z.coerce.number(), name: z.string() })) })

/** A team whose figures an account may see. */
export type ScopedTeam = { readonly id: number; readonly name: string }

/**
 * Returns the team that an account acts for, and the approved teams below it at any depth: figures roll up to
 * the parent, never sideways. Empty without an approved team.
 */
export async function scopeOf(db: Db, { teamId }: Pick<Account, 'teamId'>): Promise<readonly ScopedTeam[]> {
  if (teamId === null) return []
  // `union` and not `union all`: a circle of teams would not end.
  const found = await db.execute(sql`
    with recursive scope as (
      select id, name from ${teams} where id = ${teamId} and is_approved
      union select part.id, part.name from ${teams} part
      inner join scope on part.parent_team_id = scope.id where part.is_approved
    ) select id, name from scope`)
  const { rows } = rowsSchema.parse(found)
  return rows.toSorted(
    (one, other) => Number(other.id === teamId) - Number(one.id === teamId) || one.id - other.id,
  )
}

/** Returns the numbers of the teams of {@link scopeOf}. */
export const teamsInScope = async (db: Db, account: Pick<Account, 'teamId'>): Promise<readonly number[]> =>
  (await scopeOf(db, account)).map(({ id }) => id)
