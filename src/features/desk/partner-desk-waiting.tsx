import type { ReactElement, ReactNode } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { pastDay } from '~/lib/as-of.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type {
  PartnerDeskSearch,
  PartnerDeskView,
  WaitingCaseView,
  WaitingView,
  WaitsFor,
} from './partner-desk.schema.ts'
import { Lines, Nothing } from './partner-desk-news.tsx'

type WaitingProps = { readonly desk: PartnerDeskView; readonly search: PartnerDeskSearch }

/** What waits, by whom it waits for: the manager, the team, its clients. Every item leads to its page. */
export function DeskWaiting({ desk, search }: WaitingProps): ReactElement {
  const { waiting: words } = useTranslations().partner_desk
  const { cases, items, joins, total, unpaid } = desk.waiting
  if (desk.asOf.isPast) return <PastWaiting desk={desk} />
  const shown = items.length + cases.items.length + joins.items.length
  const { client, manager, team } = cases.totals
  const isCut = shown < total + manager + team + client + joins.total
  return (
    <Section id="waiting" title={words.title()} ruled>
      <ForManager desk={desk} />
      <h3 className="pt-6 pb-1 font-medium text-lg">{words.team()}</h3>
      {team + joins.total === 0 ? <Nothing>{words.teamNone()}</Nothing> : <ForTeam desk={desk} />}
      <h3 className="pt-6 pb-1 font-medium text-lg">{words.clients()}</h3>
      {client + unpaid.length === 0 ? <Nothing>{words.clientsNone()}</Nothing> : <ForClients desk={desk} />}
      {isCut && (
        <p className="pt-6">
          <AppLink
            to="/account/desk"
            search={{ ...search, waiting: 'all' }}
            hash="waiting"
            preload={false}
            className="text-link"
          >
            {words.all()}
          </AppLink>
        </p>
      )}
    </Section>
  )
}

type DeskProps = Pick<WaitingProps, 'desk'>

/** What waited on a past day as far as it is a figure: the payments. */
function PastWaiting({ desk }: DeskProps): ReactElement {
  const { waiting: words } = useTranslations().partner_desk
  return (
    <Section id="waiting" title={words.title()} ruled>
      <Nothing>{words.past()}</Nothing>
      <h3 className="pt-6 pb-1 font-medium text-lg">{words.clients()}</h3>
      {desk.waiting.unpaid.length === 0 ? (
        <Nothing>{words.unpaidNone()}</Nothing>
      ) : (
        <ForClients desk={desk} />
      )}
    </Section>
  )
}

function ForManager({ desk }: DeskProps): ReactElement {
  const { waiting: words } = useTranslations().partner_desk
  const to = useFormatter()
  const { cases, items, total } = desk.waiting
  const { manager } = cases.totals
  return (
    <>
      <h3 className="pb-1 font-medium text-lg">{words.manager()}</h3>
      {total + manager === 0 && <Nothing>{words.managerNone()}</Nothing>}
      {total > 0 && (
        <p className="pb-3 text-muted">
          {words.managerText({ text: to.decimal(total) ?? '', count: total })}
        </p>
      )}
      {items.length > 0 && (
        <Lines>
          {items.map((item) => (
            <Request key={item.id} item={item} />
          ))}
        </Lines>
      )}
      <Cases desk={desk} whom="manager" />
    </>
  )
}

function ForTeam({ desk }: DeskProps): ReactElement {
  const { waiting: words } = useTranslations().partner_desk
  const to = useFormatter()
  const { joins } = desk.waiting
  return (
    <>
      <Cases desk={desk} whom="team" />
      {joins.total > 0 && (
        <p className="pt-3 pb-3">
          <AppLink to="/account/team/$id" params={{ id: desk.team.id }} className="text-link">
            {words.joins({ text: to.decimal(joins.total) ?? '', count: joins.total })}
          </AppLink>
        </p>
      )}
      {joins.items.length > 0 && (
        <Lines>
          {joins.items.map(({ name, since }) => (
            <li key={`${name} ${since}`} className="py-3">
              <span className="font-medium">{name}</span>
              <About parts={[words.since({ date: to.shortDate(since) ?? since })]} />
            </li>
          ))}
        </Lines>
      )}
    </>
  )
}

function ForClients({ desk }: DeskProps): ReactElement {
  const { waiting: words } = useTranslations().partner_desk
  const to = useFormatter()
  return (
    <>
      <Cases desk={desk} whom="client" />
      {desk.waiting.unpaid.map(({ amount, count, currency }) => (
        <p key={currency} className="figures pt-3">
          <AppLink
            to="/account/subscriptions"
            search={{ status: 'pending', currency, ...pastDay(desk.asOf) }}
            preload={false}
            className="text-link"
          >
            {words.clientsText({
              text: to.decimal(count) ?? '',
              count,
              amount: to.money(amount, currency) ?? amount,
            })}
          </AppLink>
        </p>
      ))}
    </>
  )
}

/** The cases that wait for somebody, with their number. */
function Cases({ desk, whom }: DeskProps & { readonly whom: WaitsFor }): ReactElement | null {
  const { waiting: words } = useTranslations().partner_desk
  const to = useFormatter()
  const { items, totals } = desk.waiting.cases
  const count = totals[whom]
  if (count === 0) return null
  return (
    <>
      <p className="pt-3 pb-3 text-muted">{words.cases[whom]({ text: to.decimal(count) ?? '', count })}</p>
      <Lines>
        {items
          .filter(({ waitsFor }) => waitsFor === whom)
          .map((item) => (
            <Case key={item.id} item={item} />
          ))}
      </Lines>
    </>
  )
}

const About = ({ parts }: { readonly parts: readonly ReactNode[] }) => (
  <span className="block text-muted text-sm">{parts.join(' · ')}</span>
)

function Case({ item }: { item: WaitingCaseView }): ReactElement {
  const { waiting: words } = useTranslations().partner_desk
  const to = useFormatter()
  const { advisor, client, fund, id, reference, since } = item
  const about = [
    reference,
    ...(fund === null ? [] : [fund]),
    words.since({ date: to.shortDate(since) ?? since }),
    ...(advisor === null ? [] : [words.by({ name: advisor })]),
  ]
  return (
    <li className="py-3">
      <AppLink to="/account/cases/$id" params={{ id }} className="text-link font-medium">
        {client === '' ? reference : client}
      </AppLink>
      <About parts={about} />
    </li>
  )
}

/** A request: its own page for who sent it, the client's page for colleagues. */
function Request({ item }: { item: WaitingView }): ReactElement {
  const { waiting: words } = useTranslations().partner_desk
  const to = useFormatter()
  const { advisor, client, fund, id, isOwn, reference, since } = item
  const about = [reference, fund.name, words.since({ date: to.shortDate(since) ?? since })]
  return (
    <li className="py-3">
      <AppLink
        to={isOwn ? '/account/requests/$id' : '/account/clients/$id'}
        params={{ id }}
        className="text-link font-medium"
      >
        {client}
      </AppLink>
      <About parts={[...about, ...(isOwn ? [] : [words.by({ name: advisor })])]} />
    </li>
  )
}
