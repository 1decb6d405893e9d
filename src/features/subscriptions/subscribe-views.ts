import type {
  AdvisorSubscriptionBody,
  SubscriptionOffer,
} from '~/contract/product-api/advisor-subscription.schema.ts'
import { personName } from '~/lib/person-name.ts'
import type { OfferView, ReviewView } from './subscribe.schema.ts'

/** A share on offer as the form shows it. */
export function toOffer(offer: SubscriptionOffer): OfferView {
  const { currency, entry_fee_percent: feePercent = null, fund, minimum, share } = offer
  return { share: share.id, shareName: share.name, fund: fund.name, currency, minimum, feePercent }
}

/** The request as it is read through; null when its share is on offer no more. */
export function toReview(
  { amount, client, share }: AdvisorSubscriptionBody,
  version: string,
  offers: readonly OfferView[],
): ReviewView | null {
  const offer = offers.find((known) => known.share === share)
  if (offer === undefined) return null
  const company =
    client.person === 'legal' ? { name: client.company_name, number: client.company_number } : null
  return {
    version,
    offer,
    amount,
    client: {
      name: personName(client.firstname, client.lastname),
      company,
      birthDate: client.birth_date,
      birthCity: client.birth_city,
      email: client.email,
      phone: client.telephone,
      address: client.address,
      postalCode: client.postal_code,
      city: client.city,
      country: client.country,
    },
  }
}
