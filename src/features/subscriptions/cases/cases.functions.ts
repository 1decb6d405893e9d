import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod/mini'
import { isEditable } from '~/contract/product-api/case-states.ts'
import type { SubscriptionCase } from '~/contract/product-api/subscription-case.schema.ts'
import { type Outcome, success } from '~/lib/outcome.ts'
import { localeSchema } from '~/routing/addresses/locale.schema.ts'
import { checkedSearch } from '~/routing/addresses/search.schema.ts'
import { outcomeOf } from '~/server/backends/backend-outcome.server.ts'
import { privateCalls } from '~/server/composition/auth.server.ts'
import { caseCalls } from '~/server/composition/cases.server.ts'
import { draftsOf, subscribeDeps, subscriptionCalls } from '~/server/composition/partner.server.ts'
import { draftNameOf } from '~/server/forms/account-drafts.server.ts'
import { bodyOf } from '~/server/partner/subscribe.server.ts'
import type { OfferView, ReviewView } from '../subscribe.schema.ts'
import { toOffer, toReview } from '../subscribe-views.ts'
import { answersOf } from '../use-subscription-form.ts'
import { caseDocumentForm, caseSubjectOf, caseWarningsForm } from './case-forms.ts'
import type { CasesView, CaseView } from './cases.schema.ts'
import { ownOffer, toCase, toCases, typedOf } from './cases.ts'
import { casesSearchSchema } from './cases-search.ts'

const pageSize = 25

/** Reads a page of the cases of the user's team: the product API decides whether the user may read them (P-502). */
export const getCases = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, search: checkedSearch(casesSearchSchema) }))
  .handler(
    privateCalls.handle(
      { role: 'partner_user' },
      async ({ data: { locale, search }, session }): Promise<Outcome<CasesView>> => {
        const { group, page = 1 } = search
        const query = { page, pageSize, ...(group && { group }) }
        return outcomeOf(await caseCalls.list({ locale, token: session.accessToken }, query), (list) =>
          toCases(list, new Date().toISOString()),
        )
      },
    ),
  )

type Asking = { readonly locale: 'fr' | 'en'; readonly token: string }

/** The shares on offer, for a case that can be written. */
async function offersFor({ state }: SubscriptionCase, asking: Asking, mayWrite: boolean) {
  if (!mayWrite || !isEditable(state)) return success<OfferView[] | null>(null)
  return outcomeOf(await subscriptionCalls.listOffers(asking), ({ offers }) => offers.map(toOffer))
}

/** Returns the sent request or, for a draft, the request as it would be sent: null while it is incomplete. */
function reviewOf(wire: SubscriptionCase, offers: readonly OfferView[]): ReviewView | null {
  const { answers, request, state, version } = wire
  if (!isEditable(state)) return request && toReview(request, String(version), ownOffer(wire))
  const whole = answersOf(typedOf(answers))
  const body = whole && bodyOf(whole, subscribeDeps.now())
  return body === undefined ? null : toReview(body, String(version), offers)
}

/** Reads what a user has typed on the later steps of a case that can be written. */
async function typedBy(account: string, { fund, id, state }: SubscriptionCase) {
  if (!isEditable(state)) return undefined
  const read = async (form: string, of: string) =>
    (await draftsOf(draftNameOf(form, of)).read(account))?.values ?? null
  const [document, warnings] = await Promise.all([
    read(caseDocumentForm.name, caseSubjectOf({ case: id })),
    read(caseWarningsForm.name, caseSubjectOf({ case: id, fund: fund?.id })),
  ])
  return { document, warnings }
}

const toUnwritten = (wire: SubscriptionCase) => toCase(wire, { offers: null, review: null, now: '' })

/** Reads one of the team's cases; `not_found` for any other, whether or not it exists. */
export const getCase = createServerFn({ method: 'GET' })
  .validator(z.object({ locale: localeSchema, id: z.string().check(z.maxLength(40)) }))
  .handler(
    privateCalls.handle(
      { role: 'partner_user' },
      async ({ data: { id, locale }, session }): Promise<Outcome<CaseView>> => {
        const asking = { locale, token: session.accessToken }
        const found = await caseCalls.get({ ...asking, id })
        if (found.kind !== 'ok') return outcomeOf<SubscriptionCase, CaseView>(found, toUnwritten)
        const mayWrite = session.user.rights.includes('subscriptions:create')
        const offers = await offersFor(found.data, asking, mayWrite)
        if (!offers.ok) return offers
        const review = reviewOf(found.data, offers.data ?? [])
        const now = subscribeDeps.now().toISOString()
        const typed = mayWrite ? await typedBy(session.subject, found.data) : undefined
        return success(toCase(found.data, { offers: offers.data, review, now, ...(typed && { typed }) }))
      },
    ),
  )
