import type { FlowNature } from '~/contract/product-api/desk-publication.schema.ts'
import type { Paragraph } from '~/lib/paragraphs.ts'
import type { ReceiptsChangeView } from './receipts.schema.ts'

/** What staff publish, in the order in which it is offered. */
export const publicationKinds = ['value', 'call', 'distribution', 'document', 'letter', 'receipts'] as const

export type PublicationKind = (typeof publicationKinds)[number]

/** Status of an entry. */
export type PublicationStatus = 'submitted' | 'approved' | 'refused' | 'withdrawn'

/** An entry as the list shows it. Dates are `YYYY-MM-DD`. */
export type PublicationLine = {
  readonly id: string
  readonly kind: PublicationKind
  readonly status: PublicationStatus
  readonly fund: string
  readonly subject: string
  readonly date: string
  readonly amount: { readonly amount: string; readonly currency: string } | null
  readonly enteredBy: string
  readonly isOwn: boolean
  readonly decidedBy: string | null
}

/** A fund to publish about. */
export type FoundFund = { readonly id: string; readonly name: string }

/** Page of the entries, and the funds that match a name; null if no name was entered. */
export type PublicationsView = {
  readonly items: readonly PublicationLine[]
  readonly page: { readonly number: number; readonly count: number }
  readonly found: readonly FoundFund[] | null
  /** What the product API takes. */
  readonly kinds: readonly PublicationKind[]
}

type Choice = { readonly value: string; readonly label: string }

/** Options for publications about a fund. */
export type PublishView = {
  /** What the product API takes. */
  readonly kinds: readonly PublicationKind[]
  readonly fund: FoundFund
  readonly shares: readonly {
    readonly id: string
    readonly name: string
    readonly currency: string
    readonly last: { readonly date: string; readonly amount: string } | null
  }[]
  readonly groups: readonly Choice[]
  readonly types: readonly Choice[]
  readonly subTypes: readonly Choice[]
  readonly documents: readonly {
    readonly id: string
    readonly title: string
    readonly language: 'fr' | 'en'
    readonly date: string
  }[]
}

/** Holders of whom a call asks for more than is left of their commitment, the largest of them by name. */
export type BeyondCommitments = {
  readonly count: number
  readonly excess: string
  readonly holders: readonly {
    readonly id: string
    readonly name: string
    readonly uncalled: string
    readonly excess: string
  }[]
}

/** A figure as readers will see it. */
export type FigureChange = {
  readonly kind: 'value' | 'call' | 'distribution'
  readonly share: string
  readonly currency: string
  readonly date: string
  readonly amount: string
  readonly replaces: string | null
  /** Of a call or a distribution. */
  readonly nature: FlowNature | null
  /** A notice as one of the holders will get it; null once it is decided, and without a holder. */
  readonly sample: {
    readonly holders: number
    readonly number: number
    readonly announced: string
    readonly due: string
    readonly quantity: string
    readonly amount: string
    readonly unfundedBefore: string
    readonly unfundedAfter: string
    /** Whose commitment a call exceeds; null for nobody's. */
    readonly beyond: BeyondCommitments | null
  } | null
  readonly series: readonly { readonly date: string; readonly amount: string; readonly isNew: boolean }[]
}

/** A document as readers will see it. */
export type DocumentChange = {
  readonly kind: 'document'
  readonly titles: { readonly fr: string; readonly en: string }
  readonly group: string
  readonly type: string
  readonly subType: string
  readonly date: string
  readonly periodEnd: string | null
  readonly language: 'fr' | 'en'
  readonly access: 'public' | 'subscribers'
  readonly pages: number
  readonly bytes: number
  readonly replaces: { readonly title: string; readonly date: string } | null
  /** Of a marketing document. */
  readonly terms: {
    readonly audience: 'retail' | 'professional'
    readonly from: string
    readonly until: string
  } | null
}

/** A letter as its readers will see it, in each language. */
export type LetterChangeView = {
  readonly kind: 'letter'
  readonly date: string
  readonly readers: 'holders' | 'holders_and_partners'
  readonly versions: readonly {
    readonly locale: 'fr' | 'en'
    readonly subject: string
    readonly paragraphs: readonly Paragraph[]
  }[]
  readonly document: {
    readonly titles: Readonly<Record<'fr' | 'en', string>>
    readonly language: 'fr' | 'en'
  } | null
  readonly told: { readonly holders: number; readonly partners: number }
}

/** Entry with its preview for readers. */
export type PublicationView = {
  readonly id: string
  readonly status: PublicationStatus
  readonly fund: { readonly key: string | null; readonly name: string }
  readonly enteredBy: string
  readonly enteredOn: string
  readonly isOwn: boolean
  readonly decidedBy: string | null
  readonly decidedOn: string | null
  readonly reason: string | null
  readonly change: FigureChange | DocumentChange | LetterChangeView | ReceiptsChangeView
}
