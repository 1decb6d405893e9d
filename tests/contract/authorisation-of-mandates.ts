/** Who acts for a holder by a mandate of the seed, and what the mandate covers and allows. */
export const mandates = [
  ['investor-mandate-act', 'investor-hats', 'Roumegoux Participations', 'both', 'act'],
  ['investor-mandate-figures', 'investor-hats', 'SCI Les Tilleuls', 'figures', 'read'],
  ['investor-mandate-documents', 'investor-one', 'SCI Les Tilleuls', 'documents', 'act'],
] as const

const figuresOfMandates =
  /^\/auth\/investors\/(holdings(\/\{id\}\/capital-account)?|position|agenda|funds|funds\/overview|notices.*|letters.*|questions|questions\/\{id\}|question-attachments.*)$/
const documentsOfMandates =
  /^\/auth\/investors\/(funds\/\{id\}\/documents\/search|documents\/search|documents\/\{id\}|document-texts)$/
const actsOfMandates =
  /^\/auth\/(investors\/(notices\/\{id\}\/acknowledgement|questions(\/\{id\}\/(messages|close))?)|investor-users\/step-up)$/

/** Calls open to mandates, by what they cover and allow: repeated here, so that an addition to the contract's list fails a test. */
export function mayMandateCall(
  persona: string,
  { method, path }: { readonly method: string; readonly path: string },
): boolean {
  const [, , , scope, power] = mandates.find(([name]) => name === persona) ?? []
  const covers = (part: 'figures' | 'documents') => scope === 'both' || scope === part
  if (path === '/auth/investor-users/downloads' && method === 'POST') return covers('documents')
  if (method !== 'GET') return power === 'act' && covers('figures') && actsOfMandates.test(path)
  if (figuresOfMandates.test(path)) return covers('figures')
  if (documentsOfMandates.test(path)) return covers('documents')
  return path === '/auth/investors/{id}' || path === '/documents/{id}/content'
}
