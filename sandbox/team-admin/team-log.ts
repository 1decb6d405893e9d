import { count, desc, sql } from 'drizzle-orm'
import type { TeamLog } from '../../src/contract/product-api/partner-team.schema.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { auditLog } from '../database/schema/index.ts'
import { teamId } from '../partner-space/team-scope.ts'
import { auditNames } from '../product/audit/audit-names.ts'

type Asked = { readonly page: number; readonly pageSize: number }

/** Details that name an account. */
const namedDetails = ['to']

/** Lists the team's part of the audit log: the entries that name the team that an administrator acts for (P-598). */
export async function readTeamLog(db: Db, self: Account, { page, pageSize }: Asked): Promise<TeamLog> {
  const ofTeam = sql`${auditLog.details} ->> 'team' = ${teamId(self.teamId ?? 0)}`
  const [counted] = await db.select({ total: count() }).from(auditLog).where(ofTeam)
  const rows = await db
    .select()
    .from(auditLog)
    .where(ofTeam)
    .orderBy(desc(auditLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const others = rows.flatMap(({ details }) =>
    namedDetails.flatMap((name) => {
      const id = details[name]
      return id === undefined ? [] : [{ actor: id, subject: id }]
    }),
  )
  const names = await auditNames(db, [...rows, ...others])
  const total = counted?.total ?? 0
  return {
    items: rows.map(({ action, actor, details: { team: _team, ...details }, happenedAt, id, subject }) => ({
      id: `aud-${id}`,
      at: happenedAt.toISOString(),
      action,
      // The manager's staff are not named to a team.
      actor: names.get(actor) ?? (actor.startsWith('acc-') ? actor : null),
      subject: names.get(subject) ?? subject,
      details: Object.fromEntries(
        Object.entries(details).map(([name, value]) => [name, names.get(value) ?? value]),
      ),
    })),
    page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  }
}
