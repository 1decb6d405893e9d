import type { CaseDocumentKind } from '../../src/contract/product-api/case-documents.ts'
import type { CaseState } from '../../src/contract/product-api/case-states.ts'
import type { LocalizedText } from '../database/schema/columns.ts'

/** Labels of a case's states. */
export const caseStateWords = {
  draft: { fr: 'Brouillon', en: 'Draft' },
  sent: { fr: 'Envoyé', en: 'Sent' },
  incomplete: { fr: 'À compléter', en: 'Incomplete' },
  in_review: { fr: 'En cours d’étude', en: 'Under review' },
  accepted: { fr: 'Accepté', en: 'Accepted' },
  refused: { fr: 'Refusé', en: 'Refused' },
  withdrawn: { fr: 'Retiré', en: 'Withdrawn' },
} as const satisfies Record<CaseState, LocalizedText>

/** Names of the kinds of documents. */
export const caseDocumentWords = {
  identity: { fr: 'Pièce d’identité', en: 'Proof of identity' },
  company_register: { fr: 'Extrait du registre du commerce', en: 'Extract of the company register' },
  address: { fr: 'Justificatif de domicile', en: 'Proof of address' },
  funds_origin: { fr: 'Justificatif de l’origine des fonds', en: 'Proof of the origin of funds' },
} as const satisfies Record<CaseDocumentKind, LocalizedText>
