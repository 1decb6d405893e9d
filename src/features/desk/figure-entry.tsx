import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { FieldRow, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import type { PublishView } from './publications.schema.ts'
import { figureForm, flowNatures } from './publish-forms.schema.ts'

type FigureEntryProps = {
  readonly view: PublishView
  readonly kind: 'value' | 'call' | 'distribution'
  readonly draft: FormDraft | null
}

/** Enters a value, a capital call or a distribution, beside the last values that readers see. */
export function FigureEntry({ draft, kind, view }: FigureEntryProps): ReactElement {
  const { publish: words } = useTranslations().publishing
  const { fund, shares } = view
  const { form, ...post } = usePostForm({
    definition: figureForm,
    action: '/api/staff/figures',
    labels: {
      ...{ kind: '', fund: '', share: words.share(), date: words.date(), amount: words.amount() },
      nature: kind === 'value' ? '' : words.nature(),
    },
    draft,
    initial: { kind, fund: fund.id, share: shares[0]?.id ?? '' },
    onDone: openAnew,
  })
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
      <PostForm post={post} className="flex max-w-xl flex-col gap-5">
        <FormToken />
        <input type="hidden" name="kind" value={kind} readOnly />
        <input type="hidden" name="fund" value={fund.id} readOnly />
        <form.AppField name="share">
          {(field) => (
            <field.SelectField
              options={shares.map(({ currency, id, name }) => ({
                value: id,
                label: `${name} (${currency})`,
              }))}
            />
          )}
        </form.AppField>
        <FieldRow>
          <form.AppField name="date">
            {(field) => <field.TextField hint={words.dateHint()} autoComplete="off" />}
          </form.AppField>
          <form.AppField name="amount">
            {(field) => <field.TextField hint={words.amountHint()} inputMode="decimal" autoComplete="off" />}
          </form.AppField>
        </FieldRow>
        {kind !== 'value' && (
          <form.AppField name="nature">
            {(field) => (
              <field.SelectField
                hint={words.noticeHint[kind]()}
                options={flowNatures[kind].map((value) => ({ value, label: words.natures[value]() }))}
              />
            )}
          </form.AppField>
        )}
        <FormActions>
          <SubmitButton>{words.submit()}</SubmitButton>
        </FormActions>
      </PostForm>
      <LastValues shares={shares} />
    </div>
  )
}

function LastValues({ shares }: Pick<PublishView, 'shares'>): ReactElement {
  const { publish: words } = useTranslations().publishing
  const to = useFormatter()
  return (
    <section aria-labelledby="last-values">
      <h2 id="last-values" className="pb-3 text-xl">
        {words.lastValues()}
      </h2>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {shares.map(({ currency, id, last, name }) => (
          <li key={id} className="figures py-3">
            {last === null
              ? words.noValue({ share: name })
              : words.lastValue({
                  share: name,
                  value: to.netAssetValue(last.amount, currency) ?? '',
                  date: to.shortDate(last.date) ?? '',
                })}
          </li>
        ))}
      </ul>
    </section>
  )
}
