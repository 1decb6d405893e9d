import type { SessionRecord } from './session-record.server.ts'

/** Start of the sessions in tests, in milliseconds since 1970. */
export const startMs = 1_767_268_800_000

/** A session of `user-1`. */
export const record = (over: Partial<SessionRecord> = {}): SessionRecord => ({
  client: 'investor',
  subject: 'user-1',
  accessToken: 'access-1',
  accessEndsAtMs: startMs + 3_600_000,
  refreshToken: 'refresh-1',
  idToken: null,
  user: {
    id: 'user-1',
    firstname: 'Ada',
    lastname: 'Test',
    email: 'ada@sandbox.example',
    telephone: null,
    confirmed: true,
    rights: [],
    funds: [],
    persontype: null,
    fields: [],
    role: 'investor',
    verification: 'verified',
    legal_entity: null,
  },
  createdAtMs: startMs,
  activeAtMs: startMs,
  refreshedAtMs: startMs,
  error: null,
  ...over,
})
