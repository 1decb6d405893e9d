import type { ReactElement, ReactNode } from 'react'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Disclosure } from '~/components/ui/disclosure.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { CallStatus } from './call-holders.tsx'
import { receiptForm } from './receipt-forms.schema.ts'
import type { CallHolderView, ReceiptView } from './receipts.schema.ts'

type NoticeReceiptsProps = {
  readonly fund: string
  readonly holder: CallHolderView
  /** Of the form that takes a receipt back. */
  readonly draft: FormDraft | null
  /** The form of a further payment. */
  readonly children: ReactNode
}

/** What one holder owes of a call, a further payment, and what was received so far (P-676). */
export function NoticeReceipts({ children, draft, fund, holder }: NoticeReceiptsProps): ReactElement {
  const { receipts: words } = useTranslations().publishing
  const to = useFormatter()
  const { amount, currency, dueOn, missing, number, paid, receipts, reference, share, waiting } = holder
  const money = (value: string) => to.netAssetValue(value, currency) ?? value
  return (
    <>
      <Section title={holder.holder} lede={`${words.call({ number: String(number) })}, ${share}`}>
        <Facts layout="large">
          <Fact
            term={words.table.missing()}
            detail={waiting === null ? undefined : words.waiting({ amount: money(waiting) })}
          >
            {money(missing)}
          </Fact>
          <Fact term={words.table.amount()}>{money(amount)}</Fact>
          <Fact term={words.table.paid()}>{money(paid)}</Fact>
        </Facts>
        <Facts className="pt-6">
          <Fact term={words.fields.notice()}>{reference}</Fact>
          <Fact term={words.table.due()}>{to.longDate(dueOn)}</Fact>
          <Fact term={words.table.status()}>
            <CallStatus {...holder} />
          </Fact>
        </Facts>
      </Section>
      <Section title={words.one.title()} ruled>
        {children}
      </Section>
      <Section title={words.received.title()} ruled>
        {receipts.length === 0 ? (
          <p className="text-muted">{words.received.none()}</p>
        ) : (
          <ul className="max-w-3xl divide-y divide-hairline border-hairline border-y">
            {receipts.map((receipt) => (
              <li key={receipt.id} className="py-4">
                <Receipt fund={fund} holder={holder} receipt={receipt} draft={draft} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <p className="pt-8">
        <Button asChild variant="link">
          <AppLink to="/team/publish/$fund" params={{ fund }} search={{ kind: 'receipts' }}>
            {words.all()}
          </AppLink>
        </Button>
      </p>
    </>
  )
}

type ReceiptProps = Pick<NoticeReceiptsProps, 'draft' | 'fund' | 'holder'> & { readonly receipt: ReceiptView }

function Receipt({ draft, fund, holder, receipt }: ReceiptProps): ReactElement {
  const { received } = useTranslations().publishing.receipts
  const to = useFormatter()
  const { amount, approvedBy, id, mayBeReversed, note, receivedOn, recordedBy } = receipt
  const own = draft?.values.reverses === id ? draft : null
  return (
    <>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-8">
        <span>
          {to.longDate(receivedOn)}
          {note !== '' && <span className="text-muted"> · {note}</span>}
        </span>
        <span className="font-medium">{to.netAssetValue(amount, holder.currency)}</span>
      </p>
      <p className="text-muted text-sm">
        {recordedBy === null || approvedBy === null
          ? received.before()
          : received.by({ recorded: recordedBy, approved: approvedBy })}
      </p>
      {mayBeReversed && (
        <Disclosure summary={received.reverse()} open={own !== null} className="border-b-0">
          <Reverse fund={fund} holder={holder} receipt={receipt} draft={own} />
        </Disclosure>
      )}
    </>
  )
}

function Reverse({ draft, fund, holder, receipt }: ReceiptProps): ReactElement {
  const { received } = useTranslations().publishing.receipts
  const { amount, id, receivedOn } = receipt
  // Of the same day, so that what was received by then is as if it had never been entered.
  const initial = { fund, notice: holder.reference, amount, date: receivedOn, reverses: id }
  const { form, ...post } = usePostForm({
    definition: receiptForm,
    action: '/api/staff/receipts',
    labels: { fund: '', reverses: '', notice: '', amount: '', date: '', note: received.reason() },
    draft,
    initial,
    onDone: openAnew,
  })
  return (
    <PostForm post={post} className="flex max-w-xl flex-col gap-4">
      <FormToken />
      {Object.entries(initial).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <form.AppField name="note">
        {(field) => <field.TextField maxLength={140} autoComplete="off" hint={received.reasonHint()} />}
      </form.AppField>
      <p>
        <SubmitButton variant="outline">{received.submit()}</SubmitButton>
      </p>
    </PostForm>
  )
}
