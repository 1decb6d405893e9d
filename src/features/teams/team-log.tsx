import type { ReactElement } from 'react'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '~/components/ui/table.tsx'
import { instantText } from '~/lib/format/instant-text.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { type TeamRight, teamRights } from './team-forms.schema.ts'
import { rightKeys } from './team-rights.tsx'
import type { TeamLogEntryView } from './teams.schema.ts'

type LogProps = {
  readonly entries: readonly TeamLogEntryView[]
  readonly team: { readonly id: string; readonly name: string }
}

/** The team's part of the audit log, newest first (P-598). */
export function TeamLog({ entries, team }: LogProps): ReactElement {
  const { admin, log: words } = useTranslations().teams
  const locale = useLocale()
  if (entries.length === 0) return <p className="text-muted">{words.none()}</p>
  return (
    <TableScroll label={admin.tabs.log()}>
      <Table narrow="stack" className="text-sm sm:min-w-3xl">
        <TableCaption hidden>{admin.tabs.log()}</TableCaption>
        <TableHead>
          <tr>
            <TableHeader>{words.at()}</TableHeader>
            <TableHeader>{words.what()}</TableHeader>
            <TableHeader>{words.about()}</TableHeader>
            <TableHeader>{words.by()}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {entries.map(({ action, actor, at, details, id, subject }) => (
            <TableRow key={id}>
              <TableHeader scope="row" className="figures whitespace-nowrap font-normal">
                <time dateTime={at}>{instantText(locale, at) ?? at}</time>
              </TableHeader>
              <TableCell label={words.what()}>
                <span>
                  <ActionName action={action} />
                  <Details details={details} />
                </span>
              </TableCell>
              <TableCell label={words.about()} className="break-words">
                {subject === team.id ? team.name : subject}
              </TableCell>
              <TableCell label={words.by()} className="break-words">
                {actor ?? words.staff()}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  )
}

function ActionName({ action }: { action: string }): ReactElement {
  const { actions } = useTranslations().teams.log
  const known = Object.entries(actions).find(([name]) => name === action)
  return <>{known === undefined ? action : known[1]()}</>
}

const isRight = (name: string): name is TeamRight => teamRights.some((right) => right === name)

/** Details of a log entry: names of rights, the receiver of cases, the number of lines. */
function Details({ details }: Pick<TeamLogEntryView, 'details'>): ReactElement | null {
  const { log: words, rights } = useTranslations().teams
  const namesOf = (list: string | undefined) =>
    (list ?? '')
      .split(', ')
      .map((name) => (isRight(name) ? rights.names[rightKeys[name]].title() : name))
      .filter((name) => name !== '')
      .join(', ')
  const { cases, lines, reason, to } = details
  const [given, withdrawn] = [namesOf(details.given), namesOf(details.withdrawn)]
  const parts = [
    given && words.given({ names: given }),
    withdrawn && words.withdrawn({ names: withdrawn }),
    to && words.to({ name: to }),
    cases && words.cases({ text: cases }),
    lines && words.lines({ text: lines }),
    reason,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return <span className="block text-muted">{parts.join(' · ')}</span>
}
