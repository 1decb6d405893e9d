import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { handOverForm, memberSuspensionForm } from './team-forms.schema.ts'
import { MemberState } from './team-members.tsx'
import { MemberRights } from './team-rights.tsx'
import type { ManagedMemberView } from './teams.schema.ts'

/** Drafts of the team page's forms, sent by a browser without scripts and then refused. */
export type MemberDrafts = {
  readonly rights: FormDraft | null
  readonly suspension: FormDraft | null
  readonly handOver: FormDraft | null
  readonly request: FormDraft | null
}

type MemberProps = {
  readonly member: ManagedMemberView
  /** Colleagues to whom cases may be handed over. */
  readonly others: readonly ManagedMemberView[]
  readonly drafts: MemberDrafts
}

/** Section of a member: rights, suspension, and the hand-over of their cases. */
export function TeamMember({ drafts, member, others }: MemberProps): ReactElement {
  const { admin, detail } = useTranslations().teams
  const to = useFormatter()
  const { email, lastSignInOn, openCases } = member
  return (
    <>
      <Facts layout="rows" className="max-w-xl pb-8">
        <Fact term={detail.email()}>{email}</Fact>
        <Fact term={admin.lastSignIn()}>
          {lastSignInOn === null ? admin.never() : to.longDate(lastSignInOn)}
        </Fact>
        <Fact term={admin.state()}>
          <MemberState member={member} />
        </Fact>
        <Fact term={admin.openCases()}>{to.decimal(openCases)}</Fact>
      </Facts>
      <MemberRights key={member.rights.join()} member={member} draft={drafts.rights} />
      {openCases > 0 && <HandOver member={member} others={others} draft={drafts.handOver} />}
      {!member.isSelf && <Suspension member={member} draft={drafts.suspension} />}
    </>
  )
}

type PartProps = { readonly member: ManagedMemberView; readonly draft: FormDraft | null }

function HandOver({ draft, member, others }: PartProps & Pick<MemberProps, 'others'>): ReactElement {
  const { handOver: words } = useTranslations().teams
  const to = useFormatter()
  const { id, name, openCases: count } = member
  const { form, ...post } = usePostForm({
    definition: handOverForm,
    action: '/api/forms/team-hand-over',
    labels: { member: '', to: words.to() },
    draft: draft?.values.member === id ? draft : null,
    initial: { member: id },
    onDone: openAnew,
  })
  const lede = words.lede({ text: to.decimal(count) ?? '', count, name })
  return (
    <Section title={words.title()} lede={lede} ruled>
      {others.length === 0 ? (
        <p className="text-muted">{words.nobody()}</p>
      ) : (
        <PostForm post={post} className="flex max-w-md flex-col gap-4">
          <FormToken />
          <input type="hidden" name="member" value={id} readOnly />
          <form.AppField name="to">
            {(field) => (
              <field.SelectField options={others.map((one) => ({ value: one.id, label: one.name }))} />
            )}
          </form.AppField>
          <FormActions>
            <SubmitButton variant="outline">{words.submit()}</SubmitButton>
          </FormActions>
        </PostForm>
      )}
    </Section>
  )
}

function Suspension({ draft, member: { id, name, suspendedOn } }: PartProps): ReactElement {
  const { suspension: words } = useTranslations().teams
  const to = useFormatter()
  const act = suspendedOn === null ? 'suspend' : 'restore'
  const post = usePostForm({
    definition: memberSuspensionForm,
    action: '/api/forms/team-member',
    labels: { member: '', act: '' },
    draft: draft?.values.member === id ? draft : null,
    initial: { member: id, act },
    onDone: openAnew,
  })
  const date = suspendedOn === null ? '' : (to.longDate(suspendedOn) ?? suspendedOn)
  return (
    <Section
      title={words.title()}
      lede={suspendedOn === null ? words.lede({ name }) : words.since({ name, date })}
      ruled
    >
      <PostForm post={post}>
        <FormToken />
        <input type="hidden" name="member" value={id} readOnly />
        <input type="hidden" name="act" value={act} readOnly />
        <SubmitButton variant="outline" color={act === 'suspend' ? 'error' : undefined}>
          {words[act]({ name })}
        </SubmitButton>
      </PostForm>
    </Section>
  )
}
