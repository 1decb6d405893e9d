import {
  Bell,
  ChartPie,
  FilePenLine,
  FileText,
  History,
  IdCard,
  Inbox,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  ShieldCheck,
  TableProperties,
  UserPlus,
  UserRound,
  UsersRound,
} from 'lucide-react'
import type { Translations } from '~/lib/translations.ts'
import { sharedLists } from '~/lib/weak-memo.ts'
import type { PlainRoute } from '~/routing/addresses/route-table.ts'
import type { SessionUser } from './session.schema.ts'

/** One part of the account, as the header's menu and the account's own navigation name it. */
export type AccountEntry = {
  readonly to: PlainRoute
  readonly label: keyof Translations['account_menu']['entries']
  readonly icon: LucideIcon
  /** Who sees it. This is courtesy: the page's own calls check the right (P-006). */
  readonly isFor: (user: SessionUser) => boolean
}

const isAnybody = () => true
const isStaff = ({ role }: SessionUser) => role === 'staff'
const isInvestor = ({ role }: SessionUser) => role === 'investor'
/** Staff are no users of the product API, so they have a space in the place of an account. */
const isUser = ({ role }: SessionUser) => role !== 'staff'

const isPartner = ({ role }: SessionUser) => role === 'partner_user'
const holds = (right: string) => (user: SessionUser) => isPartner(user) && user.rights.includes(right)

/** The account's parts in the order in which they are shown (P-171): one line each. */
const accountEntries: readonly AccountEntry[] = [
  { to: '/team', label: 'teamSpace', icon: LayoutGrid, isFor: isStaff },
  { to: '/team/password', label: 'changePassword', icon: KeyRound, isFor: isStaff },
  { to: '/account/funds', label: 'holdings', icon: ChartPie, isFor: isInvestor },
  { to: '/account/documents', label: 'documents', icon: FileText, isFor: isUser },
  {
    to: '/account/subscriptions',
    label: 'subscriptions',
    icon: TableProperties,
    isFor: holds('subscriptions:read'),
  },
  { to: '/subscribe', label: 'subscribe', icon: FilePenLine, isFor: holds('subscriptions:create') },
  { to: '/account/requests', label: 'requests', icon: Inbox, isFor: holds('subscriptions:create') },
  { to: '/account', label: 'profile', icon: UserRound, isFor: isUser },
  { to: '/account/security', label: 'security', icon: ShieldCheck, isFor: isUser },
  { to: '/account/history', label: 'history', icon: History, isFor: isUser },
  { to: '/account/users', label: 'invitations', icon: UserPlus, isFor: holds('team:invite') },
  { to: '/account/team', label: 'teams', icon: UsersRound, isFor: isPartner },
  { to: '/account/personal-data', label: 'personalData', icon: IdCard, isFor: isUser },
  { to: '/', label: 'notifications', icon: Bell, isFor: isAnybody },
]

/** The same where there is a page of notifications. */
const entriesWithNotifications = accountEntries.map(
  (entry): AccountEntry =>
    entry.label === 'notifications' ? { ...entry, to: '/account/notifications' } : entry,
)

// A menu is kept as HTML by its list: those who see the same entries have the same one.
const listOf = sharedLists<AccountEntry>()

/**
 * What of the account a user sees. Notifications lead home, as specified, but where users of the product API have a
 * page of them (`NOTIFICATION_CENTRE`).
 */
export function accountEntriesOf(user: SessionUser, hasNotifications: boolean): readonly AccountEntry[] {
  const entries = hasNotifications && isUser(user) ? entriesWithNotifications : accountEntries
  return listOf(entries.filter(({ isFor }) => isFor(user)))
}
