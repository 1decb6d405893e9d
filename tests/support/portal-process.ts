import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { vi } from 'vitest'
import { projectDirectory, projectPath } from '../../scripts/lib/project.ts'

/** Line of the portal's log. */
export type LogLine = { readonly msg: string; readonly level: string; readonly requestId?: string } & Record<
  string,
  unknown
>

export type PortalResponse = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Asking = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string }

/** A running portal of the built files. */
export type PortalProcess = {
  /** Address on which it listens. */
  readonly url: string
  /** Number of the process. */
  readonly pid: number
  /** Output of the process, line by line. */
  readonly printed: readonly string[]
  /** Sends a request whose target is transmitted exactly as given. */
  ask(target: string, asking?: Asking): Promise<PortalResponse>
  /** Sends a signal, and gives the exit code, or the signal that ended the process. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | NodeJS.Signals | null>
}

/** Parses the log lines among the output; throws for lines that are no JSON. */
export function logOf(portal: PortalProcess): LogLine[] {
  return portal.printed.map((line): LogLine => JSON.parse(line))
}

/** Module that ends a portal whose test worker has ended. */
const endWithParent = pathToFileURL(projectPath('scripts/lib/end-with-parent.mjs')).href

/** Waits for the first line of the log that has these values: lines come through a pipe, after the response. */
export function logLine(portal: PortalProcess, wanted: Partial<LogLine>): Promise<LogLine> {
  return vi.waitFor(() => {
    const has = (line: LogLine) => Object.entries(wanted).every(([name, value]) => line[name] === value)
    const found = logOf(portal).find(has)
    if (found === undefined) throw new Error(`no line of the log has ${JSON.stringify(wanted)}`)
    return found
  })
}

/**
 * Starts the built portal on a free port, with nothing of this process' environment.
 * @param directory where its `dist` is, for another build than the one under test.
 */
export async function startPortal(
  environment: Readonly<Record<string, string>>,
  directory = process.env.PORTAL_DIRECTORY ?? projectDirectory,
): Promise<PortalProcess> {
  const data = mkdtempSync(join(tmpdir(), 'portal-data-'))
  // A test that fails leaves no process behind: the portal ends with the worker that started it.
  const program = ['--import', endWithParent, join(directory, 'dist/server/node-server.js')]
  const child = spawn(process.execPath, program, {
    env: {
      NODE_ENV: 'production',
      PORT: '0',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: data,
      // Tests crowd their machine, and are about something else.
      OVERLOAD_DELAY_MS: '0',
      OVERLOAD_IN_FLIGHT: '0',
      WARM_PICTURES: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const printed: string[] = []
  const url = await addressOf(child, printed)
  return {
    url,
    pid: child.pid ?? 0,
    printed,
    ask: (target, asking) => ask(url, target, asking),
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        child.once('exit', (code, endedBy) => {
          rmSync(data, { recursive: true, force: true })
          resolve(code ?? endedBy)
        })
        child.kill(signal)
      }),
  }
}

function addressOf(child: ChildProcess, printed: string[]): Promise<string> {
  const { stdout, stderr } = child
  if (stdout === null || stderr === null) throw new Error('the output of the portal is not piped')
  const complaints = text(stderr)
  return new Promise((resolve, reject) => {
    child.once('exit', async (code) => {
      reject(new Error(`the portal ended with ${code}:\n${printed.join('\n')}${await complaints}`))
    })
    createInterface({ input: stdout }).on('line', (line) => {
      printed.push(line)
      if (!line.includes('"msg":"listening"')) return
      const { address } = JSON.parse(line)
      resolve(String(address).replace(/\/$/, ''))
    })
  })
}

function ask(
  url: string,
  target: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<PortalResponse> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      text(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
        reject,
      )
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}
