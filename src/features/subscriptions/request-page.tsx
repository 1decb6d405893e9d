import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { FormNotice } from '~/components/form/form-notice.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { withWholeCodes } from '~/components/ui/whole-codes.tsx'
import { companyNumberText } from '~/lib/identifiers/company-number.ts'
import { phoneText } from '~/lib/identifiers/phone-text.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { countryName } from './client-subscriptions.schema.ts'
import type { RequestDetailView, RequestPaymentView, RequestStatus } from './requests.schema.ts'

/** Payment of an accepted subscription: amount, due date and account (P-484). */
export function RequestPayment({ payment }: { readonly payment: RequestPaymentView }): ReactElement {
  const { payment: words } = useTranslations().advisor_requests
  const to = useFormatter()
  const { amount, bank, dueOn, holder, ibanEnd, reference, telephone } = payment
  return (
    <Section title={words.title()} lede={withWholeCodes(words.lede({ reference }))} ruled>
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

const looks: Record<RequestStatus, { readonly tone: Tone; readonly shape: BadgeShape }> = {
  received: { tone: 'info', shape: 'ring' },
  in_review: { tone: 'warning', shape: 'half' },
  accepted: { tone: 'success', shape: 'disc' },
  refused: { tone: 'error', shape: 'square' },
}

/** Status of a request, as text, shape and colour. */
export function RequestStatusBadge({ status }: { status: RequestStatus }): ReactElement {
  const { statuses } = useTranslations().advisor_requests
  return (
    <Badge look="plain" {...looks[status]}>
      {statuses[status]()}
    </Badge>
  )
}

type RequestPageProps = { readonly request: RequestDetailView; readonly isJustSent: boolean }

/** Page of a request: its details, every status that it had, and its receipt. */
export function RequestPage({ request, isJustSent }: RequestPageProps): ReactElement {
  const { advisor_requests: words } = useTranslations()
  const locale = useLocale()
  const { id, reference, status } = request
  return (
    <>
      <PageHeader
        navigation={
          <AppLink to="/account/requests" className="inline-flex min-h-6 items-center text-link text-sm">
            {words.detail.back()}
          </AppLink>
        }
        title={withWholeCodes(words.detail.title({ reference }))}
        meta={<RequestStatusBadge status={status} />}
        actions={
          <Button asChild variant="outline">
            <a href={`/api/account/requests/${encodeURIComponent(id)}/receipt?locale=${locale}`}>
              <Download aria-hidden="true" />
              {words.detail.receipt()}
            </a>
          </Button>
        }
      />
      {isJustSent && <FormNotice tone="success" title={words.sent.title()} advice={words.sent.text()} />}
      {request.payment && <RequestPayment payment={request.payment} />}
      <Section title={words.detail.request()} ruled>
        <RequestFacts request={request} />
      </Section>
      <Section title={words.detail.client()} ruled>
        <SubscriberFacts subscriber={request.subscriber} />
      </Section>
      <Section title={words.detail.history()} ruled>
        <History history={request.history} />
      </Section>
    </>
  )
}

function RequestFacts({ request }: { request: RequestDetailView }): ReactElement {
  const { advisor_requests: words } = useTranslations()
  const to = useFormatter()
  const { amount, date, fund, share } = request
  return (
    <Facts>
      <Fact term={words.fundName()}>
        {fund.key === null ? (
          fund.name
        ) : (
          <AppLink to="/funds/$id" params={{ id: fund.key }} className="text-link">
            {fund.name}
          </AppLink>
        )}
      </Fact>
      <Fact term={words.share()}>{share}</Fact>
      <Fact term={words.amount()}>{to.netAssetValue(amount.amount, amount.currency)}</Fact>
      <Fact term={words.date()}>{to.longDate(date)}</Fact>
    </Facts>
  )
}

function SubscriberFacts({ subscriber }: Pick<RequestDetailView, 'subscriber'>): ReactElement {
  const { advisor_requests, countries } = useTranslations()
  const locale = useLocale()
  const { detail } = advisor_requests
  const to = useFormatter()
  const { birthCity, birthDate, city, company, country, email, name, postalCode, street, telephone } =
    subscriber
  return (
    <Facts>
      {company && (
        <>
          <Fact term={detail.company()}>{company.name}</Fact>
          <Fact term={detail.number()}>{companyNumberText(company.number)}</Fact>
        </>
      )}
      <Fact term={company ? detail.representative() : detail.name()}>{name}</Fact>
      <Fact term={detail.birth()}>
        {detail.birthText({ date: to.longDate(birthDate) ?? '', city: birthCity })}
      </Fact>
      <Fact term={detail.address()}>
        {detail.addressText({ street, postalCode, city, country: countryName(country, countries) })}
      </Fact>
      <Fact term={detail.email()}>{email}</Fact>
      <Fact term={detail.telephone()}>{phoneText(telephone, locale)}</Fact>
    </Facts>
  )
}

function History({ history }: Pick<RequestDetailView, 'history'>): ReactElement {
  const to = useFormatter()
  return (
    <ol className="flex flex-col">
      {history.map(({ date, reason, status }) => (
        <li
          key={status}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-hairline border-b py-3 first:pt-0"
        >
          <RequestStatusBadge status={status} />
          <span className="figures text-muted">{to.longDate(date)}</span>
          {reason !== null && <p className="w-full whitespace-pre-line break-words">{reason}</p>}
        </li>
      ))}
    </ol>
  )
}
