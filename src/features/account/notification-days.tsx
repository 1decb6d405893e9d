import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { Button } from '~/components/ui/button.tsx'
import { cn } from '~/components/ui/class-names.ts'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormFields } from './form-fields.tsx'
import { NotificationDetails, NotificationTitle, useNotificationName } from './notification-texts.tsx'
import type { NotificationsSearch, NotificationView } from './notifications.schema.ts'

type NotificationDaysProps = {
  readonly notifications: readonly NotificationView[]
  readonly search: NotificationsSearch
}

/** Notifications grouped by the day on which they happened. */
export function NotificationDays({ notifications, search }: NotificationDaysProps): ReactElement {
  const { list } = useTranslations().notifications
  const to = useFormatter()
  const days = [...new Set(notifications.map(({ date }) => date))]
  return (
    <>
      {days.map((day) => (
        <section
          key={day}
          aria-labelledby={`day-${day}`}
          className="border-hairline-strong border-t pt-5 pb-4"
        >
          <h2 id={`day-${day}`} className="eyebrow pb-1">
            <time dateTime={day}>{to.longDate(day)}</time>
          </h2>
          <ul>
            {notifications
              .filter(({ date }) => date === day)
              .map((notification) => (
                <NotificationItem key={notification.id} {...{ notification, search }} />
              ))}
          </ul>
        </section>
      ))}
      <p className="border-hairline border-t pt-3 text-muted text-sm">{list()}</p>
    </>
  )
}

type NotificationItemProps = { readonly notification: NotificationView; readonly search: NotificationsSearch }

/** An unread notification has a mark before it and a bold title, so that colour is never the only sign. */
function NotificationItem({ notification, search }: NotificationItemProps): ReactElement {
  const { notifications: words } = useTranslations()
  const { isRead } = notification
  return (
    <li className="flex gap-x-3 border-hairline border-b py-4 last:border-b-0">
      <span
        aria-hidden="true"
        className={cn('mt-2 size-2 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-accent')}
      />
      <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 max-w-measure">
          <p className={cn('break-words', isRead ? '' : 'font-medium')}>
            {!isRead && <VisuallyHidden>{words.isUnread()} </VisuallyHidden>}
            <NotificationTitle notification={notification} />
          </p>
          <NotificationDetails notification={notification} />
        </div>
        {!isRead && <MarkRead {...{ notification, search }} />}
      </div>
    </li>
  )
}

function MarkRead({ notification, search }: NotificationItemProps): ReactElement {
  const { notifications: words } = useTranslations()
  const title = useNotificationName(notification)
  return (
    <ButtonForm action="/api/account/notifications/read">
      <FormFields />
      <input type="hidden" name="notification" value={notification.id} readOnly />
      <input type="hidden" name="category" value={search.category ?? ''} readOnly />
      <input type="hidden" name="page" value={search.page ?? ''} readOnly />
      <Button type="submit" variant="link" size="sm" aria-label={words.readNamed({ title })}>
        {words.read()}
      </Button>
    </ButtonForm>
  )
}
