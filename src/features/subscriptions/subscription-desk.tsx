import { useRouteContext } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { FormPart, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import type { Translations } from '~/lib/translations.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import type { DeskView, OfferView } from './subscribe.schema.ts'
import { ClientFields } from './subscription-client-fields.tsx'
import { type SubscriptionFields, useSubscriptionForm } from './use-subscription-form.ts'

type DeskProps = { readonly desk: DeskView; readonly draft: FormDraft | null }

/** Form in which an advisor subscribes for a client: share, client and the advisor's declarations. */
export function SubscriptionDesk({ desk, draft }: DeskProps): ReactElement {
  const { desk: words } = useTranslations().subscribe
  return (
    <Container width="measure" className="pb-16">
      <PageHeader
        eyebrow={words.step({ step: 1 })}
        title={words.title()}
        lede={words.lede()}
        actions={
          <Button asChild variant="outline" size="sm">
            <AppLink to="/account/requests">{words.requests()}</AppLink>
          </Button>
        }
      />
      <CasesLink />
      {desk.offers.length === 0 ? (
        <EmptyState title={words.noOffer.title()}>{words.noOffer.text()}</EmptyState>
      ) : (
        <SubscriptionForm desk={desk} draft={draft} />
      )}
    </Container>
  )
}

/** The way to cases, where the product API has them (P-501). */
function CasesLink(): ReactElement | null {
  const { cases } = useTranslations().subscribe.desk
  const isOffered = useRouteContext({ from: '__root__', select: ({ site }) => site.cases === true })
  if (!isOffered) return null
  return (
    <p className="mb-8 border-hairline border-y py-4 text-sm">
      {cases.text()}{' '}
      <AppLink to="/account/cases" className="text-link">
        {cases.action()}
      </AppLink>
    </p>
  )
}

function SubscriptionForm(props: DeskProps): ReactElement {
  const { desk: words } = useTranslations().subscribe
  const post = useSubscriptionForm(props.desk.kept, props.draft)
  return (
    <PostForm post={post} className="flex flex-col gap-8">
      <FormToken />
      <Investment form={post.form} offers={props.desk.offers} />
      <ClientFields form={post.form} />
      <Declarations form={post.form} />
      <FormActions>
        <SubmitButton size="lg">{words.review()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

type Words = Translations['subscribe']['desk']

function offerLabel(
  words: Words,
  { fund, minimum, shareName: share }: OfferView,
  written: string | null,
): string {
  return minimum === null || written === null
    ? words.offerWithout({ fund, share })
    : words.offer({ fund, share, minimum: written })
}

/** The share and the amount. */
export function Investment({
  form: { AppField },
  offers,
}: SubscriptionFields & { offers: readonly OfferView[] }): ReactElement {
  const { desk: words } = useTranslations().subscribe
  const to = useFormatter()
  const options = offers.map((offer) => {
    const written = offer.minimum && to.money(offer.minimum.amount, offer.minimum.currency)
    return { value: offer.share, label: offerLabel(words, offer, written) }
  })
  return (
    <FormPart title={words.investment()}>
      <AppField name="share">
        {(field) => <field.SelectField options={options} hint={words.hints.share()} autoComplete="off" />}
      </AppField>
      <AppField name="amount">
        {(field) => (
          <field.TextField
            hint={words.hints.amount()}
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            className="max-w-xs"
          />
        )}
      </AppField>
    </FormPart>
  )
}

const declarations = ['identity', 'documents', 'suitability'] as const

/** Declarations of the advisor. */
export function Declarations({ form: { AppField } }: SubscriptionFields): ReactElement {
  const { declarations: texts, desk: words } = useTranslations().subscribe
  return (
    <FormPart title={words.declarations()}>
      {declarations.map((name) => (
        <AppField key={name} name={name}>
          {(field) => <field.CheckboxField>{texts[name]()}</field.CheckboxField>}
        </AppField>
      ))}
    </FormPart>
  )
}
