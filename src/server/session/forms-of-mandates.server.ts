/** What a person who acts for a holder may always do: switch to another, sign out, stay signed in (P-691). */
const formsOfPerson = ['/api/account/holder', '/api/auth/signout', '/api/auth/session']

/** What they do in the holder's name, by a mandate to act (P-692). */
const formsToAct = [
  '/api/account/notices/acknowledge',
  '/api/account/notices/reveal',
  '/api/account/questions/ask',
  '/api/account/questions/reply',
  '/api/account/questions/close',
]

/** Returns the addresses of the forms that a mandate allows. */
export const formsOfMandate = (power: 'read' | 'act'): string[] =>
  power === 'act' ? [...formsOfPerson, ...formsToAct] : [...formsOfPerson]
