import type { StaffQueueCode } from '~/contract/product-api/desk-people.schema.ts'
import type { PublicationKind } from '~/contract/product-api/desk-publication.schema.ts'

export type QueueCode = StaffQueueCode

/** A queue against its limit. Dates are `YYYY-MM-DD`. */
export type QueueView = {
  readonly code: QueueCode
  readonly limitHours: number
  readonly open: number
  readonly late: number
  readonly items: readonly {
    readonly id: string
    readonly title: string
    readonly detail: string | null
    /** What waits for a second member, in the queue of publications. */
    readonly kind: PublicationKind | null
    /** The account that it is about, or of who sent it. */
    readonly person: string | null
    readonly since: string
    readonly dueOn: string
    readonly isLate: boolean
  }[]
  /** Position of the items in the whole queue. */
  readonly page: { readonly number: number; readonly count: number }
}

/** The page of a queue, and the address of the back office, in which some are worked off. */
export type QueuePageView = { readonly queue: QueueView; readonly backOffice: string }

/** A user whom staff have found. */
export type FoundPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly kind: 'investor' | 'partner'
  readonly company: string | null
  readonly verification: 'pending' | 'verified' | 'refused'
}

/** Page of users that match a search. */
export type PeopleView = {
  readonly items: readonly FoundPerson[]
  readonly total: number
  readonly page: { readonly number: number; readonly count: number }
  /** The asked code of a letter, where nobody has registered with it. The day is `YYYY-MM-DD`. */
  readonly postedCode: {
    readonly state: 'waiting' | 'expired' | 'used'
    readonly holder: string
    readonly email: string
    readonly expiresOn: string
  } | null
}

type MandateTerms = {
  readonly id: string
  /** Name of the other one: the holder for whom the person acts, or who acts for the person. */
  readonly name: string
  readonly scope: 'documents' | 'figures' | 'both'
  readonly power: 'read' | 'act'
  readonly since: string
  readonly until: string | null
  /** Whether emails about the holder also go to who acts. */
  readonly notified?: boolean | undefined
}

/** A mandate that is not over. Days are `YYYY-MM-DD`. */
export type MandateView = MandateTerms & { readonly hasBegun: boolean }

/** Mandates of a user: those that they hold, and those that others hold for them. */
export type PersonMandates = {
  readonly held: readonly MandateView[]
  readonly given: readonly MandateView[]
  /** The day on which a new mandate begins if nothing else is said. */
  readonly today: string
}

/** A user as staff see them. */
export type PersonView = FoundPerson & {
  readonly team: string | null
  readonly createdOn: string
  readonly lastSignInOn: string | null
  readonly holdings: readonly {
    readonly fund: string
    readonly share: string
    readonly quantity: string
    readonly date: string
  }[]
  /** Null for a partner's user, and where the product API has no mandates. */
  readonly mandates: PersonMandates | null
  readonly log: readonly { readonly date: string; readonly action: string; readonly actor: string }[]
}
