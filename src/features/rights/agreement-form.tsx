import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { FieldRow, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { RightSwitches } from './right-switches.tsx'
import type { OpenAgreement, TeamRightsView } from './rights.schema.ts'
import { agreementAudiences, agreementForm } from './rights-forms.schema.ts'

type AgreementFormProps = {
  readonly team: TeamRightsView
  readonly open: OpenAgreement
  /** The refused form. */
  readonly draft: FormDraft | null
}

/** Values of the form: the terms in force, or those that agreements usually have. */
function initialOf({ team, today, version }: TeamRightsView, { fund, present, shares }: OpenAgreement) {
  const every = shares.map(({ id }) => id)
  const covered = present?.shares?.map(({ id }) => id) ?? every
  return {
    ...{ team: team.id, version: String(version), fund: fund.id, offered: every },
    since: present?.since ?? today,
    until: present?.until ?? '',
    shares: present?.subscriptions === false ? [] : covered,
    audiences: present?.audiences ?? [...agreementAudiences],
  }
}

/** Terms of the team about a fund: what it may do, when, and why that changes (P-780, P-782). */
export function AgreementForm({ draft, open, team }: AgreementFormProps): ReactElement {
  const { agreement: words } = useTranslations().staff_rights
  const initial = initialOf(team, open)
  const { form, ...post } = usePostForm({
    definition: agreementForm,
    action: '/api/staff/rights/agreements',
    labels: {
      ...{ team: '', version: '', fund: '', offered: '', since: words.since(), until: words.until() },
      ...{ shares: words.shares(), audiences: words.audiences(), reason: words.reason() },
    },
    draft: draft?.values.fund === open.fund.id ? draft : null,
    initial,
    onDone: openAnew,
  })
  const shares = open.shares.map(({ id, name }) => ({ code: id, title: name }))
  const audiences = agreementAudiences.map((code) => ({
    code,
    title: words.audienceNames[code](),
    text: words.audienceTexts[code](),
  }))
  return (
    <Section
      id="agreement"
      title={words.title({ fund: open.fund.name })}
      lede={open.present === null ? words.ledeNew() : words.lede()}
      ruled
    >
      <PostForm post={post} className="flex max-w-xl flex-col gap-6">
        <FormToken />
        <input type="hidden" name="team" value={initial.team} readOnly />
        <input type="hidden" name="version" value={initial.version} readOnly />
        <input type="hidden" name="fund" value={initial.fund} readOnly />
        {initial.offered.map((share) => (
          <input key={share} type="hidden" name="offered" value={share} readOnly />
        ))}
        <FieldRow>
          <form.AppField name="since">{(field) => <field.TextField type="date" />}</form.AppField>
          <form.AppField name="until">
            {(field) => <field.TextField type="date" hint={words.untilHint()} optional />}
          </form.AppField>
        </FieldRow>
        <form.Field name="shares">
          {({ handleChange, state: { value } }) => (
            <RightSwitches
              {...{ form: agreementForm.name, name: 'shares', switches: shares, value }}
              legend={words.shares()}
              hint={words.sharesHint()}
              onChange={handleChange}
            />
          )}
        </form.Field>
        <form.Field name="audiences">
          {({ handleChange, state: { value } }) => (
            <RightSwitches
              {...{ form: agreementForm.name, name: 'audiences', switches: audiences, value }}
              legend={words.audiences()}
              onChange={handleChange}
            />
          )}
        </form.Field>
        <form.AppField name="reason">
          {(field) => <field.TextField hint={words.reasonHint()} maxLength={300} autoComplete="off" />}
        </form.AppField>
        <FormActions>
          <SubmitButton>{words.submit()}</SubmitButton>
        </FormActions>
      </PostForm>
    </Section>
  )
}
