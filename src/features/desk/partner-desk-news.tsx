import type { ReactElement, ReactNode } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import { pastDay } from '~/lib/as-of.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { PartnerDeskView } from './partner-desk.schema.ts'

type LinesProps = { readonly children: readonly ReactElement[] }

/** A list with hairlines between its items. */
export const Lines = ({ children }: LinesProps) => (
  <ul className="divide-y divide-hairline border-hairline border-y">{children}</ul>
)

/** A sentence in place of an empty list. */
export const Nothing = ({ children }: { children: ReactNode }) => <p className="text-muted">{children}</p>

type FundProps = { readonly fund: { readonly key: string | null; readonly name: string } }

function FundLink({ fund: { key, name } }: FundProps): ReactElement {
  if (key === null) return <span className="font-medium">{name}</span>
  return (
    <AppLink to="/funds/$id" params={{ id: key }} className="text-link font-medium">
      {name}
    </AppLink>
  )
}

/** Funds that open or close soon, with the days that are left. */
export function DeskWindows({ windows }: Pick<PartnerDeskView, 'windows'>): ReactElement {
  const { windows: words } = useTranslations().partner_desk
  const to = useFormatter()
  return (
    <Section title={words.title()} ruled>
      {windows.length === 0 && <Nothing>{words.none()}</Nothing>}
      {windows.length > 0 && (
        <Lines>
          {windows.map(({ date, daysLeft, event, fund }) => (
            <li key={`${fund.id} ${event}`} className="flex items-baseline justify-between gap-x-6 py-3">
              <span>
                <FundLink fund={fund} />
                <span className="block text-muted text-sm">
                  {words[event]({ date: to.longDate(date) ?? date })}
                </span>
              </span>
              <span className="figures whitespace-nowrap">
                {daysLeft === 0
                  ? words.today()
                  : words.left({ text: to.decimal(daysLeft) ?? '', count: daysLeft })}
              </span>
            </li>
          ))}
        </Lines>
      )}
    </Section>
  )
}

/** New documents, and those to hand on (P-816); all, as of the same day, are in the library (P-815). */
export function DeskDocuments({
  asOf,
  documents,
}: Pick<PartnerDeskView, 'asOf' | 'documents'>): ReactElement {
  const { newDocuments: words } = useTranslations().partner_desk
  const to = useFormatter()
  return (
    <Section
      title={words.title()}
      ruled
      actions={
        <AppLink to="/account/documents" search={pastDay(asOf)} className="text-link text-sm">
          {words.all()}
        </AppLink>
      }
    >
      {documents.length === 0 && <Nothing>{words.none()}</Nothing>}
      {documents.length > 0 && (
        <Lines>
          {documents.map(({ date, fund, id, mayShare, title, type }) => (
            <li key={id} className="flex items-baseline justify-between gap-x-6 py-3">
              <span className="min-w-0">
                <a href={`/api/proxy/documents/${id}/view`} className="text-link font-medium">
                  {title}
                </a>
                <span className="block text-muted text-sm">
                  {[fund.name, type, to.shortDate(date)].join(' · ')}
                </span>
              </span>
              {mayShare && (
                <AppLink to="/account/material" search={{ document: id }} className="text-link text-sm">
                  {words.share()}
                  <VisuallyHidden>
                    {' '}
                    {title}, {fund.name}
                  </VisuallyHidden>
                </AppLink>
              )}
            </li>
          ))}
        </Lines>
      )}
    </Section>
  )
}

/** The team's latest activity, newest first. */
export function DeskActivity({ activity }: Pick<PartnerDeskView, 'activity'>): ReactElement {
  const { activity: words } = useTranslations().partner_desk
  const to = useFormatter()
  return (
    <Section title={words.title()} ruled>
      {activity.length === 0 && <Nothing>{words.none()}</Nothing>}
      {activity.length > 0 && (
        <Lines>
          {activity.map(({ at, date, kind, subject, who }) => (
            <li key={`${kind} ${at} ${who} ${subject}`} className="py-3">
              <span className="break-words">{words[kind]({ who, subject })}</span>
              <span className="block text-muted text-sm">{to.longDate(date)}</span>
            </li>
          ))}
        </Lines>
      )}
    </Section>
  )
}
