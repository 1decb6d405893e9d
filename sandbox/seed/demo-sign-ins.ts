import type { signIns } from '../database/schema/index.ts'
import { demoPeople } from './demo-people.ts'

type SignIn = typeof signIns.$inferInsert

const firstDay = Date.parse('2026-01-06T07:42:00Z')
const betweenMs = 41_000_000

const devices = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
] as const

/** Addresses reserved for documentation (RFC 5737, RFC 3849). */
const addresses = ['192.0.2.18', '198.51.100.73', '203.0.113.9', '2001:db8:4:21::7'] as const

/** Number of sign-ins in the initial history of an account. */
const entries: Readonly<Record<string, number>> = {
  'investor@sandbox.example': 31,
  'investor-entity@sandbox.example': 6,
  'investor-2fa@sandbox.example': 4,
  'partner-chosen@banque-demo.example': 26,
  'advisor@cgp-demo.example': 5,
}

/** Most sign-ins are from one device and place; every ninth attempt has a wrong password. */
const turnOf = (index: number): number => (index % 7 === 3 ? 1 + (index % 3) : 0)

/** The initial sign-in history of the demo accounts. */
export const demoSignIns: readonly SignIn[] = demoPeople.flatMap(({ email, account }, person) =>
  Array.from({ length: entries[email] ?? 0 }, (_, index): SignIn => {
    const turn = turnOf(index + person)
    return {
      accountId: `acc-${person + 1}`,
      clientId: account.role === 'partner_user' ? 'portal-partner' : 'portal-investor',
      succeeded: index % 9 !== 4,
      address: addresses[turn] ?? addresses[0],
      userAgent: devices[turn] ?? devices[0],
      happenedAt: new Date(firstDay + index * betweenMs + person * 3_700_000),
    }
  }),
)
