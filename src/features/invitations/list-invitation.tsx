import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { longestInvitationList } from '~/contract/product-api/invitation-list.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { useReadAgain } from '~/routing/navigation/use-read-again.ts'
import { FormToken } from '../session/form-token.tsx'
import { type InvitationListView, type InvitationsView, invitationListForm } from './invitation.schema.ts'

type ListProps = {
  readonly lists: NonNullable<InvitationsView['lists']>
  readonly domain: string
  readonly draft: FormDraft | null
}

/** Invites by a pasted list or a file, with the report of the latest list (P-595). */
export function ListInvitation({ domain, draft, lists: { latest, nextKey } }: ListProps): ReactElement {
  const { list: words } = useTranslations().invitations
  return (
    <Section title={words.title()} lede={words.lede({ domain })} ruled>
      <ListForm nextKey={nextKey} draft={draft} />
      {latest !== null && <ListReport list={latest} />}
    </Section>
  )
}

function ListForm({ draft, nextKey }: { nextKey: string; draft: FormDraft | null }): ReactElement {
  const { list: words } = useTranslations().invitations
  const { form, ...post } = usePostForm({
    definition: invitationListForm,
    action: '/api/forms/invite-list',
    labels: { list: words.text(), file: words.file(), key: '' },
    draft,
    initial: { key: nextKey },
  })
  return (
    <PostForm post={post} hasFile className="flex max-w-measure flex-col gap-5">
      <FormToken />
      <input type="hidden" name="key" value={nextKey} readOnly />
      <form.AppField name="list">
        {(field) => (
          <field.TextAreaField
            rows={6}
            maxLength={longestInvitationList}
            hint={words.textHint()}
            requiredWhen={words.textWhen()}
          />
        )}
      </form.AppField>
      <form.AppField name="file">
        {(field) => (
          <field.FileField
            accept=".csv,.txt,text/csv,text/plain"
            most={{ bytes: longestInvitationList, fault: 'listTooLarge' }}
            hint={words.fileHint()}
            requiredWhen={words.fileWhen()}
          />
        )}
      </form.AppField>
      <FormActions>
        <SubmitButton variant="outline">{words.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

function ListReport({ list }: { list: InvitationListView }): ReactElement {
  const { list: words } = useTranslations().invitations
  const to = useFormatter()
  const { lines, refused, sent, total, waiting } = list
  useReadAgain('/$locale/_account/account/users', waiting > 0)
  const text = (count: number) => to.decimal(count) ?? ''
  const left = lines.filter(({ state }) => state === 'refused')
  const progress = words.progress({ done: text(total - waiting), total: text(total) })
  return (
    <section aria-label={words.report()} className="max-w-measure pt-10">
      <h3 className="font-serif text-xl">{words.report()}</h3>
      <p role="status" className="figures pt-2">
        {progress}
        <span className="block text-muted text-sm">
          {words.counts({ sent: text(sent), refused: text(refused), waiting: text(waiting) })}
        </span>
      </p>
      <progress className="progress-bar mt-3" value={total - waiting} max={total} aria-label={progress} />
      {waiting > 0 && (
        <p className="pt-3">
          <AppLink to="/account/users" className="inline-flex min-h-6 items-center text-link text-sm">
            {words.refresh()}
          </AppLink>
        </p>
      )}
      {left.length > 0 && (
        <Disclosure summary={words.onlyRefused()} detail={text(left.length)} open className="mt-4">
          <Lines lines={left} caption={words.onlyRefused()} />
        </Disclosure>
      )}
      <Disclosure summary={words.allLines()} detail={text(total)}>
        <Lines lines={lines} caption={words.allLines()} />
      </Disclosure>
    </section>
  )
}

type LinesProps = Pick<InvitationListView, 'lines'> & { readonly caption: string }

function Lines({ caption, lines }: LinesProps): ReactElement {
  const { list: words } = useTranslations().invitations
  return (
    <Table className="text-sm">
      <TableCaption hidden>{caption}</TableCaption>
      <TableHead>
        <tr>
          <TableHeader numeric>{words.line()}</TableHeader>
          <TableHeader>{words.address()}</TableHeader>
          <TableHeader>{words.result()}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {lines.map(({ fault, line, state, text }) => (
          <TableRow key={line}>
            <TableCell numeric>{line}</TableCell>
            <TableHeader scope="row" className="wrap-anywhere font-normal">
              {text}
            </TableHeader>
            <TableCell>{fault === null ? words.states[state]() : words.faults[fault]()}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
