import type { ReactElement } from 'react'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import type { AgreementState } from '~/contract/product-api/desk-rights.schema.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { TermsView } from './rights.schema.ts'

const looks: Record<AgreementState, { readonly tone: Tone; readonly shape: BadgeShape }> = {
  in_force: { tone: 'success', shape: 'disc' },
  expiring: { tone: 'warning', shape: 'half' },
  to_come: { tone: 'info', shape: 'ring' },
  over: { tone: 'neutral', shape: 'bar' },
  none: { tone: 'neutral', shape: 'bar' },
}

/** State of an agreement. */
export function StateBadge({ state }: { readonly state: AgreementState }): ReactElement {
  const { states } = useTranslations().staff_rights
  return (
    <Badge look="plain" className="whitespace-nowrap" {...looks[state]}>
      {states[state]()}
    </Badge>
  )
}

/** First and last day of an agreement. */
export function Days({ since, until }: Pick<TermsView, 'since' | 'until'>): ReactElement {
  const { agreement: words } = useTranslations().staff_rights
  const to = useFormatter()
  const from = to.shortDate(since) ?? since
  return (
    <>
      {until === null
        ? words.sinceDay({ from })
        : words.sinceUntil({ from, to: to.shortDate(until) ?? until })}
    </>
  )
}

/** What an agreement allows, in words: whose subscriptions, and marketing documents for whom. */
export function Allowed({
  audiences,
  shares,
  subscriptions,
}: Pick<TermsView, 'audiences' | 'subscriptions'> & {
  readonly shares: readonly string[] | null
}): ReactElement {
  const { agreement: words } = useTranslations().staff_rights
  const to = useFormatter()
  const named = audiences.map((audience) => words.clients[audience]())
  const covered = shares === null ? words.everyShare() : to.list([...shares])
  return (
    <div>
      <span className="block">
        {subscriptions ? words.subscribes({ shares: covered }) : words.noSubscriptions()}
      </span>
      <span className="block text-muted text-sm">
        {named.length === 0 ? words.noDocuments() : words.documentsFor({ clients: to.list(named) })}
      </span>
    </div>
  )
}
