import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { referenceOf as caseReference } from '../cases/case-rows.ts'
import { caseStateWords } from '../cases/case-words.ts'
import * as schema from '../database/schema/index.ts'
import { referenceOf as requestReference } from '../partner-space/advisor-subscriptions.ts'
import { requestStatuses } from '../partner-space/subscription-words.ts'
import {
  code,
  instant,
  omitted,
  type PersonTable,
  personTable,
  quoted,
  reference,
  text,
} from './column-rules.ts'

const identified = z.object({ id: z.number(), createdAt: z.date() })

const advisorSubscriptions = personTable(schema.advisorSubscriptions, {
  id: 'subscription_requests',
  title: { fr: 'Demandes de souscription', en: 'Subscription requests' },
  rowsOf: ({ id }) => eq(schema.advisorSubscriptions.accountId, id),
  columns: {
    id: quoted('Référence', 'Reference', (_id, _language, row) => requestReference(identified.parse(row))),
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
    id: quoted('Référence', 'Reference', (_id, _language, row) => caseReference(identified.parse(row))),
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

const caseMessages = personTable(schema.caseMessages, {
  id: 'case_messages',
  title: { fr: 'Messages de ces dossiers', en: 'Messages of these cases' },
  rowsOf: ({ id }) =>
    sql`${schema.caseMessages.caseId} in (select id from subscription_cases where account_id = ${id})`,
  columns: {
    id: omitted('key'),
    caseId: reference('Dossier', 'Case', 'case'),
    author: code(
      { fr: 'Écrit par', en: 'Written by' },
      { advisor: { fr: 'votre équipe', en: 'your team' }, staff: { fr: 'nos équipes', en: 'our teams' } },
    ),
    // Of the client, as the case itself.
    text: omitted('others'),
    writtenAt: instant('Écrit le', 'Written on'),
  },
})

/** Tables of the requests and cases of an account; facts about clients in them are their clients’ data. */
export const caseTables: readonly PersonTable[] = [advisorSubscriptions, subscriptionCases, caseMessages]
