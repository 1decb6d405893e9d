import type { accounts } from '../../database/schema/index.ts'
import { fieldsOf, personTypes } from '../../product/users/person-types.ts'
import { investorRights, partnerRights } from '../../registration/rights.ts'
import type { SheetRow } from '../sheets/sheet.ts'

type AccountRecord = typeof accounts.$inferInsert

/** Data of a person that is not in the sheet. */
export type AccountFacts = {
  readonly id: string
  readonly partnerId: number | null
  readonly teamId: number | null
  /** The hash of an unknown password: people choose their own. */
  readonly passwordHash: string
  readonly now: Date
}

function rightsOf(type: string): readonly string[] {
  if (personTypes[type]?.role !== 'partner_user') return investorRights
  return type === 'partner' ? partnerRights : [...partnerRights, 'subscriptions:create']
}

const isText = (text: string | null | undefined): text is string => text !== null && text !== undefined

/** Builds the record of a person. */
export function accountRecord(
  row: SheetRow,
  { id, partnerId, teamId, passwordHash, now }: AccountFacts,
): AccountRecord {
  const type = row.type ?? 'natural'
  return {
    id,
    email: row.person ?? '',
    passwordHash,
    emailConfirmed: row.confirmed === 'yes',
    role: personTypes[type]?.role ?? 'investor',
    personType: type,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    telephone: row.telephone ?? null,
    locale: row.language ?? 'fr',
    preferredLocale: row.language ?? null,
    rights: rightsOf(type),
    fields: fieldsOf(type).flatMap((name) => {
      const value = row[name]
      return isText(value) ? [{ id: name, name, value }] : []
    }),
    verification: row.verification ?? 'approved',
    partnerId,
    isChildUser: row.chooses_company === 'yes',
    chosenPartnerId: null,
    teamId,
    totpSecret: null,
    isDemo: false,
    createdAt: now,
  }
}

/** Columns set in the portal, which an import leaves unchanged. */
export const preservedAccountColumns = [
  'id',
  'passwordHash',
  'locale',
  'rights',
  'chosenPartnerId',
  'totpSecret',
  'totpLastStep',
  'isDemo',
  'createdAt',
] as const
