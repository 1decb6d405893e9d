/** Work queues of staff. */
export type QueueCode =
  | 'investors'
  | 'companies'
  | 'teams'
  | 'requests'
  | 'publications'
  | 'questions'
  | 'cases'

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
    readonly dueOn: string
    readonly isLate: boolean
  }[]
}

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
  readonly log: readonly { readonly date: string; readonly action: string; readonly actor: string }[]
}
