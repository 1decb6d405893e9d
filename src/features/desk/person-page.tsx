import type { ReactElement, ReactNode } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { DraftNotice, FormNotice } from '~/components/form/form-notice.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { auditActions } from '~/contract/product-api/audit-actions.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import type { PersonView } from './people.schema.ts'
import { PersonMandates } from './person-mandates.tsx'
import { viewForm } from './publish-forms.schema.ts'

type ViewAsProps = { readonly person: string; readonly draft: FormDraft | null }

/** Lets a member of staff see the portal as this person does, for a reason that the person reads (P-463). */
function ViewAs({ draft, person }: ViewAsProps): ReactElement {
  const { view: words } = useTranslations().staff_desk
  const { form, ...post } = usePostForm({
    definition: viewForm,
    action: '/api/staff/views',
    labels: { person: '', reason: words.reason() },
    draft,
    initial: { person },
    onDone: openAnew,
  })
  return (
    <Section title={words.title()} lede={words.lede()} ruled>
      <PostForm post={post} className="flex max-w-xl flex-col gap-4">
        <FormToken />
        <input type="hidden" name="person" value={person} readOnly />
        <form.AppField name="reason">
          {(field) => <field.TextField hint={words.hint()} maxLength={300} autoComplete="off" />}
        </form.AppField>
        <FormActions>
          <SubmitButton variant="outline">{words.submit()}</SubmitButton>
        </FormActions>
      </PostForm>
    </Section>
  )
}

/** What a browser without scripts sent before one of the forms was refused; `done` is what was just done instead. */
export type PersonDrafts = Readonly<Record<'view' | 'mandate' | 'end' | 'done', FormDraft | null>>

type PersonPageProps = { readonly person: PersonView; readonly drafts: PersonDrafts }

/** Says once that a mandate was recorded or ended. */
function MandateNews({ done }: Pick<PersonDrafts, 'done'>): ReactElement | null {
  const { done: words } = useTranslations().staff_desk.mandates
  const known = (['entered', 'ended'] as const).find((one) => one === done?.values.done)
  if (known === undefined) return null
  return <FormNotice tone="success" title={words[known].title()} advice={words[known].text()} />
}

/** User as staff see them: account, holdings, mandates and decisions about them (P-462). */
export function PersonPage({ drafts, person }: PersonPageProps): ReactElement {
  const { mandates, people, person: words } = useTranslations().staff_desk
  const { company, email, id, kind, name } = person
  return (
    <Container className="pb-16">
      <PageHeader
        eyebrow={company ?? people.kinds[kind]()}
        title={name || email}
        meta={<span>{people.verifications[person.verification]()}</span>}
      />
      <MandateNews done={drafts.done} />
      <DraftNotice draft={drafts.end} label={mandates.end()} />
      <Section title={words.facts()} ruled>
        <PersonFacts person={person} />
      </Section>
      {kind === 'investor' && (
        <Section title={words.holdings()} ruled>
          <Holdings person={person} />
        </Section>
      )}
      {person.mandates !== null && (
        <PersonMandates
          person={id}
          name={name || email}
          company={company}
          mandates={person.mandates}
          draft={drafts.mandate}
        />
      )}
      <Section title={words.log()} lede={words.logLede()} ruled>
        <Log person={person} />
      </Section>
      <ViewAs person={id} draft={drafts.view} />
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team/people">{words.back()}</AppLink>
        </Button>
      </p>
    </Container>
  )
}

function PersonFacts({ person }: { person: PersonView }): ReactElement {
  const { people, person: words } = useTranslations().staff_desk
  const to = useFormatter()
  const { createdOn, email, id, kind, lastSignInOn, team } = person
  const rows: readonly (readonly [string, ReactNode])[] = [
    [words.email(), email],
    [people.kind(), people.kinds[kind]()],
    [words.team(), team],
    [words.id(), <code key="id">{id}</code>],
    [words.created(), to.longDate(createdOn)],
    [words.lastSignIn(), lastSignInOn === null ? words.never() : to.longDate(lastSignInOn)],
  ]
  return (
    <Facts layout="rows" className="max-w-2xl">
      {rows
        .filter(([, value]) => value !== null)
        .map(([term, value]) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
    </Facts>
  )
}

function Holdings({ person: { holdings } }: { person: PersonView }): ReactElement {
  const { person: words } = useTranslations().staff_desk
  const to = useFormatter()
  if (holdings.length === 0) return <p className="text-muted">{words.noHoldings()}</p>
  return (
    <Table narrow="stack">
      <TableCaption hidden>{words.holdings()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{words.fund()}</TableHeader>
          <TableHeader>{words.share()}</TableHeader>
          <TableHeader numeric>{words.quantity()}</TableHeader>
          <TableHeader numeric>{words.since()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {holdings.map(({ date, fund, quantity, share }) => (
          <TableRow key={`${fund} ${share} ${date} ${quantity}`}>
            <TableHeader scope="row">{fund}</TableHeader>
            <TableCell label={words.share()}>{share}</TableCell>
            <TableCell label={words.quantity()} numeric>
              {to.decimal(quantity)}
            </TableCell>
            <TableCell label={words.since()} numeric>
              {to.shortDate(date)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Log({ person: { log } }: { person: PersonView }): ReactElement {
  const { person: words } = useTranslations().staff_desk
  const to = useFormatter()
  const nameOf = (action: string): string => {
    const known = auditActions.find((name) => name === action)
    return known === undefined ? words.otherAction({ code: action }) : words.actions[known]()
  }
  if (log.length === 0) return <p className="text-muted">{words.noLog()}</p>
  return (
    <Table narrow="stack" className="max-w-3xl">
      <TableCaption hidden>{words.log()}</TableCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{words.action()}</TableHeader>
          <TableHeader numeric>{words.when()}</TableHeader>
          <TableHeader>{words.actor()}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {log.map(({ action, actor, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows, and a page shows it once.
          <TableRow key={index}>
            <TableHeader scope="row">{nameOf(action)}</TableHeader>
            <TableCell label={words.when()} numeric>
              {to.shortDate(date)}
            </TableCell>
            <TableCell label={words.actor()}>{actor}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
