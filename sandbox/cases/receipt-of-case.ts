import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import type { Db } from '../database/open-database.ts'
import { receiptAdvisor, receiptClient } from '../partner-space/receipt-of-request.ts'
import { shareName } from '../product/funds/fund-views.ts'
import type { ReceiptInput } from '../product/pdf/document-input.ts'
import { manager } from '../seed/manager.ts'
import { type NamedCase, referenceOf } from './case-rows.ts'
import { signedVersion } from './case-signatures.ts'

/** Builds the content of a case's receipt; undefined for one that was never sent (P-590). */
export async function receiptOfCase(
  db: Db,
  found: NamedCase,
  language: 'fr' | 'en',
): Promise<ReceiptInput | undefined> {
  const { advisor, fund, row, share } = found
  const { amount, currency, request, sentAt } = row
  if (sentAt === null || request === null || amount === null || currency === null) return undefined
  const signed = await signedVersion(db, row.id)
  return {
    language,
    reference: referenceOf(row),
    receivedOn: plainDateAt(sentAt),
    fundName: fund?.name ?? '–',
    shareName: share === null ? '–' : shareName(share.name, language),
    isin: share?.isin ?? null,
    amount: { amount, currency },
    client: receiptClient(request.client, language),
    advisor: await receiptAdvisor(db, advisor, row.partnerId),
    signature: signed ?? null,
    manager: manager[language],
  }
}
