import type { Locale } from '../../routing/locales.ts'
import type { Asker } from '../product-api/own-fund-calls.server.ts'
import type { Session } from '../session/session-record.server.ts'

/** Who is signed in, as the product API's calls about own funds and documents take them. */
export const askerOf = ({ client, accessToken: token }: Session, locale: Locale): Asker => ({
  client,
  token,
  locale,
})
