import type {
  PersonalData,
  PersonalField,
  PersonalSection,
} from '../../contract/product-api/account.schema.ts'
import { failureStatus } from '../../lib/outcome.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { type BackendOutcome, failureCodeOf, mapOutcome } from '../backends/backend-outcome.server.ts'
import type { OpenSession, Session } from '../session/session-record.server.ts'
import { type AccountDeps, askingOf } from './account-deps.server.ts'

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Returns the data that the portal itself stores about a user: the browsers in which they are signed in. */
function sessionsSection(open: readonly OpenSession[], locale: Locale): PersonalSection {
  const { names, title } = sessionWords[locale]
  return {
    id: 'sessions',
    title,
    records: open.map(({ device, createdAtMs, activeAtMs, ...session }) => {
      const fields: PersonalField[] = [
        { id: 'device', name: names.device, value: device?.userAgent ?? '', type: 'text' },
        { id: 'ip_address', name: names.address, value: device?.address ?? '', type: 'text' },
        { id: 'language', name: names.language, value: languageName(session.locale, locale), type: 'text' },
        { id: 'opened_at', name: names.openedAt, value: instant(createdAtMs), type: 'instant' },
        { id: 'active_at', name: names.activeAt, value: instant(activeAtMs), type: 'instant' },
      ]
      // A value that is not stored is no empty one.
      return { fields: fields.filter(({ value }) => value !== '') }
    }),
  }
}

const languageNames = {
  fr: { fr: 'français', en: 'anglais' },
  en: { fr: 'French', en: 'English' },
} as const

const languageName = (language: Locale | undefined, locale: Locale): string =>
  language === undefined ? '' : languageNames[locale][language]

/** Names in the file; those of the product API's data are part of its response. */
const sessionWords = {
  fr: {
    title: 'Sessions ouvertes',
    names: {
      device: 'Appareil',
      address: 'Adresse IP',
      language: 'Langue de la connexion',
      openedAt: 'Ouverte le',
      activeAt: 'Dernière activité',
    },
  },
  en: {
    title: 'Open sessions',
    names: {
      device: 'Device',
      address: 'IP address',
      language: 'Language of the sign-in',
      openedAt: 'Opened on',
      activeAt: 'Last activity',
    },
  },
} as const

/** Collects all data about a user, from the product API and from the portal. */
export async function collectPersonalData(
  session: Session,
  locale: Locale,
  { calls, sessions }: AccountDeps,
): Promise<BackendOutcome<PersonalData>> {
  const answered = await calls.getPersonalData(askingOf(session, locale))
  const open = await sessions.listOf(session)
  return mapOutcome(answered, (data) => ({
    ...data,
    sections: [...data.sections, sessionsSection(open, locale)],
  }))
}

/** Records of one kind shown on the page; the downloaded copy has all of them. */
const mostRecords = 20

/** Maps personal data to what the page shows: every kind, its records as texts, and their retention. */
export function describePersonalData({ retention, sections }: PersonalData) {
  return {
    sections: sections.map(({ id, title, records }) => ({
      id,
      title,
      count: records.length,
      records: records.slice(0, mostRecords).map(({ fields }) => fields),
    })),
    retention: { startsWith: retention.starts_with, until: retention.until },
  }
}

/**
 * Sends the user's copy (Regulation 2016/679, articles 15 and 20), as a JSON file that no cache may store.
 */
export async function sendPersonalData(
  session: Session,
  locale: Locale,
  deps: AccountDeps,
): Promise<Response> {
  const collected = await collectPersonalData(session, locale, deps)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' }
  if (collected.kind !== 'ok') {
    const code = failureCodeOf(collected)
    return new Response(JSON.stringify({ code }), { status: failureStatus[code], headers })
  }
  const name = locale === 'fr' ? 'mes-donnees-personnelles' : 'my-personal-data'
  const disposition = { 'content-disposition': `attachment; filename="${name}.json"` }
  return new Response(JSON.stringify(collected.data, null, 2), { headers: { ...headers, ...disposition } })
}
