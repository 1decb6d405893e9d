import type {
  CaseSummary,
  CaseTerms,
  SubscriptionCase,
} from '../../src/contract/product-api/subscription-case.schema.ts'
import { personName } from '../../src/lib/person-name.ts'
import type { Db } from '../database/open-database.ts'
import { entryFeeOf } from '../partner-space/subscription-offers.ts'
import { shareName } from '../product/funds/fund-views.ts'
import { describeFile, filesOf, requiredKinds } from './case-files.ts'
import { messagesOf } from './case-messages.ts'
import { type NamedCase, referenceOf, waitingStates } from './case-rows.ts'
import { latestSignature } from './case-signatures.ts'
import { describeWarnings } from './case-warnings.ts'
import { describeSignature } from './sign-case.ts'

type Locale = 'fr' | 'en'

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  personName(firstName, lastName)

/** Maps a case to its line in a list. */
export function summaryOf({ advisor, details, fund, row, share }: NamedCase, locale: Locale): CaseSummary {
  const { amount, clientName, createdAt, currency, id, sentAt, state, updatedAt, version } = row
  const slug = fund && (locale === 'fr' ? fund.slugFr : fund.slugEn)
  return {
    id: `cas-${id}`,
    reference: referenceOf(row),
    state,
    version,
    client_name: clientName,
    fund: fund && { id: `fnd-${fund.id}`, name: fund.name, slug },
    share: share && { id: share.id, name: shareName(share.name, locale) },
    amount: amount === null || currency === null ? null : { amount, currency },
    advisor: advisor && nameOf(advisor),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
    closes_on: details?.subscriptionClosesOn ?? null,
  }
}

/** Hours within which staff have promised to study a case. */
export const studyHours = 72

/** By when staff have promised to act on a case; null while nothing waits for them. */
export function dueAt({ sentAt, state }: Pick<NamedCase['row'], 'sentAt' | 'state'>): string | null {
  if (sentAt === null || !waitingStates.some((waiting) => waiting === state)) return null
  return new Date(sentAt.getTime() + studyHours * 3_600_000).toISOString()
}

/** Returns the minimum and the highest entry fee of a case's share; null before one is chosen. */
export function termsOf({ details, fund, share }: NamedCase): CaseTerms | null {
  if (fund === null || share === null) return null
  const { minimumInvestment } = fund
  const { currency } = share
  return {
    minimum: minimumInvestment === null ? null : { amount: minimumInvestment, currency },
    currency,
    entry_fee_percent: entryFeeOf(details?.keyFigures ?? null),
  }
}

/** Maps a case to its own page. */
export async function describeCase(db: Db, found: NamedCase, locale: Locale): Promise<SubscriptionCase> {
  const { answers, history, id, request } = found.row
  const signature = await latestSignature(db, id)
  return {
    ...summaryOf(found, locale),
    answers,
    terms: termsOf(found),
    required_documents: [...requiredKinds(answers)],
    documents: (await filesOf(db, id)).map(describeFile),
    warnings: describeWarnings(found, locale),
    signature: signature === undefined ? null : describeSignature(signature, found),
    messages: await messagesOf(db, id),
    request,
    history: [...history],
  }
}
