import { eq, or, sql } from 'drizzle-orm'
import * as schema from '../database/schema/index.ts'
import { code, instant, omitted, type PersonTable, personTable, reference, text } from './column-rules.ts'
import { languages } from './person-words.ts'

const invitations = personTable(schema.invitations, {
  id: 'invitations',
  title: { fr: 'Invitations envoyées et reçues', en: 'Invitations sent and received' },
  rowsOf: ({ id, email }) =>
    or(
      eq(schema.invitations.inviterId, id),
      eq(schema.invitations.acceptedBy, id),
      eq(sql`lower(${schema.invitations.recipient})`, email),
    ),
  columns: {
    id: omitted('key'),
    teamId: reference('Équipe', 'Team', 'team'),
    inviterId: omitted('key'),
    kind: code(
      { fr: 'Par', en: 'By' },
      { email: { fr: 'email', en: 'email' }, sms: { fr: 'SMS', en: 'text message' } },
    ),
    recipient: text('Destinataire', 'Recipient'),
    partnerName: text('Société', 'Company'),
    message: text('Message', 'Message'),
    locale: code({ fr: 'Langue', en: 'Language' }, languages),
    ticketHash: omitted('secret'),
    sentAt: instant('Envoyée le', 'Sent on'),
    expiresAt: instant('Valable jusqu’au', 'Valid until'),
    acceptedAt: instant('Acceptée le', 'Accepted on'),
    acceptedBy: omitted('key'),
    revokedAt: instant('Annulée le', 'Cancelled on'),
  },
})

const teamRequests = personTable(schema.teamRequests, {
  id: 'team_requests',
  title: { fr: 'Équipes demandées', en: 'Teams asked for' },
  rowsOf: ({ id }) => eq(schema.teamRequests.accountId, id),
  columns: {
    teamId: reference('Équipe', 'Team', 'team'),
    accountId: omitted('key'),
    requestedAt: instant('Demandée le', 'Asked for on'),
  },
})

const joinRequests = personTable(schema.joinRequests, {
  id: 'join_requests',
  title: { fr: 'Demandes d’accès à une équipe', en: 'Requests to join a team' },
  rowsOf: ({ id }) => eq(schema.joinRequests.accountId, id),
  columns: {
    accountId: omitted('key'),
    teamId: reference('Équipe', 'Team', 'team'),
    requestedAt: instant('Demandée le', 'Asked for on'),
  },
})

const joinRefusals = personTable(schema.joinRefusals, {
  id: 'join_refusals',
  title: { fr: 'Refus d’accès à une équipe', en: 'Refusals by a team' },
  rowsOf: ({ id }) => eq(schema.joinRefusals.accountId, id),
  columns: {
    accountId: omitted('key'),
    teamId: reference('Équipe', 'Team', 'team'),
    reason: text('Motif', 'Reason'),
    refusedAt: instant('Refusée le', 'Refused on'),
  },
})

const invitationLists = personTable(schema.invitationLists, {
  id: 'invitation_lists',
  title: { fr: 'Listes d’invitations', en: 'Lists of invitations' },
  rowsOf: ({ id }) => eq(schema.invitationLists.accountId, id),
  columns: {
    id: omitted('key'),
    accountId: omitted('key'),
    teamId: reference('Équipe', 'Team', 'team'),
    key: omitted('technical'),
    locale: code({ fr: 'Langue', en: 'Language' }, languages),
    createdAt: instant('Envoyée le', 'Sent on'),
    workingUntil: omitted('technical'),
  },
})

/** Tables of the teams that a partner's user has asked for, and of the invitations to them. */
export const teamTables: readonly PersonTable[] = [
  teamRequests,
  invitations,
  joinRequests,
  joinRefusals,
  invitationLists,
]
