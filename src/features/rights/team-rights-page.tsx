import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
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
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { AgreementForm } from './agreement-form.tsx'
import { Allowed, Days, StateBadge } from './agreement-words.tsx'
import { MemberForm, memberRightKeys } from './member-form.tsx'
import type { TeamRightsView } from './rights.schema.ts'
import type { TeamRightsPageSearch } from './rights-search.ts'
import { RightsShell } from './rights-shell.tsx'

/** Forms of the page that were refused without scripts, and what was just done. */
export type TeamRightsDrafts = Readonly<Record<'agreement' | 'member' | 'done', FormDraft | null>>

type PageProps = {
  readonly view: TeamRightsView
  readonly search: TeamRightsPageSearch
  readonly drafts: TeamRightsDrafts
}

/** What a partner team and its members may do, and the forms that change it (P-780, P-781). */
export function TeamRightsPage({ drafts, search, view }: PageProps): ReactElement {
  const { team: words } = useTranslations().staff_rights
  const { open, team } = view
  const member = view.members.find(({ id }) => id === search.member)
  return (
    <RightsShell
      title={team.name}
      lede={words.lede({ partner: team.partner, domain: team.domain })}
      back={words.back()}
      done={drafts.done}
    >
      {open !== null && (
        <AgreementForm
          key={`${open.fund.id} ${view.version}`}
          team={view}
          open={open}
          draft={drafts.agreement}
        />
      )}
      {member !== undefined && (
        <MemberForm key={`${member.id} ${view.version}`} team={view} member={member} draft={drafts.member} />
      )}
      <Section title={words.agreements()} lede={words.agreementsLede()} ruled>
        <Agreements view={view} />
        <FindFund view={view} name={search.find} />
      </Section>
      <Section title={words.members()} lede={words.membersLede()} ruled>
        <Members view={view} />
      </Section>
    </RightsShell>
  )
}

type ViewProps = { readonly view: TeamRightsView }

function Agreements({ view: { agreements, team } }: ViewProps): ReactElement {
  const { list, team: words } = useTranslations().staff_rights
  if (agreements.length === 0) return <p className="text-muted">{words.noAgreements()}</p>
  return (
    <Table narrow="stack">
      <TableCaption hidden>{words.agreements()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{list.fund()}</TableHeader>
          <TableHeader>{list.allowed()}</TableHeader>
          <TableHeader>{list.days()}</TableHeader>
          <TableHeader>{list.state()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {agreements.map(({ fund, shares, state, ...terms }) => (
          <TableRow key={fund.id}>
            <TableHeader scope="row">
              <AppLink
                to="/team/rights/$id"
                params={{ id: team.id }}
                search={{ fund: fund.id }}
                preload={false}
                className="text-link font-medium"
              >
                {fund.name}
              </AppLink>
            </TableHeader>
            <TableCell label={list.allowed()}>
              <Allowed {...terms} shares={shares?.map(({ name }) => name) ?? null} />
            </TableCell>
            <TableCell label={list.days()}>
              <Days {...terms} />
            </TableCell>
            <TableCell label={list.state()}>
              <StateBadge state={state} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function FindFund({ name, view: { found, team } }: ViewProps & { readonly name: string | undefined }) {
  const { team: words } = useTranslations().staff_rights
  const locale = useLocale()
  return (
    <div className="pt-8 print:hidden">
      <form
        method="get"
        action={pathFor({ to: '/team/rights/$id', locale, params: { id: team.id } })}
        className="flex max-w-xl flex-wrap items-end gap-3"
      >
        <Field id="rights-find" label={words.find()} className="min-w-0 flex-1">
          <Input type="search" name="find" defaultValue={name} maxLength={100} required autoComplete="off" />
        </Field>
        <Button type="submit" variant="outline">
          {words.findSubmit()}
        </Button>
      </form>
      {found?.length === 0 && (
        <p role="status" className="pt-4 text-muted">
          {words.foundNone()}
        </p>
      )}
      {found !== null && found.length > 0 && (
        <ul aria-label={words.found()} className="pt-4">
          {found.map((fund) => (
            <li key={fund.id} className="py-1.5">
              <AppLink
                to="/team/rights/$id"
                params={{ id: team.id }}
                search={{ fund: fund.id }}
                preload={false}
                className="text-link"
              >
                {fund.name}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Members({ view: { members, team } }: ViewProps): ReactElement {
  const { member: words, team: texts } = useTranslations().staff_rights
  const { names } = useTranslations().teams.rights
  if (members.length === 0) return <p className="text-muted">{texts.noMembers()}</p>
  return (
    <Table narrow="stack">
      <TableCaption hidden>{texts.members()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{words.name()}</TableHeader>
          <TableHeader>{words.rights()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {members.map(({ email, id, isSuspended, name, rights }) => (
          <TableRow key={id}>
            <TableHeader scope="row">
              <AppLink
                to="/team/rights/$id"
                params={{ id: team.id }}
                search={{ member: id }}
                preload={false}
                className="text-link font-medium"
              >
                {name || <EmailAddress>{email}</EmailAddress>}
              </AppLink>
              <span className="block font-normal text-muted text-sm">
                <EmailAddress>{email}</EmailAddress>
              </span>
            </TableHeader>
            <TableCell label={words.rights()}>
              {rights.length === 0
                ? words.noRights()
                : rights.map((right) => names[memberRightKeys[right]].title()).join(', ')}
              {isSuspended && (
                <Badge tone="warning" shape="square" className="ml-2">
                  {words.suspended()}
                </Badge>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
