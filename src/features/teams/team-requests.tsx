import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import { EmailAddress } from '~/components/ui/whole-codes.tsx'
import { longestJoinReason } from '~/contract/product-api/form-limits.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { joinDecisionForm } from './team-forms.schema.ts'
import type { JoinRequestView } from './teams.schema.ts'

type RequestsProps = {
  readonly requests: readonly JoinRequestView[]
  /** Draft of a refused decision, sent by a browser without scripts. */
  readonly draft: FormDraft | null
}

/** Pending requests to join the team, oldest first, each with the two decisions (P-597). */
export function JoinRequests({ draft, requests }: RequestsProps): ReactElement {
  const { requests: words } = useTranslations().teams
  if (requests.length === 0) return <p className="text-muted">{words.none()}</p>
  return (
    <ul className="border-hairline border-t">
      {requests.map((request) => (
        <JoinRequest
          key={request.id}
          request={request}
          draft={draft?.values.member === request.id ? draft : null}
        />
      ))}
    </ul>
  )
}

type RequestProps = { readonly request: JoinRequestView; readonly draft: FormDraft | null }

function JoinRequest({ draft, request }: RequestProps): ReactElement {
  const { requests: words } = useTranslations().teams
  const to = useFormatter()
  const { email, name, requestedOn } = request
  const isAccepted = draft?.values.act === 'accept'
  return (
    <li className="flex flex-col gap-3 border-hairline border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <p className="font-medium">{name}</p>
          <p className="text-muted text-sm">
            <EmailAddress>{email}</EmailAddress>
          </p>
          <p className="text-muted text-sm">{words.on({ date: to.longDate(requestedOn) ?? requestedOn })}</p>
        </div>
        <Acceptance request={request} draft={isAccepted ? draft : null} />
      </div>
      <Refusal request={request} draft={isAccepted ? null : draft} />
    </li>
  )
}

function useDecision(act: 'accept' | 'decline', { draft, request: { id } }: RequestProps) {
  const { requests: words } = useTranslations().teams
  return usePostForm({
    // Each request of the page has both forms.
    definition: { ...joinDecisionForm, name: `${joinDecisionForm.name}-${act}-${id}` },
    action: '/api/forms/team-request',
    labels: { member: '', act: '', reason: act === 'accept' ? '' : words.reason() },
    draft,
    initial: { member: id, act },
    onDone: openAnew,
  })
}

function Acceptance(props: RequestProps): ReactElement {
  const { requests: words } = useTranslations().teams
  const { id, name } = props.request
  return (
    <PostForm post={useDecision('accept', props)}>
      <FormToken />
      <input type="hidden" name="member" value={id} readOnly />
      <input type="hidden" name="act" value="accept" readOnly />
      <SubmitButton size="sm" aria-label={words.acceptOf({ name })}>
        {words.accept()}
      </SubmitButton>
    </PostForm>
  )
}

/** Declines a request for a reason, which the person reads (P-817). */
function Refusal(props: RequestProps): ReactElement {
  const { requests: words } = useTranslations().teams
  const { id, name } = props.request
  const { form, ...post } = useDecision('decline', props)
  return (
    <Disclosure summary={words.declineOf({ name })} open={props.draft !== null}>
      <PostForm post={post} className="flex max-w-measure flex-col gap-4">
        <FormToken />
        <input type="hidden" name="member" value={id} readOnly />
        <input type="hidden" name="act" value="decline" readOnly />
        <form.AppField name="reason">
          {(field) => (
            <field.TextAreaField rows={2} maxLength={longestJoinReason} hint={words.reasonHint()} />
          )}
        </form.AppField>
        <FormActions>
          <SubmitButton variant="outline">{words.decline()}</SubmitButton>
        </FormActions>
      </PostForm>
    </Disclosure>
  )
}
