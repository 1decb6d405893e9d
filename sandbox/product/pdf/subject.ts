import type { FundDetail, FundShare } from '../../../src/contract/product-api/fund.schema.ts'
import type { DocumentInput, DocumentLanguage } from './document-input.ts'
import { type Formats, formats } from './figures/format.ts'
import { type ValuePoint, valuePoints } from './figures/share-history.ts'
import { english } from './texts/english.ts'
import { french, type Texts } from './texts/french.ts'

export interface ShareView {
  share: FundShare
  points: ValuePoint[]
}

/** Subject of a document: its input and derived data. */
export interface Subject extends DocumentInput {
  fund: FundDetail
  language: DocumentLanguage
  formats: Formats
  texts: Texts
  /** Date of the latest figures. */
  asOf: string
  /** Shares offered to holders; carried interest (type B) is never shown. */
  shares: ShareView[]
  /** The share with the longest history. */
  leadShare: ShareView | undefined
}

/** Derives the subject of a document from its input. */
export function describeSubject(input: DocumentInput): Subject {
  const { fund, document } = input
  const { asOf, language } = document
  const shares = fund.shares
    .filter((share) => !share.type.startsWith('B') && share.startDate <= asOf)
    .map((share) => ({ share, points: valuePoints(share, asOf) }))
  return {
    ...input,
    language,
    formats: formats[language],
    texts: language === 'fr' ? french : english,
    asOf,
    shares,
    leadShare: shares.toSorted((one, other) => other.points.length - one.points.length)[0],
  }
}
