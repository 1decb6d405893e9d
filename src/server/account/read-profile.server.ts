import type { PortalUser } from '../../contract/product-api/user.schema.ts'
import { companyNumberText } from '../../lib/identifiers/company-number.ts'
import { phoneText } from '../../lib/identifiers/phone-text.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { UserCalls } from '../backends/product-api/account-calls.server.ts'
import type { PortalSessions } from '../session/portal-sessions.server.ts'
import type { Session } from '../session/session-record.server.ts'

type Deps = {
  readonly userCalls: Pick<UserCalls, 'getPartner' | 'getInvestor'>
  readonly portalSessions: Pick<PortalSessions, 'reload'>
}

/** Reads the user's current data from the product API, in a language. */
export type ReadUser = (session: Session, locale: Locale) => Promise<BackendOutcome<PortalUser>>

/**
 * Creates the function that reads the user. It also reloads a session with an outdated email address, which
 * happens when a new address has been confirmed.
 */
export function createReadUser({ userCalls, portalSessions }: Deps): ReadUser {
  return async (session, locale) => {
    const { client, subject: id, accessToken: token, user } = session
    const ask = client === 'partner' ? userCalls.getPartner : userCalls.getInvestor
    const found: BackendOutcome<PortalUser> = await ask({ id, token, locale })
    if (found.kind === 'ok' && found.data.email !== user.email) await portalSessions.reload(session)
    return found
  }
}

type Field = PortalUser['fields'][number]

const readable = (field: Field): Field =>
  field.id === 'identification_number' ? { ...field, value: companyNumberText(field.value) } : field

/** Maps a user to the view of the profile page, in a language. */
export function profileOf(user: PortalUser, locale: Locale) {
  const { firstname, lastname, email, persontype } = user
  // Annotated, so that the inferred type stays a union of the two languages.
  const language: Locale | null | undefined = user.language
  const telephone = user.telephone && phoneText(user.telephone, locale)
  const fields = user.fields.map(readable)
  const personType = persontype?.name ?? null
  const common = { firstname, lastname, email, telephone, language, personType, fields }
  if (user.role === 'investor')
    return {
      ...common,
      isCompany: user.legal_entity !== null,
      partner: null,
      actsFor: null,
      team: null,
      isPending: user.verification !== 'verified',
      refusal: user.verification === 'refused' ? { reason: user.refusal ?? null } : null,
    }
  const actsFor = user.partner?.childs.find(({ id }) => id === user.id_partner)
  return {
    ...common,
    isCompany: false,
    partner: user.partner?.name ?? null,
    actsFor: actsFor?.name ?? null,
    team: user.team?.name ?? null,
    isPending: false,
    refusal: null,
  }
}
