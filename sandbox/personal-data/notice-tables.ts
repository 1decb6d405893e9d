import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PersonalField } from '../../src/contract/product-api/account.schema.ts'
import * as schema from '../database/schema/index.ts'
import {
  code,
  date,
  expanded,
  instant,
  type Language,
  omitted,
  type PersonTable,
  personTable,
  reference,
  text,
} from './column-rules.ts'

const localized = z.object({ fr: z.string(), en: z.string() })

/** Shows the purpose in the reader's language. */
async function expandPurpose(value: unknown, { language }: { readonly language: Language }) {
  const name = language === 'fr' ? 'Objet' : 'Purpose'
  const field: PersonalField = { id: 'purpose', name, value: localized.parse(value)[language], type: 'text' }
  return [field]
}

/** Tables of capital calls and distributions, and of an investor's proofs. */
export const noticeTables: readonly PersonTable[] = [
  personTable(schema.notices, {
    id: 'notices',
    title: { fr: 'Appels de fonds et distributions', en: 'Capital calls and distributions' },
    rowsOf: ({ id }) => eq(schema.notices.accountId, id),
    columns: {
      id: omitted('key'),
      accountId: omitted('key'),
      fundId: reference('Fonds', 'Fund', 'fund'),
      shareId: reference('Part', 'Share', 'share'),
      kind: code(
        { fr: 'Nature', en: 'Kind' },
        {
          call: { fr: 'appel de fonds', en: 'capital call' },
          distribution: { fr: 'distribution', en: 'distribution' },
        },
      ),
      number: text('Numéro', 'Number'),
      announcedOn: date('Annoncé le', 'Announced on'),
      dueOn: date('Échéance', 'Due date'),
      currency: text('Devise', 'Currency'),
      purpose: expanded(expandPurpose),
      // The components are those of `amount`, which the notice itself lists.
      lines: omitted('technical'),
      amount: text('Montant', 'Amount'),
      paid: text('Payé', 'Paid'),
      settledOn: date('Soldé le', 'Settled on'),
      commitment: text('Engagement', 'Commitment'),
      unfundedBefore: text('Reste appelable avant', 'Unfunded before'),
      unfundedAfter: text('Reste appelable après', 'Unfunded after'),
      acknowledgedAt: instant('Lu le', 'Acknowledged on'),
    },
  }),
  personTable(schema.receipts, {
    id: 'receipts',
    title: { fr: 'Règlements reçus', en: 'Payments received' },
    rowsOf: ({ id }) => sql`${schema.receipts.noticeId} in (select id from notices where account_id = ${id})`,
    columns: {
      id: omitted('key'),
      noticeId: omitted('key'),
      publicationId: omitted('key'),
      amount: text('Montant', 'Amount'),
      receivedOn: date('Reçu le', 'Received on'),
      note: text('Référence', 'Reference'),
      reverses: omitted('key'),
      recordedBy: omitted('others'),
      recordedAt: instant('Saisi le', 'Entered on'),
      approvedBy: omitted('others'),
      approvedAt: instant('Validé le', 'Approved on'),
    },
  }),
  personTable(schema.identityPapers, {
    id: 'identity_papers',
    title: { fr: 'Pièce d’identité', en: 'Identity paper' },
    rowsOf: ({ id }) => eq(schema.identityPapers.accountId, id),
    columns: {
      accountId: omitted('key'),
      kind: code(
        { fr: 'Nature', en: 'Kind' },
        {
          identity_card: { fr: 'carte d’identité', en: 'identity card' },
          passport: { fr: 'passeport', en: 'passport' },
          residence_permit: { fr: 'titre de séjour', en: 'residence permit' },
        },
      ),
      expiresOn: date('Expire le', 'Expires on'),
    },
  }),
  personTable(schema.stepUps, {
    id: 'step_ups',
    title: { fr: 'Dernière vérification d’identité', en: 'Last re-authentication' },
    rowsOf: ({ id }) => eq(schema.stepUps.accountId, id),
    columns: {
      grantId: omitted('secret'),
      accountId: omitted('key'),
      provenAt: instant('Faite le', 'Made on'),
    },
  }),
]
