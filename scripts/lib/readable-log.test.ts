import { expect, it } from 'vitest'
import { createLineReader, readableLine } from './readable-log.ts'

const time = '2026-11-26T10:23:31.022Z'
const withoutTime = (line: string) => line.replace(/^\[\d\d:\d\d:\d\d\] /, '')

it('shows a request of the portal in one line', () => {
  const line = {
    ...{ level: 'info', time, service: 'portal', requestId: 'r-1', msg: 'request' },
    ...{ method: 'GET', path: '/fonds', status: 200, durationMs: 11.6 },
  }
  expect(withoutTime(readableLine(JSON.stringify(line)))).toBe('INFO: portal request GET /fonds 200 12 ms\n')
})

it('shows a line of the sandbox with its fields', () => {
  const line = {
    level: 30,
    time: 1_795_688_673_739,
    pid: 1,
    hostname: 'vm',
    name: 'sandbox',
    database: 'pglite',
  }
  const shown = readableLine(JSON.stringify({ ...line, msg: 'database open' }))
  expect(withoutTime(shown)).toBe('INFO: sandbox database open {"database":"pglite"}\n')
})

it('keeps the stack of an error', () => {
  const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at here' }
  const shown = readableLine(JSON.stringify({ level: 'error', time, service: 'portal', err, msg: 'failed' }))
  expect(shown).toContain('ERROR: portal failed')
  expect(shown).toContain('at here')
})

it('leaves what is no log line as it is', () => {
  expect(readableLine('  ➜  Local: http://localhost:3000/')).toBe('  ➜  Local: http://localhost:3000/\n')
})

it('joins the pieces in which a line arrives', () => {
  const line = JSON.stringify({ level: 'warn', time, service: 'portal', msg: 'slow' })
  const read = createLineReader(false)
  expect(read(line.slice(0, 20))).toBe('')
  expect(withoutTime(read(`${line.slice(20)}\n`))).toBe('WARN: portal slow\n')
})
