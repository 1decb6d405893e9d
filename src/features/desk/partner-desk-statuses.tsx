import type { ReactElement } from 'react'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { PartnerDeskView } from './partner-desk.schema.ts'

type Status = PartnerDeskView['statuses'][number]

const looks: Record<Status['code'], { readonly tone: Tone; readonly shape: BadgeShape }> = {
  pending: { tone: 'warning', shape: 'half' },
  completed: { tone: 'success', shape: 'disc' },
  transferred: { tone: 'neutral', shape: 'diamond' },
  cancelled: { tone: 'neutral', shape: 'bar' },
}

/** The subscriptions of the period by state; each leads to its lines. */
export function DeskStatuses({ desk: { period, statuses } }: { desk: PartnerDeskView }): ReactElement {
  const { assets, statuses: words } = useTranslations().partner_desk
  const to = useFormatter()
  if (statuses.length === 0) return <p className="text-muted">{words.none()}</p>
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {statuses.map(({ amount, code, count, currency, label }) => (
        <li key={`${code} ${currency}`} className="border-hairline-strong border-t pt-4">
          <Badge look="plain" {...looks[code]}>
            {label}
          </Badge>
          <p className="figures pt-2 font-serif text-2xl">{to.money(amount, currency)}</p>
          <p className="text-sm">
            <AppLink
              to="/account/subscriptions"
              search={{ status: code, from: period.from, to: period.to }}
              preload={false}
              className="text-link"
            >
              {assets.count({ text: to.decimal(count) ?? '', count })}
            </AppLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
