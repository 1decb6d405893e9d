import { eq, sql } from 'drizzle-orm'
import * as schema from '../database/schema/index.ts'
import { code, date, instant, omitted, type PersonTable, personTable } from './column-rules.ts'

const terms = {
  scope: code(
    { fr: 'Porte sur', en: 'Covers' },
    {
      documents: { fr: 'documents', en: 'documents' },
      figures: { fr: 'chiffres', en: 'figures' },
      both: { fr: 'documents et chiffres', en: 'documents and figures' },
    },
  ),
  power: code(
    { fr: 'Permet de', en: 'Allows to' },
    { read: { fr: 'consulter', en: 'read' }, act: { fr: 'agir', en: 'act' } },
  ),
  since: date('Depuis le', 'Since'),
  until: date('Jusqu’au', 'Until'),
  endedAt: instant('Terminé le', 'Ended on'),
  mailsFrom: instant('Emails aussi envoyés depuis le', 'Emails also sent since'),
  endToldAt: instant('Fin annoncée le', 'End told on'),
}

const held = personTable(schema.mandates, {
  id: 'mandates_held',
  title: { fr: 'Mandats pour un titulaire', en: 'Mandates for a holder' },
  rowsOf: ({ id }) => eq(schema.mandates.accountId, id),
  columns: { id: omitted('key'), accountId: omitted('key'), holderId: omitted('others'), ...terms },
})

const given = personTable(schema.mandates, {
  id: 'mandates_given',
  title: { fr: 'Mandats donnés à des tiers', en: 'Mandates given to others' },
  rowsOf: ({ id }) => eq(schema.mandates.holderId, id),
  columns: { id: omitted('key'), accountId: omitted('others'), holderId: omitted('key'), ...terms },
})

const views = personTable(schema.mandateViews, {
  id: 'mandate_views',
  title: { fr: 'Usages d’un mandat', en: 'Uses of a mandate' },
  rowsOf: ({ id }) =>
    sql`(${schema.mandateViews.accountId} = ${id} or ${schema.mandateViews.mandateId} in (select id from mandates where holder_id = ${id}))`,
  columns: {
    id: omitted('key'),
    mandateId: omitted('key'),
    accountId: omitted('key'),
    tokenHash: omitted('secret'),
    signInId: omitted('key'),
    startedAt: instant('Commencé le', 'Began on'),
    endsAt: instant('Au plus tard jusqu’au', 'Until at the latest'),
  },
})

/** Tables of the mandates by which persons act for a holder: erased with either account. */
export const mandateTables: readonly PersonTable[] = [held, given, views]
