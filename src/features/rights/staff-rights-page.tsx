import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { EmailAddress } from '~/components/ui/whole-codes.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { StaffMemberView } from './rights.schema.ts'
import { staffRights } from './rights-forms.schema.ts'
import { RightsShell } from './rights-shell.tsx'
import { StaffForm } from './staff-form.tsx'
import { WaitingChange } from './waiting-rights.tsx'

/** Forms of the page that were refused without scripts, and what was just done. */
export type StaffRightsDrafts = Readonly<Record<'staff' | 'decision' | 'done', FormDraft | null>>

type PageProps = {
  readonly members: readonly StaffMemberView[]
  /** Id of the member whose form is open. */
  readonly open: string | undefined
  readonly drafts: StaffRightsDrafts
}

/** What each member of staff may do, and the changes that wait for a second person (P-783, P-784). */
export function StaffRightsPage({ drafts, members, open }: PageProps): ReactElement {
  const { entry, staff: words } = useTranslations().staff_rights
  const member = members.find(({ id }) => id === open)
  const waiting = members.flatMap((one) => (one.waiting === null ? [] : [{ one, change: one.waiting }]))
  return (
    <RightsShell title={words.title()} lede={words.lede()} back={entry.toTeams()} done={drafts.done}>
      {member !== undefined && !member.isSelf && (
        <StaffForm key={`${member.id} ${member.version}`} member={member} draft={drafts.staff} />
      )}
      {waiting.length > 0 && (
        <Section title={words.waiting()} lede={words.waitingLede()} ruled>
          {waiting.map(({ change, one }) => (
            <WaitingChange key={change.id} member={one} change={change} draft={drafts.decision} />
          ))}
        </Section>
      )}
      <Section title={words.members()} ruled>
        <Members members={members} />
      </Section>
      <Section title={words.meaning()} ruled>
        <Meanings />
      </Section>
    </RightsShell>
  )
}

function Members({ members }: Pick<PageProps, 'members'>): ReactElement {
  const { member: texts, rights: names, staff: words } = useTranslations().staff_rights
  return (
    <Table narrow="stack">
      <TableCaption hidden>{words.members()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{texts.name()}</TableHeader>
          <TableHeader>{texts.rights()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {members.map(({ email, id, isSelf, name, rights }) => (
          <TableRow key={id}>
            <TableHeader scope="row">
              {isSelf ? (
                <>
                  {name} <span className="font-normal text-muted">{words.you()}</span>
                </>
              ) : (
                <AppLink
                  to="/team/staff-rights"
                  search={{ member: id }}
                  preload={false}
                  className="text-link font-medium"
                >
                  {name}
                </AppLink>
              )}
              <span className="block font-normal text-muted text-sm">
                <EmailAddress>{email}</EmailAddress>
              </span>
            </TableHeader>
            <TableCell label={texts.rights()}>
              {rights.length === 0
                ? texts.noRights()
                : rights.map((right) => names[right].title()).join(', ')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Each right in words. */
function Meanings(): ReactElement {
  const { rights } = useTranslations().staff_rights
  return (
    <dl className="grid max-w-3xl gap-x-8 gap-y-4 sm:grid-cols-[14rem_1fr]">
      {staffRights.map((right) => (
        <div key={right} className="contents">
          <dt className="font-medium">{rights[right].title()}</dt>
          <dd className="text-muted max-sm:mb-2">{rights[right].text()}</dd>
        </div>
      ))}
    </dl>
  )
}
