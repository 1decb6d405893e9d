import { Big } from 'big.js'
import type { CaseSending } from '../../src/contract/product-api/subscription-case.schema.ts'
import { entryCost } from '../../src/lib/figures/entry-cost.ts'
import { personName } from '../../src/lib/person-name.ts'
import type { Db } from '../database/open-database.ts'
import { addressInWords, spacedNumber, spacedTelephone } from '../partner-space/receipt-of-request.ts'
import { shareName } from '../product/funds/fund-views.ts'
import type { SubscriptionInput } from '../product/pdf/document-input.ts'
import { formats } from '../product/pdf/figures/format.ts'
import { receiptTexts } from '../product/pdf/receipt/receipt-texts.ts'
import { subscriptionTexts } from '../product/pdf/subscription/subscription-texts.ts'
import { instantInWords } from '../seed/date-words.ts'
import { manager } from '../seed/manager.ts'
import { filesOf } from './case-files.ts'
import { type NamedCase, referenceOf } from './case-rows.ts'
import type { SignatureRow } from './case-signatures.ts'
import { describeWarnings } from './case-warnings.ts'
import { caseDocumentWords } from './case-words.ts'

type Language = 'fr' | 'en'
type Request = CaseSending['request']

function clientRows({ client }: Request, language: Language) {
  const words = receiptTexts[language]
  const person = personName(client.firstname, client.lastname)
  const company =
    client.person === 'legal'
      ? [
          { label: words.company, value: client.company_name },
          { label: words.companyNumber, value: spacedNumber(client) },
        ]
      : []
  return [
    ...company,
    { label: client.person === 'legal' ? words.representative : words.name, value: person },
    {
      label: words.birth,
      value: words.bornIn(formats[language].longDate(client.birth_date), client.birth_city),
    },
    { label: words.address, value: addressInWords(client, language) },
    { label: words.email, value: client.email },
    { label: words.telephone, value: spacedTelephone(client.telephone) },
  ]
}

/** What a client signs. `drawnUpOn` makes the document's bytes those of one day; `costs` are those of that day. */
type Signed = {
  readonly costs: SignatureRow['costs']
  readonly drawnUpOn: string
  readonly language: Language
  readonly request: Request
}

/** The highest entry fee as an amount, and the total with it, as the form shows them (P-845). */
function costRows({ costs, language, request: { amount } }: Signed, currency: string) {
  if (costs === null) return []
  const words = subscriptionTexts[language]
  const { entryFeePercent: percent } = costs
  if (percent === null) return [{ label: words.entryFee, value: words.feeUnknown }]
  const { fee, total } = entryCost(amount, percent)
  const to = formats[language]
  return [
    {
      label: words.entryFeeAtMost(to.percent(new Big(percent).div(100))),
      value: to.money({ amount: fee, currency }, 2),
    },
    { label: words.total, value: to.money({ amount: total, currency }, 2) },
  ]
}

/** Builds the content of the document that a client signs. */
export async function signedInput(db: Db, found: NamedCase, signed: Signed): Promise<SubscriptionInput> {
  const { drawnUpOn, language, request } = signed
  const { fund, row, share } = found
  const words = receiptTexts[language]
  const currency = share?.currency ?? 'EUR'
  const files = await filesOf(db, row.id)
  return {
    subscription: {
      language,
      reference: referenceOf(row),
      drawnUpOn,
      fundName: fund?.name ?? '',
      investmentRows: [
        { label: words.share, value: share === null ? '' : shareName(share.name, language) },
        { label: words.isin, value: share?.isin ?? words.absent },
        { label: words.amount, value: formats[language].money({ amount: request.amount, currency }, 2) },
        ...costRows(signed, currency),
      ],
      clientRows: clientRows(request, language),
      documents: files.map(({ kind, sha256 }) => ({ label: caseDocumentWords[kind][language], sha256 })),
      warnings: describeWarnings(found, language).map(({ accepted_at: at, text, title }) => ({
        title,
        text,
        acceptedAt: at === null ? '–' : instantInWords(new Date(at), language),
      })),
      evidence: null,
      manager: manager[language],
    },
  }
}
