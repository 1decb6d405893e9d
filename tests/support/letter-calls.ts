import type { PrivateCall } from './private-call.ts'

const functionOf = (name: string) => `src/features/letters/letters.functions.ts#${name}`

/** The calls about the manager's letters, as their refusals are tested: investors and partners have them. */
export const letterCalls: readonly PrivateCall[] = [
  {
    name: functionOf('getLetters'),
    sent: { data: { locale: 'fr', search: {} } },
    withoutSession: { status: 401, body: 'unauthenticated' },
  },
  {
    name: functionOf('getLetter'),
    sent: { data: { locale: 'fr', id: 'ltr-1' } },
    withoutSession: { status: 401, body: 'unauthenticated' },
    foreign: { sent: { data: { locale: 'fr', id: 'ltr-9' } }, refused: { status: 200, body: 'not_found' } },
  },
]
