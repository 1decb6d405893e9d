import {
  Bell,
  BookUser,
  ChartPie,
  Eye,
  FilePenLine,
  FileText,
  FolderOpen,
  Gauge,
  History,
  IdCard,
  Inbox,
  KeyRound,
  Layers,
  LayoutGrid,
  type LucideIcon,
  Mail,
  MessagesSquare,
  ReceiptText,
  Share2,
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

/** Section of the account, as the header's menu and the account navigation list it. */
export type AccountEntry = {
  readonly to: PlainRoute
  readonly label: keyof Translations['account_menu']['entries']
  readonly icon: LucideIcon
  /**
   * Reports whether the section is shown to the user. For display only: the page's own calls check the right (P-006).
   */
  readonly isFor: (user: SessionUser) => boolean
  /** The part of the product API that it needs, where an API may go without. */
  readonly needs?: keyof OfferedParts
}

/** The parts that the portal has beyond those that every product API serves. */
export type OfferedParts = {
  /** A notifications page (`NOTIFICATION_CENTRE`). */
  readonly notifications: boolean
  /** Capital calls and distributions (P-436). */
  readonly notices: boolean
  /** Letters of the manager (P-814). */
  readonly letters: boolean
  /** Questions to the investor desk (P-486). */
  readonly questions: boolean
  /** Guests, who read an investor's data (P-620). */
  readonly guests: boolean
  /** Subscriptions as cases (P-501). */
  readonly cases: boolean
  /** Marketing documents that partners share (P-640). */
  readonly material: boolean
  /** Mandates of the user (P-690). */
  readonly portfolios: boolean
}

const isAnybody = () => true
const isStaff = ({ role }: SessionUser) => role === 'staff'
const isInvestor = ({ role }: SessionUser) => role === 'investor'
/** Staff are no users of the product API: they have a staff page instead of an account. */
const isUser = ({ role }: SessionUser) => role !== 'staff'

/** Users who have, or whose team has, funds to read letters about. */
const isReader = (user: SessionUser) => isUser(user) && user.rights.includes('funds:read')

const isPartner = ({ role }: SessionUser) => role === 'partner_user'
const holds = (right: string) => (user: SessionUser) => isPartner(user) && user.rights.includes(right)

const holdsEither = (user: SessionUser) =>
  holds('subscriptions:create')(user) || holds('subscriptions:read')(user)

/** The account's sections in display order (P-171): one line each. */
const accountEntries: readonly AccountEntry[] = [
  { to: '/team', label: 'teamSpace', icon: LayoutGrid, isFor: isStaff },
  { to: '/team/password', label: 'changePassword', icon: KeyRound, isFor: isStaff },
  { to: '/account/portfolios', label: 'portfolios', icon: Layers, isFor: isInvestor, needs: 'portfolios' },
  { to: '/account/funds', label: 'holdings', icon: ChartPie, isFor: isInvestor },
  { to: '/account/notices', label: 'notices', icon: ReceiptText, isFor: isInvestor, needs: 'notices' },
  {
    to: '/account/questions',
    label: 'questions',
    icon: MessagesSquare,
    isFor: isInvestor,
    needs: 'questions',
  },
  { to: '/account/desk', label: 'desk', icon: Gauge, isFor: holds('subscriptions:read') },
  { to: '/account/clients', label: 'clients', icon: BookUser, isFor: holds('subscriptions:read') },
  { to: '/account/documents', label: 'documents', icon: FileText, isFor: isUser },
  { to: '/account/letters', label: 'letters', icon: Mail, isFor: isReader, needs: 'letters' },
  {
    to: '/account/material',
    label: 'material',
    icon: Share2,
    isFor: holds('documents:read'),
    needs: 'material',
  },
  {
    to: '/account/subscriptions',
    label: 'subscriptions',
    icon: TableProperties,
    isFor: holds('subscriptions:read'),
  },
  { to: '/subscribe', label: 'subscribe', icon: FilePenLine, isFor: holds('subscriptions:create') },
  { to: '/account/cases', label: 'cases', icon: FolderOpen, isFor: holdsEither, needs: 'cases' },
  { to: '/account/requests', label: 'requests', icon: Inbox, isFor: holds('subscriptions:create') },
  { to: '/account', label: 'profile', icon: UserRound, isFor: isUser },
  { to: '/account/security', label: 'security', icon: ShieldCheck, isFor: isUser },
  { to: '/account/history', label: 'history', icon: History, isFor: isUser },
  { to: '/account/access', label: 'guests', icon: Eye, isFor: isInvestor, needs: 'guests' },
  { to: '/account/users', label: 'invitations', icon: UserPlus, isFor: holds('team:invite') },
  { to: '/account/team', label: 'teams', icon: UsersRound, isFor: isPartner },
  { to: '/account/personal-data', label: 'personalData', icon: IdCard, isFor: isUser },
  { to: '/', label: 'notifications', icon: Bell, isFor: isAnybody },
]

/** The sections where a notifications page exists. */
const entriesWithNotifications = accountEntries.map(
  (entry): AccountEntry =>
    entry.label === 'notifications' ? { ...entry, to: '/account/notifications' } : entry,
)

// The menu's static fragment is cached by its list, so equal lists must be one object.
const listOf = sharedLists<AccountEntry>()

/**
 * Returns the account sections that a user sees. Notifications link to the home page, as specified, unless
 * users of the product API have a page of them (`NOTIFICATION_CENTRE`); a section that needs a part that the product
 * API does not offer is left out.
 */
export function accountEntriesOf(user: SessionUser, offered: OfferedParts): readonly AccountEntry[] {
  const entries = offered.notifications && isUser(user) ? entriesWithNotifications : accountEntries
  return listOf(entries.filter(({ isFor, needs }) => isFor(user) && (needs === undefined || offered[needs])))
}

/** Returns the owner's sections that a guest sees: those named by their access (P-621). */
export function guestEntriesOf({ rights }: Pick<SessionUser, 'rights'>): readonly AccountEntry[] {
  const needed: Readonly<Record<string, string>> = { holdings: 'funds:read', documents: 'documents:read' }
  return listOf(accountEntries.filter(({ label }) => rights.includes(needed[label] ?? '')))
}

/** Right that a section of a holder needs. */
const neededByMandates: Readonly<Record<string, string>> = {
  holdings: 'funds:read',
  notices: 'funds:read',
  letters: 'funds:read',
  questions: 'funds:read',
  documents: 'documents:read',
}

/** Returns the holder's sections that a person sees who acts by a mandate (P-692). */
export function mandateEntriesOf(
  { rights }: Pick<SessionUser, 'rights'>,
  offered: OfferedParts,
): readonly AccountEntry[] {
  return listOf(
    accountEntries.filter(
      ({ label, needs }) =>
        rights.includes(neededByMandates[label] ?? '') && (needs === undefined || offered[needs]),
    ),
  )
}
