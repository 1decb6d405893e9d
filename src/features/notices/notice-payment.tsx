import { useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { withWholeCodes } from '~/components/ui/whole-codes.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import { isOtherView, mayOnlyRead } from '~/features/session/own-funds-state.ts'
import { PasskeyCode } from '~/features/session/passkey-code.tsx'
import { useSession } from '~/features/session/session-context.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { revealForm } from './notice-forms.ts'
import type { NoticeDetailView, NumberGroup, PayeeView } from './notices.schema.ts'

type PaymentProps = { readonly notice: NoticeDetailView; readonly draft: FormDraft | null }

/** Payment instructions of a call, or those of a distribution's receipt. No payment is made in the portal. */
export function NoticePayment({ notice, draft }: PaymentProps): ReactElement {
  const { composition, payment, receipt } = useTranslations().investor_notices.detail
  const isReader = mayOnlyRead(useSession().data)
  const { addsUp, missing, payee, reference, telephone } = notice
  if (payee === null)
    return (
      <Section title={receipt.title()} ruled>
        <p className="max-w-measure">{receipt.text({ telephone })}</p>
      </Section>
    )
  if (missing === null || !addsUp)
    return (
      <Section title={payment.title()} id="payment" ruled>
        <Alert tone={addsUp ? 'success' : 'error'}>
          {addsUp ? payment.settled() : composition.contradicts({ telephone })}
        </Alert>
      </Section>
    )
  return (
    <Section title={payment.title()} lede={withWholeCodes(payment.lede({ reference }))} id="payment" ruled>
      <Alert tone="warning" title={payment.warning()}>
        {payment.warningText({ telephone })}
      </Alert>
      <Payee payee={payee} />
      {payee.shown === null && !isReader && <Reveal notice={notice} draft={draft} />}
    </Section>
  )
}

function Payee({ payee: { bank, holder, ibanEnd, shown } }: { readonly payee: PayeeView }): ReactElement {
  const { payment } = useTranslations().investor_notices.detail
  return (
    <Facts className="pt-6">
      <Fact term={payment.holder()}>{holder}</Fact>
      <Fact term={payment.bank()}>{bank}</Fact>
      <Fact term={payment.iban()}>
        {shown === null ? payment.ibanEnds({ end: ibanEnd }) : <AccountNumber groups={shown.groups} />}
      </Fact>
      {shown?.bic && <Fact term={payment.bic()}>{shown.bic}</Fact>}
    </Facts>
  )
}

/** IBAN in groups of four. The gaps are no characters, so that copied text is the number only. */
function AccountNumber({ groups }: { readonly groups: readonly NumberGroup[] }): ReactElement {
  return (
    <span className="flex flex-wrap gap-x-[0.6ch] whitespace-nowrap font-medium">
      {groups.map(({ start, text }) => (
        <span key={start}>{text}</span>
      ))}
    </span>
  )
}

function Reveal({ notice, draft }: PaymentProps): ReactElement {
  const { payment } = useTranslations().investor_notices.detail
  // The second factor is set up in one's own account.
  const isOther = isOtherView(useSession().data)
  const { passkeyUrl, proof, telephone } = notice
  if (proof === null)
    return (
      <Alert tone="warning" className="mt-4">
        {payment.unknown({ telephone })}
      </Alert>
    )
  return (
    <div className="flex flex-col gap-5 pt-4">
      <p className="max-w-measure text-muted">{payment.hidden()}</p>
      <RevealForm id={notice.id} proof={proof} draft={draft} />
      {proof === 'code' && <PasskeyCode url={passkeyUrl} />}
      {proof === 'password' && !isOther && (
        <p className="max-w-measure text-muted text-sm">
          {payment.advice()}{' '}
          <AppLink to="/account/two-factor" className="text-link">
            {payment.enable()}
          </AppLink>
        </p>
      )}
    </div>
  )
}

type RevealFormProps = {
  readonly id: string
  readonly proof: 'code' | 'password'
  readonly draft: FormDraft | null
}

function RevealForm({ id, proof, draft }: RevealFormProps): ReactElement {
  const { payment } = useTranslations().investor_notices.detail
  const router = useRouter()
  const { form, ...post } = usePostForm({
    definition: revealForm,
    action: '/api/account/notices/reveal',
    labels: { notice: '', proof: payment[proof]() },
    draft,
    initial: { notice: id },
    // Reloads the page's data, which now include the number.
    onDone: (href) => void router.invalidate().then(() => router.navigate({ href })),
  })
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-5">
      <FormToken />
      <input type="hidden" name="notice" value={id} readOnly />
      <form.AppField name="proof">
        {(field) =>
          proof === 'code' ? (
            <field.TextField autoComplete="one-time-code" maxLength={40} spellCheck={false} />
          ) : (
            <field.PasswordField autoComplete="current-password" />
          )
        }
      </form.AppField>
      <FormActions>
        <SubmitButton>{payment.reveal()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
