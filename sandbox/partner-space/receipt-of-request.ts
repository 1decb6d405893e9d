import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { subscriptionClientSchema } from '../../src/contract/product-api/advisor-subscription.schema.ts'
import { plainDateAt } from '../../src/lib/format/plain-date-at.ts'
import { personName } from '../../src/lib/person-name.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Db } from '../database/open-database.ts'
import { fundShares, partners } from '../database/schema/index.ts'
import { shareName } from '../product/funds/fund-views.ts'
import type { ReceiptInput } from '../product/pdf/document-input.ts'
import { manager } from '../seed/manager.ts'
import { clientNameOf, type NamedRequest, referenceOf } from './advisor-subscriptions.ts'

async function isinOf(db: Db, shareId: string): Promise<string | null> {
  const [share] = await db.select().from(fundShares).where(eq(fundShares.id, shareId)).limit(1)
  return share?.isin ?? null
}

async function companyOf(db: Db, partnerId: number): Promise<string> {
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId)).limit(1)
  return partner?.name ?? ''
}

/** Groups French numbers in pairs of digits; others stay as stored. */
export function spacedTelephone(telephone: string): string {
  return telephone.replace(
    /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/,
    '+33\u00a0$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5',
  )
}

/** Groups French company numbers, the last five digits of a SIRET together; those of other registers stay as stored. */
export function spacedNumber({ company_number, company_number_type }: CompanyClient): string {
  const isFrench = company_number_type === 'siren' || company_number_type === 'siret'
  if (!isFrench) return company_number
  return company_number.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, '$1\u00a0$2\u00a0$3\u00a0$4').trim()
}

type Client = z.output<typeof subscriptionClientSchema>

/** A client's address in one line, with the name of the country. */
export function addressInWords(client: Client, language: 'fr' | 'en'): string {
  const { address, city, country, postal_code: postcode } = client
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  return `${address}, ${postcode} ${city}, ${name}`
}

type CompanyClient = Extract<z.output<typeof subscriptionClientSchema>, { person: 'legal' }>

/** The client of a request, as its receipt names them. */
export function receiptClient(
  client: z.output<typeof subscriptionClientSchema>,
  language: 'fr' | 'en',
): ReceiptInput['client'] {
  const isCompany = client.person === 'legal'
  return {
    name: clientNameOf(client),
    representative: isCompany ? personName(client.firstname, client.lastname) : null,
    companyNumber: isCompany ? spacedNumber(client) : null,
    birth: { date: client.birth_date, city: client.birth_city },
    address: addressInWords(client, language),
    email: client.email,
    telephone: spacedTelephone(client.telephone),
  }
}

/** The advisor of a request and the company, as its receipt names them; no name once that account is closed. */
export async function receiptAdvisor(
  db: Db,
  advisor: Account | null,
  partnerId: number,
): Promise<ReceiptInput['advisor']> {
  return {
    name: advisor === null ? '–' : personName(advisor.firstName, advisor.lastName),
    company: await companyOf(db, partnerId),
    registration: advisor?.fields.find(({ id }) => id === 'orias_number')?.value ?? null,
  }
}

/** Builds the content of a request's receipt, for its advisor. */
export async function receiptOf(
  db: Db,
  advisor: Account,
  request: NamedRequest,
  language: 'fr' | 'en',
): Promise<ReceiptInput> {
  const { fund, row, share } = request
  return {
    language,
    reference: referenceOf(row),
    receivedOn: plainDateAt(row.createdAt),
    fundName: fund.name,
    shareName: shareName(share, language),
    isin: await isinOf(db, row.shareId),
    amount: { amount: row.amount, currency: row.currency },
    client: receiptClient(subscriptionClientSchema.parse(row.client), language),
    advisor: await receiptAdvisor(db, advisor, row.partnerId),
    signature: null,
    manager: manager[language],
  }
}
