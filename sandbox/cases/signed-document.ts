import type { CaseSending } from '../../src/contract/product-api/subscription-case.schema.ts'
import { personName } from '../../src/lib/person-name.ts'
import type { Db } from '../database/open-database.ts'
import { shareName } from '../product/funds/fund-views.ts'
import type { SubscriptionInput } from '../product/pdf/document-input.ts'
import { formats } from '../product/pdf/figures/format.ts'
import { receiptTexts } from '../product/pdf/receipt/receipt-texts.ts'
import { instantInWords } from '../seed/date-words.ts'
import { manager } from '../seed/manager.ts'
import { filesOf } from './case-files.ts'
import { type NamedCase, referenceOf } from './case-rows.ts'
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
          { label: words.companyNumber, value: client.company_number },
        ]
      : []
  const address = `${client.address}, ${client.postal_code} ${client.city}, ${client.country}`
  return [
    ...company,
    { label: client.person === 'legal' ? words.representative : words.name, value: person },
    {
      label: words.birth,
      value: words.bornIn(formats[language].longDate(client.birth_date), client.birth_city),
    },
    { label: words.address, value: address },
    { label: words.email, value: client.email },
    { label: words.telephone, value: client.telephone },
  ]
}

/** Builds the content of the document that a client signs. `drawnUpOn` makes its bytes those of one day. */
export async function signedInput(
  db: Db,
  found: NamedCase,
  {
    drawnUpOn,
    language,
    request,
  }: { readonly drawnUpOn: string; readonly language: Language; readonly request: Request },
): Promise<SubscriptionInput> {
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
