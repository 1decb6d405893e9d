import { eq } from 'drizzle-orm'
import * as schema from '../database/schema/index.ts'
import { code, flag, instant, omitted, type PersonTable, personTable, text } from './column-rules.ts'

/** Tables of passkeys. They end with the account, and challenges after ten minutes. */
export const passkeyTables: readonly PersonTable[] = [
  personTable(schema.passkeys, {
    id: 'passkeys',
    title: { fr: 'Clés d’accès', en: 'Passkeys' },
    rowsOf: ({ id }) => eq(schema.passkeys.accountId, id),
    columns: {
      id: omitted('technical'),
      accountId: omitted('key'),
      name: text('Nom', 'Name'),
      publicKey: omitted('technical'),
      counter: omitted('technical'),
      transports: omitted('technical'),
      isSynced: flag('Partagée entre plusieurs appareils', 'Shared between devices'),
      createdAt: instant('Ajoutée le', 'Added on'),
      lastUsedAt: instant('Dernière utilisation', 'Last used'),
    },
  }),
  personTable(schema.passkeyChallenges, {
    id: 'passkey_challenges',
    title: { fr: 'Confirmations attendues d’une clé d’accès', en: 'Confirmations awaited from a passkey' },
    rowsOf: ({ id }) => eq(schema.passkeyChallenges.accountId, id),
    columns: {
      hash: omitted('secret'),
      purpose: code(
        { fr: 'Objet', en: 'Purpose' },
        {
          sign_in: { fr: 'connexion', en: 'sign-in' },
          enrol: { fr: 'ajout d’une clé', en: 'addition of a passkey' },
          second_factor: { fr: 'second facteur', en: 'second factor' },
          add: { fr: 'accord pour ajouter une clé', en: 'agreement to add a passkey' },
          remove: { fr: 'accord pour supprimer une clé', en: 'agreement to remove a passkey' },
          code: { fr: 'code de confirmation', en: 'confirmation code' },
        },
      ),
      subject: omitted('technical'),
      accountId: omitted('key'),
      expiresAt: instant('Valable jusqu’au', 'Valid until'),
    },
  }),
]
