import { type PrettyOptions, prettyFactory } from 'pino-pretty'

/** Fields that the message repeats, or that do not help a reader. */
const hidden = 'pid,hostname,name,service,requestId,traceId,method,path,status,durationMs'

const text = (value: unknown): string => (value === undefined ? '' : String(value))

/** `portal request GET /fonds 200 12 ms`: the process, the message and, of a request, its outcome. */
function messageOf(line: Record<string, unknown>, messageKey: string): string {
  const { service, name, method, path, status, durationMs } = line
  const duration = typeof durationMs === 'number' ? `${Math.round(durationMs)} ms` : ''
  const parts = [service ?? name, line[messageKey], method, path, status, duration].map(text)
  return parts.filter((part) => part !== '').join(' ')
}

const options: PrettyOptions = {
  colorize: false,
  ignore: hidden,
  messageFormat: messageOf,
  singleLine: true,
  translateTime: 'SYS:HH:MM:ss',
}

const inColour = prettyFactory({ ...options, colorize: true })
const plain = prettyFactory(options)

/** A line of the log for a person; a line that is no JSON stays as it is. */
export function readableLine(line: string, isColoured = false): string {
  return isColoured ? inColour(line) : plain(line)
}

/** Turns pieces of a process's output into readable lines; each result ends with a line break or is empty. */
export function createLineReader(isColoured: boolean): (piece: string) => string {
  let rest = ''
  return (piece) => {
    const lines = `${rest}${piece}`.split('\n')
    rest = lines.pop() ?? ''
    return lines.map((line) => readableLine(line, isColoured)).join('')
  }
}
