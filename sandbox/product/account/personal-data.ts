import { asc, desc, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../../../src/contract/product-api/personal-data.schema.ts'
import type { Account } from '../../accounts/accounts.ts'
import type { Db } from '../../database/open-database.ts'
import {
  contactMessages,
  fundShares,
  funds,
  holdings,
  signIns,
  whiteBookRequests,
} from '../../database/schema/index.ts'
import { registrationOf } from '../../registration/confirmed.ts'
import { retentionOf } from '../../retention/find-retention.ts'
import { fieldsOf, profileFields } from '../users/person-types.ts'
import { toSignIn } from './sign-in-history.ts'

type Language = 'fr' | 'en'

function accountPart(account: Account): PersonalData['account'] {
  return {
    id: account.id,
    email: account.email,
    firstname: account.firstName,
    lastname: account.lastName,
    telephone: account.telephone,
    language: account.locale === 'en' ? 'en' : 'fr',
    persontype: account.personType,
    created_at: account.createdAt.toISOString(),
    two_factor: account.totpSecret !== null,
  }
}

function fieldsPart({ personType, fields }: Account, language: Language): PersonalData['fields'] {
  return fieldsOf(personType).map((id) => ({
    id,
    name: profileFields[id][language],
    value: fields.find((field) => field.id === id)?.value ?? '',
  }))
}

async function holdingsOf(db: Db, accountId: string): Promise<PersonalData['holdings']> {
  const rows = await db
    .select({ fund: funds.name, share: fundShares.name, held: holdings })
    .from(holdings)
    .innerJoin(funds, eq(funds.id, holdings.fundId))
    .innerJoin(fundShares, eq(fundShares.id, holdings.shareId))
    .where(eq(holdings.accountId, accountId))
    .orderBy(asc(holdings.id))
  return rows.map(({ fund, share, held }) => ({
    fund,
    share,
    quantity: held.quantity,
    subscribed_on: held.subscribedOn,
  }))
}

async function formsOf(db: Db, email: string) {
  const messages = await db
    .select()
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email))
  const requests = await db
    .select()
    .from(whiteBookRequests)
    .where(eq(sql`lower(${whiteBookRequests.email})`, email))
  return {
    contact_messages: messages.map(({ createdAt, subject, message }) => ({
      sent_at: createdAt.toISOString(),
      subject,
      message,
    })),
    white_book_requests: requests.map(({ createdAt, title }) => ({
      sent_at: createdAt.toISOString(),
      white_book: title,
    })),
  }
}

/** Everything that is held about an account (decision 31). Names of fields are in `language`. */
export async function collectPersonalData(
  db: Db,
  account: Account,
  language: Language,
): Promise<PersonalData> {
  const registration = await registrationOf(db, account.id)
  const rows = await db
    .select()
    .from(signIns)
    .where(eq(signIns.accountId, account.id))
    .orderBy(desc(signIns.happenedAt), desc(signIns.id))
  return {
    account: accountPart(account),
    fields: fieldsPart(account, language),
    registration: { ...registration?.details },
    holdings: await holdingsOf(db, account.id),
    sign_ins: rows.map(toSignIn),
    ...(await formsOf(db, account.email)),
    retention: await retentionOf(db, account),
  }
}
