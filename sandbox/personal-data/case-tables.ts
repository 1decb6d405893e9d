import { eq } from 'drizzle-orm'
import { caseStateWords } from '../cases/case-words.ts'
import * as schema from '../database/schema/index.ts'
import { requestStatuses } from '../partner-space/subscription-words.ts'
import { code, instant, omitted, type PersonTable, personTable, reference, text } from './column-rules.ts'

const advisorSubscriptions = personTable(schema.advisorSubscriptions, {
  id: 'subscription_requests',
  title: { fr: 'Demandes de souscription', en: 'Subscription requests' },
  rowsOf: ({ id }) => eq(schema.advisorSubscriptions.accountId, id),
  columns: {
    id: text('Numéro', 'Number'),
    accountId: omitted('key'),
    teamId: reference('Équipe', 'Team', 'team'),
    partnerId: reference('Société', 'Company', 'partner'),
    creationKey: omitted('technical'),
    fundId: reference('Fonds', 'Fund', 'fund'),
    shareId: reference('Part', 'Share', 'share'),
    amount: text('Montant', 'Amount'),
    currency: text('Devise', 'Currency'),
    clientName: omitted('others'),
    client: omitted('others'),
    status: code({ fr: 'Statut', en: 'Status' }, requestStatuses),
    history: omitted('technical'),
    createdAt: instant('Faite le', 'Made on'),
  },
})

const subscriptionCases = personTable(schema.subscriptionCases, {
  id: 'subscription_cases',
  title: { fr: 'Dossiers de souscription', en: 'Subscription cases' },
  rowsOf: ({ id }) => eq(schema.subscriptionCases.accountId, id),
  columns: {
    id: text('Numéro', 'Number'),
    accountId: omitted('key'),
    openingKey: omitted('technical'),
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
    warnings: omitted('others'),
    history: omitted('technical'),
    createdAt: instant('Ouvert le', 'Opened on'),
    updatedAt: instant('Modifié le', 'Changed on'),
    sentAt: instant('Envoyé le', 'Sent on'),
    remindedFor: omitted('technical'),
  },
})

/** Tables of the requests and cases of an account; facts about clients in them are their clients’ data. */
export const caseTables: readonly PersonTable[] = [advisorSubscriptions, subscriptionCases]
