import type { DraftValues } from '~/lib/form/form-definition.ts'
import { oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import type { AmountView } from './client-subscriptions.schema.ts'

/** Search of the page on which advisors subscribe: the step, and the result of sending the request. */
export const subscribeSearchSchema = searchSchema({
  step: oneOf(['review']),
  state: oneOf(['changed']),
})

/** A share that may be subscribed to. */
export type OfferView = {
  readonly share: string
  readonly shareName: string
  readonly fund: string
  readonly currency: string
  readonly minimum: AmountView | null
  /** Highest entry fee in percent; null if unknown. */
  readonly feePercent: string | null
}

/** Data of the advisor's form: the shares on offer, and the saved values of an unfinished request. */
export type DeskView = { readonly offers: readonly OfferView[]; readonly kept: DraftValues | null }

/** A request as it is read through before it is sent. */
export type ReviewView = {
  /** Version of the displayed request: only this version is sent. */
  readonly version: string
  readonly offer: OfferView
  readonly amount: string
  readonly client: {
    readonly name: string
    readonly company: { readonly name: string; readonly number: string } | null
    /** `YYYY-MM-DD`. */
    readonly birthDate: string
    readonly birthCity: string
    readonly email: string
    readonly phone: string
    readonly address: string
    readonly postalCode: string
    readonly city: string
    readonly country: string
  }
}
