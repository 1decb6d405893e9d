import type { ReactElement } from 'react'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { NotificationView } from './notifications.schema.ts'
import { deviceName } from './open-sessions.tsx'

type TextProps = { readonly notification: NotificationView }

/** Returns a function that writes a notification in one line. */
export function useNotificationTitle(notification: NotificationView): string {
  const { notifications: words } = useTranslations()
  const to = useFormatter()
  switch (notification.kind) {
    case 'document':
      return words.document({ title: notification.title })
    case 'valuation': {
      const { amount, currency } = notification.value
      return words.valuation({ value: to.netAssetValue(amount, currency) ?? '' })
    }
    case 'notice': {
      const { kind, number } = notification.notice
      return words.notice[kind]({ number: String(number) })
    }
    case 'receipt': {
      const number = String(notification.notice.number)
      return words.receipt[notification.isReversal ? 'reversed' : 'received']({ number })
    }
    case 'letter':
      return words.letter({ subject: notification.letter.subject })
    case 'request':
      return words.request[notification.decision]({ reference: notification.reference })
    case 'registration':
      return words.ownRegistration[notification.decision]()
    case 'sign_in':
      return words.signIn[notification.event]()
  }
}

/** Returns a function that writes the title with its fund: several funds have documents of the same title. */
export function useNotificationName(notification: NotificationView): string {
  const title = useNotificationTitle(notification)
  return 'fund' in notification ? `${title}, ${notification.fund.name}` : title
}

/** The title, as a link where its subject has a page or a file. */
export function NotificationTitle({ notification }: TextProps): ReactElement {
  const title = useNotificationTitle(notification)
  const look = 'hover:underline'
  if (notification.kind === 'document')
    return (
      <a href={notification.href} hrefLang={notification.language} type="application/pdf" className={look}>
        {title}
        <VisuallyHidden>, {notification.fund.name}</VisuallyHidden>
      </a>
    )
  if (notification.kind === 'request')
    return (
      <AppLink to="/account/requests/$id" params={{ id: notification.request }} className={look}>
        {title}
      </AppLink>
    )
  if (notification.kind === 'letter')
    return (
      <AppLink to="/account/letters/$id" params={{ id: notification.letter.id }} className={look}>
        {title}
      </AppLink>
    )
  if (notification.kind === 'notice' || notification.kind === 'receipt')
    return (
      <AppLink to="/account/notices/$id" params={{ id: notification.notice.id }} className={look}>
        {title}
      </AppLink>
    )
  return <>{title}</>
}

/** The known details of a notification in one line: fund, time, device and place. */
export function NotificationDetails({ notification }: TextProps): ReactElement | null {
  const details = useDetails(notification)
  const fund = 'fund' in notification ? notification.fund : null
  if (fund === null && details.length === 0) return null
  return (
    <p className="figures mt-1 text-muted text-sm [&>*:not(:last-child)]:after:mx-1.5 [&>*:not(:last-child)]:after:content-['·']">
      {fund && (
        <span>
          <AppLink to="/funds/$id" params={{ id: fund.key }} className="text-link">
            {fund.name}
          </AppLink>
        </span>
      )}
      {details.map((detail) => (
        <span key={detail}>{detail}</span>
      ))}
      {notification.kind === 'sign_in' && <ToHistory />}
    </p>
  )
}

function ToHistory(): ReactElement {
  const { signIn } = useTranslations().notifications
  return (
    <span>
      <AppLink to="/account/history" className="text-link">
        {signIn.review()}
      </AppLink>
    </span>
  )
}

function useDetails(notification: NotificationView): readonly string[] {
  const { notifications: words } = useTranslations()
  const to = useFormatter()
  const time = notification.time === null ? [] : [notification.time]
  switch (notification.kind) {
    case 'document':
    case 'letter':
    case 'receipt':
      return []
    case 'valuation':
      return [notification.share]
    case 'notice':
      return [words.notice.due[notification.notice.kind]({ date: to.longDate(notification.dueOn) ?? '' })]
    case 'request':
      return [words.request.client({ client: notification.client }), ...time]
    case 'registration':
      return time
    case 'sign_in': {
      const place = notification.location ?? words.unknownLocation()
      return [deviceName(notification, words.devices), notification.address, place, ...time]
    }
  }
}
