import type { ReactElement } from 'react'
import { AsOfForm, PastNotice } from '~/components/form/as-of-form.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Badge, type BadgeShape } from '~/components/ui/badge.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { Tone } from '~/components/ui/class-names.ts'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import { pastDay } from '~/lib/as-of.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { PartnerDeskSearch, PartnerDeskView } from './partner-desk.schema.ts'
import { DeskAssets } from './partner-desk-assets.tsx'
import { DeskActivity, DeskDocuments, DeskWindows } from './partner-desk-news.tsx'
import { DeskWaiting } from './partner-desk-waiting.tsx'

type Status = PartnerDeskView['statuses'][number]

const looks: Record<Status['code'], { readonly tone: Tone; readonly shape: BadgeShape }> = {
  pending: { tone: 'warning', shape: 'half' },
  completed: { tone: 'success', shape: 'disc' },
  transferred: { tone: 'neutral', shape: 'diamond' },
  cancelled: { tone: 'neutral', shape: 'bar' },
}

/** The subscriptions of the period by status; each links to its lines. */
function DeskStatuses({ desk: { asOf, period, statuses } }: { desk: PartnerDeskView }): ReactElement {
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
              search={{ status: code, currency, from: period.from, to: period.to, ...pastDay(asOf) }}
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

type PageProps = { readonly desk: PartnerDeskView; readonly search: PartnerDeskSearch }

/** Home page of a partner (P-464): each figure links to its lines, and the URL holds the period. */
export function PartnerDeskPage({ desk, search }: PageProps): ReactElement {
  const { partner_desk: words } = useTranslations()
  const to = useFormatter()
  const { from, to: until } = desk.period
  const path = pathFor({ to: '/account/desk', locale: useLocale() })
  const asked = { path, asOf: desk.asOf, kept: { from: search.from, to: search.to } }
  const shown = words.period.shown({ from: to.longDate(from) ?? from, to: to.longDate(until) ?? until })
  return (
    <>
      <PageHeader
        title={words.title()}
        lede={
          <>
            <p>{words.lede({ team: desk.team.name })}</p>
            {desk.included.length > 0 && <p>{words.included({ teams: to.list(desk.included) })}</p>}
          </>
        }
      />
      <PastNotice {...asked} of="desk" />
      <AsOfForm {...asked} />
      <DeskAssets desk={desk} search={search} />
      <Section title={words.statuses.title()} lede={shown} ruled>
        <PeriodForm desk={desk} search={search} />
        <DeskStatuses desk={desk} />
      </Section>
      <div className="grid gap-x-16 lg:grid-cols-2">
        <DeskWaiting desk={desk} search={search} />
        <DeskWindows windows={desk.windows} />
        <DeskDocuments asOf={desk.asOf} documents={desk.documents} />
        <DeskActivity activity={desk.activity} />
      </div>
    </>
  )
}

function PeriodForm({ desk: { asOf, period }, search }: PageProps): ReactElement {
  const { period: words } = useTranslations().partner_desk
  const locale = useLocale()
  const lastYear = String(Number(period.to.slice(0, 4)) - 1)
  const past = pastDay(asOf)
  const isQuarter = search.from === undefined && search.to === undefined
  return (
    <form
      method="get"
      action={pathFor({ to: '/account/desk', locale })}
      // Another URL is another period: the fields are reset to it.
      key={JSON.stringify(period)}
      aria-label={words.title()}
      className="flex flex-wrap items-end gap-x-5 gap-y-4 pb-8 print:hidden"
    >
      {past.date && <input type="hidden" name="date" value={past.date} />}
      <Field label={words.from()}>
        <Input type="date" name="from" defaultValue={period.from} required />
      </Field>
      <Field label={words.to()}>
        <Input type="date" name="to" defaultValue={period.to} required />
      </Field>
      <Button type="submit" variant="outline">
        {words.submit()}
      </Button>
      <span className="flex min-h-11 flex-wrap items-center gap-x-5 text-sm">
        {!isQuarter && (
          <AppLink to="/account/desk" search={past} className="text-link">
            {words.quarter()}
          </AppLink>
        )}
        <AppLink
          to="/account/desk"
          search={{ from: `${lastYear}-01-01`, to: `${lastYear}-12-31`, ...past }}
          className="text-link"
        >
          {words.year({ year: lastYear })}
        </AppLink>
      </span>
    </form>
  )
}
