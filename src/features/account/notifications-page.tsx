import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { NewsAlert } from '~/components/form/form-notice.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { ListPages } from '~/components/table/list-pages.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Chip } from '~/components/ui/chip.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import type { FormProblem } from '~/lib/form/form-response.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormFields } from './form-fields.tsx'
import { MailSettings, type MailSettingsProps } from './mail-settings-form.tsx'
import { NotificationDays } from './notification-days.tsx'
import {
  type NotificationsSearch,
  type NotificationsView,
  notificationCategories,
} from './notifications.schema.ts'
import { type PrivateFeedProps, PrivateFeedSection } from './private-feed-section.tsx'

type NotificationsPageProps = {
  readonly view: NotificationsView
  readonly search: NotificationsSearch
  /** The reason why a notification could not be marked as read. */
  readonly problem: FormProblem | null
  readonly mails: MailSettingsProps
  readonly privateFeed: PrivateFeedProps
}

/**
 * The user's notifications (`NOTIFICATION_CENTRE`), by day. Plain forms mark them as read, without scripts.
 */
export function NotificationsPage(props: NotificationsPageProps): ReactElement {
  const { view, search, problem, mails, privateFeed } = props
  const { notifications: words, forms } = useTranslations()
  const locale = useLocale()
  const addressOf = (page: number) =>
    pathFor({
      to: '/account/notifications',
      locale,
      search: { category: search.category, page: page === 1 ? undefined : page },
    })
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      {problem !== null && (
        <Alert tone="error" role="alert" className="mb-8">
          {forms.problems[problem]()}
        </Alert>
      )}
      {search.saved === 'mails' && mails.draft === null && (
        <NewsAlert tone="success" className="mb-8">
          {words.mails.saved()}
        </NewsAlert>
      )}
      <Categories chosen={search.category} />
      <Unread view={view} search={search} />
      {view.notifications.length === 0 ? (
        <Nothing isFiltered={search.category !== undefined || search.page !== undefined} />
      ) : (
        <NotificationDays notifications={view.notifications} search={search} />
      )}
      <ListPages page={view.page} addressOf={addressOf} />
      <MailSettings {...mails} />
      <PrivateFeedSection {...privateFeed} />
    </>
  )
}

function Categories({ chosen }: { chosen: NotificationsSearch['category'] }): ReactElement {
  const { categories } = useTranslations().notifications
  const link = (category: NotificationsSearch['category']) => (
    <AppLink
      to="/account/notifications"
      search={{ category }}
      aria-current={category === chosen ? 'page' : undefined}
      keepsScroll
      preload={false}
    >
      {categories[category ?? 'all']()}
    </AppLink>
  )
  return (
    <nav aria-label={categories.label()} className="pb-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...notificationCategories].map((category) => (
          <li key={category ?? 'all'}>
            <Chip>{link(category)}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The unread count and a form that marks all notifications present at render time, not later ones. */
function Unread({ view: { unread, until }, search }: Pick<NotificationsPageProps, 'view' | 'search'>) {
  const { unread: words, readAll } = useTranslations().notifications
  const to = useFormatter()
  const text = unread === 0 ? words.none() : words[to.plural(unread)]({ count: to.decimal(unread) ?? '' })
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-8 gap-y-3 pb-2">
      <p role="status" className="figures font-medium">
        {text}
      </p>
      {unread > 0 && (
        <ButtonForm action="/api/account/notifications/read">
          <FormFields />
          <input type="hidden" name="until" value={until} readOnly />
          <input type="hidden" name="category" value={search.category ?? ''} readOnly />
          <Button type="submit" variant="outline" color="neutral" size="sm">
            {readAll()}
          </Button>
        </ButtonForm>
      )}
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }): ReactElement {
  const { empty } = useTranslations().notifications
  const toAll = (
    <Button asChild variant="outline" color="neutral">
      <AppLink to="/account/notifications">{empty.all()}</AppLink>
    </Button>
  )
  return (
    <EmptyState title={empty.title()} action={isFiltered ? toAll : undefined}>
      {isFiltered ? empty.filtered() : empty.text()}
    </EmptyState>
  )
}
