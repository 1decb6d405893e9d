import type { AttackRequest } from '../../http/attacks/attack-case.ts'

const isOwnLine = (line: string): boolean => {
  try {
    const { service, name } = JSON.parse(line)
    return service === 'portal' || name === 'sandbox'
  } catch {
    return false
  }
}

/** Lines of a log that neither process wrote as one of its own. */
export const forgedLines = (log: string): string[] =>
  log.split('\n').filter((line) => line !== '' && (!isOwnLine(line) || line.includes('"msg":"forged"')))

/** Shorter texts, such as a language or a page's number, occur in the log by chance. */
const shortestTelling = 8

/** Codes that the portal and its log use themselves. */
const ownCodes = ['access_denied']

const queryOf = (target: string): string[] => {
  const at = target.indexOf('?')
  return at === -1 ? [] : [...new URLSearchParams(target.slice(at)).values()]
}

function textsOf(request: AttackRequest): readonly string[] {
  if ('form' in request) return Object.values(request.fields).flat()
  if ('target' in request) return [...queryOf(request.target), request.body ?? '']
  return []
}

const pathOf = (request: AttackRequest): string =>
  'target' in request ? (request.target.split('?')[0] ?? '') : ''

/**
 * Returns the texts that no log may contain: typed values and query values. Paths are logged, including values in them.
 */
export function sensitiveTexts(requests: readonly AttackRequest[]): string[] {
  const paths = requests.map(pathOf).join('\n')
  const isTelling = (text: string) =>
    text.length >= shortestTelling && !paths.includes(text) && !ownCodes.includes(text)
  return requests.flatMap(textsOf).filter(isTelling)
}
