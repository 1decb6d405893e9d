import { eq } from 'drizzle-orm'
import { caseStateWords } from '../cases/case-words.ts'
import * as schema from '../database/schema/index.ts'
import { code, instant, omitted, type PersonTable, personTable, reference, text } from './column-rules.ts'

const subscriptionCases = personTable(schema.subscriptionCases, {
  id: 'subscription_cases',
  title: { fr: 'Dossiers de souscription', en: 'Subscription cases' },
  rowsOf: ({ id }) => eq(schema.subscriptionCases.accountId, id),
  columns: {
    id: text('Numéro', 'Number'),
    accountId: omitted('key'),
    teamId: reference('Équipe', 'Team', 'team'),
    partnerId: reference('Société', 'Company', 'partner'),
    state: code({ fr: 'État', en: 'State' }, caseStateWords),
    version: omitted('technical'),
    answers: omitted('others'),
    clientName: omitted('others'),
    fundId: reference('Fonds', 'Fund', 'fund'),
    shareId: reference('Part', 'Share', 'share'),
    request: omitted('others'),
    amount: text('Montant', 'Amount'),
    currency: text('Devise', 'Currency'),
    history: omitted('technical'),
    createdAt: instant('Ouvert le', 'Opened on'),
    updatedAt: instant('Modifié le', 'Changed on'),
    sentAt: instant('Envoyé le', 'Sent on'),
    remindedFor: omitted('technical'),
  },
})

/** Tables of the cases that an account has opened; what they say of clients is their clients’ data. */
export const caseTables: readonly PersonTable[] = [subscriptionCases]
