import type {
  StaffRights,
  TeamRights,
  TeamRightsList as WireList,
} from '~/contract/product-api/desk-rights.schema.ts'
import type { AsOf } from '~/lib/as-of.ts'
import { dayOfInstant } from '~/lib/format/instant-text.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { translationsOf } from '~/lib/translations.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { OpenAgreement, StaffMemberView, TeamRightsList, TeamRightsView } from './rights.schema.ts'

/** Maps a page of agreements. */
export function toTeamRightsList({ items, page }: WireList, asOf: AsOf): TeamRightsList {
  return {
    items: items.map((line) => ({ ...line, key: `${line.team.id} ${line.agreement?.fund.id ?? ''}` })),
    total: page.total,
    asOf,
    page: { number: page.page, count: page.pageCount },
  }
}

type Beside = Pick<TeamRightsView, 'found' | 'today'> & {
  /** The fund whose form is open, with all its shares. */
  readonly opened: Omit<OpenAgreement, 'present'> | null
}

/** Maps what a team may do. */
export function toTeamRights(wire: TeamRights, { found, opened, today }: Beside): TeamRightsView {
  const { agreements, members, team, version } = wire
  const present = agreements.find(({ fund }) => fund.id === opened?.fund.id) ?? null
  return {
    ...{ team, version, agreements, found, today },
    open: opened && { ...opened, present },
    members: members.map(({ is_suspended, ...member }) => ({ ...member, isSuspended: is_suspended })),
  }
}

/** Maps what staff may do. */
export const toStaffRights = ({ members }: StaffRights): StaffMemberView[] =>
  members.map(({ is_self, waiting, ...member }) => ({
    ...member,
    isSelf: is_self,
    waiting: waiting && {
      ...{ id: waiting.id, given: waiting.given, withdrawn: waiting.withdrawn, reason: waiting.reason },
      enteredBy: waiting.entered_by,
      enteredOn: dayOfInstant(waiting.entered_at) ?? waiting.entered_at,
      isOwn: waiting.is_own,
    },
  }))

/** Title of a team's page: its name, so that several open pages are told apart. */
export function titleOfTeam(loaded: Outcome<TeamRightsView> | undefined, locale: Locale): string {
  return loaded?.ok ? loaded.data.team.name : translationsOf(locale).staff_rights.entry.title()
}
