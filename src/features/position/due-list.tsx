import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { dueKey, dueTitle } from './due-item.ts'
import type { DueView } from './position.schema.ts'

/** Classes of an entry in a list of the home page: its title on the left, its amount or date on the right. */
export const itemClass =
  'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b py-3 first:border-t'

type DueProps = {
  readonly items: readonly DueView[]
  /** True if an item could not be read: the list then never says that nothing is due. */
  readonly isIncomplete: boolean
  /** True if a paper may be sent with a question; otherwise the contact form is used. */
  readonly takesQuestions: boolean
}

/** Due items of the reader, earliest first (P-480). */
export function DueList({ isIncomplete, items, takesQuestions }: DueProps): ReactElement {
  const { due, sections } = useTranslations().position
  return (
    <Section title={sections.due()} className="lg:col-span-2">
      {isIncomplete && <p className="mb-4 text-muted">{due.lost()}</p>}
      {items.length === 0 ? (
        !isIncomplete && <p className="text-muted">{sections.nothingDue()}</p>
      ) : (
        <ul className="text-sm">
          {items.map((item) => (
            <DueEntry key={dueKey(item)} {...{ item, takesQuestions }} />
          ))}
        </ul>
      )}
    </Section>
  )
}

type EntryProps = Pick<DueProps, 'takesQuestions'> & { readonly item: DueView }

function DueEntry({ item, takesQuestions }: EntryProps): ReactElement {
  const { due } = useTranslations().position
  const to = useFormatter()
  const date = to.longDate(item.date) ?? ''
  const when = item.isLate ? due.over[item.kind]({ date }) : due.until[item.kind]({ date })
  return (
    <li className={itemClass}>
      <span>
        <DueLink {...{ item, takesQuestions }} />
        <span className="block text-muted">
          {item.kind === 'identity' ? when : `${item.fund.name} · ${when}`}
        </span>
      </span>
      <span className="figures flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {item.isLate && item.kind !== 'acknowledgement' && item.kind !== 'signature' && (
          <Badge look="plain" tone="error" shape="square">
            {due.late[item.kind]()}
          </Badge>
        )}
        {item.kind === 'call' && to.netAssetValue(item.amount, item.currency)}
      </span>
    </li>
  )
}

const linkClass = 'font-medium hover:underline'

function DueLink({ item, takesQuestions }: EntryProps): ReactElement {
  const title = dueTitle(item, useTranslations().position.due)
  if (item.kind === 'identity')
    return (
      <AppLink
        to={takesQuestions ? '/account/questions/new' : '/contact'}
        className={linkClass}
        preload={false}
      >
        {title}
      </AppLink>
    )
  // The client signs with the adviser, by the code or the page of the email: the portal has no page for it.
  if (item.kind === 'signature') return <span className="font-medium">{title}</span>
  return (
    <AppLink to="/account/notices/$id" params={{ id: item.notice }} className={linkClass} preload={false}>
      {title}
    </AppLink>
  )
}
