import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { RequestPaymentView } from './requests.schema.ts'

/** Payment of an accepted subscription: amount, due date and account (P-484). */
export function RequestPayment({ payment }: { readonly payment: RequestPaymentView }): ReactElement {
  const { payment: words } = useTranslations().advisor_requests
  const to = useFormatter()
  const { amount, bank, dueOn, holder, ibanEnd, reference, telephone } = payment
  return (
    <Section title={words.title()} lede={words.lede({ reference })} ruled>
      <div className="flex flex-col gap-8">
        <Facts layout="large">
          <Fact term={words.amount()}>{to.netAssetValue(amount.amount, amount.currency)}</Fact>
          <Fact term={words.dueOn()}>{to.longDate(dueOn)}</Fact>
        </Facts>
        <Facts>
          <Fact term={words.holder()}>{holder}</Fact>
          <Fact term={words.bank()}>{bank}</Fact>
          <Fact term={words.iban()} detail={words.ibanWhere()}>
            {words.ibanEnds({ end: ibanEnd })}
          </Fact>
        </Facts>
        <Alert tone="warning" title={words.warning()}>
          {words.warningText({ telephone })}
        </Alert>
      </div>
    </Section>
  )
}
