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
