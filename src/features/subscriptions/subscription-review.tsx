import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { FormNotice } from '~/components/form/form-notice.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { companyNumberText } from '~/lib/identifiers/company-number.ts'
import { phoneText } from '~/lib/identifiers/phone-text.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { countryName } from './client-subscriptions.schema.ts'
import type { ReviewView } from './subscribe.schema.ts'
import { sendSubscriptionForm } from './subscription-form.schema.ts'
import { useFieldLabels } from './use-subscription-form.ts'

type ReviewProps = {
  readonly review: ReviewView | null
  readonly draft: FormDraft | null
  /** True if the request was changed after its last review. */
  readonly isChanged: boolean
}

/** The request as it will be sent, to be read through first. */
export function SubscriptionReview({ review, draft, isChanged }: ReviewProps): ReactElement {
  const { desk, review: words } = useTranslations().subscribe
  return (
    <Container width="measure" className="pb-16">
      <PageHeader
        eyebrow={desk.step({ step: 2 })}
        title={words.title()}
        lede={review === null ? undefined : words.lede()}
      />
      {isChanged && review !== null && (
        <FormNotice
          key={review.version}
          tone="warning"
          title={words.changed.title()}
          advice={words.changed.text()}
        />
      )}
      {review === null ? (
        <EmptyState
          title={words.nothing.title()}
          action={
            <Button asChild>
              <AppLink to="/subscribe">{words.nothing.action()}</AppLink>
            </Button>
          }
        >
          {words.nothing.text()}
        </EmptyState>
      ) : (
        <FullReview review={review} draft={draft} />
      )}
    </Container>
  )
}

function FullReview({ review, draft }: { review: ReviewView; draft: FormDraft | null }): ReactElement {
  const { desk, risk } = useTranslations().subscribe
  return (
    <>
      <Section title={desk.investment()} ruled>
        <InvestmentFacts review={review} />
      </Section>
      <Section title={desk.client()} ruled>
        <ClientFacts client={review.client} />
      </Section>
      <Declared />
      <Alert tone="warning" title={risk.title()} className="mb-8">
        {risk.text()}
      </Alert>
      <SendForm key={review.version} version={review.version} draft={draft} />
    </>
  )
}

/** Facts of the investment: share and amount. */
export function InvestmentFacts({ review: { amount, offer } }: { review: ReviewView }): ReactElement {
  const { fields, review: words } = useTranslations().subscribe
  const to = useFormatter()
  return (
    <Facts>
      <Fact term={words.fund()}>{offer.fund}</Fact>
      <Fact term={fields.share()}>{offer.shareName}</Fact>
      <Fact term={fields.amount()}>
        <strong className="font-semibold">{to.netAssetValue(amount, offer.currency)}</strong>
      </Fact>
    </Facts>
  )
}

/** For whom it is bought. */
export function ClientFacts({ client }: Pick<ReviewView, 'client'>): ReactElement {
  const { countries, subscribe } = useTranslations()
  const to = useFormatter()
  const { fields, review: words } = subscribe
  const locale = useLocale()
  return (
    <Facts>
      {client.company && (
        <>
          <Fact term={fields.companyName()}>{client.company.name}</Fact>
          <Fact term={fields.companyNumber()}>{companyNumberText(client.company.number)}</Fact>
        </>
      )}
      <Fact term={client.company ? words.representative() : words.name()}>{client.name}</Fact>
      <Fact term={words.birth()}>
        {words.birthText({ date: to.longDate(client.birthDate) ?? '', city: client.birthCity })}
      </Fact>
      <Fact term={fields.email()}>{client.email}</Fact>
      <Fact term={fields.phone()}>{phoneText(client.phone, locale)}</Fact>
      <Fact term={fields.address()}>
        {client.address}
        <br />
        {client.postalCode} {client.city}
      </Fact>
      <Fact term={fields.country()}>{countryName(client.country, countries)}</Fact>
    </Facts>
  )
}

/** Declarations that the advisor has made. */
export function Declared({ title }: { title?: string }): ReactElement {
  const { declarations, review: words } = useTranslations().subscribe
  return (
    <Section title={title ?? words.declared()} ruled>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>{declarations.identity()}</li>
        <li>{declarations.documents()}</li>
        <li>{declarations.suitability()}</li>
      </ul>
    </Section>
  )
}

function SendForm({ draft, version }: { draft: FormDraft | null; version: string }): ReactElement {
  const { review: words } = useTranslations().subscribe
  const labels = { ...useFieldLabels(), version: '' }
  const action = '/api/forms/subscription-send'
  const post = usePostForm({
    ...{ definition: sendSubscriptionForm, action, labels, draft, initial: { version } },
    hasFields: false,
  })
  return (
    <PostForm post={post}>
      <FormToken />
      <input type="hidden" name="version" value={version} readOnly />
      <FormActions>
        <SubmitButton size="lg">{words.send()}</SubmitButton>
        <Button asChild variant="outline" size="lg">
          <AppLink to="/subscribe">{words.change()}</AppLink>
        </Button>
      </FormActions>
    </PostForm>
  )
}
