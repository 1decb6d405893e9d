import { describe, expect, it } from 'vitest'
import { classifyRefusal } from '../backends/classify-response.server.ts'
import { selectionOf, unsatisfiableRange } from './byte-selection.server.ts'

const headers = { range: 'bytes=0-9', 'if-range': '"x"', 'if-none-match': '"y"' }
const asked = (method: string) => selectionOf(new Request('http://portal/file', { method, headers }))

describe('a range of a file', () => {
  it('applies to GET only: HEAD describes the whole file', () => {
    expect(asked('GET')).toEqual({ range: 'bytes=0-9', ifRange: '"x"', ifNoneMatch: '"y"' })
    expect(asked('HEAD')).toEqual({ ifRange: '"x"', ifNoneMatch: '"y"' })
  })

  it('that cannot be satisfied is refused with the length of the file, where the backend tells it', () => {
    const refusalWith = (contentRange: string) => {
      const refused = classifyRefusal(
        new Response(null, { status: 416, headers: { 'content-range': contentRange } }),
        '',
      )
      return unsatisfiableRange(refused.kind === 'refused' ? refused.contentRange : 'lost')
    }
    const response = refusalWith('bytes */1234')
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1234'])
    expect(refusalWith('bytes */x').headers.get('content-range')).toBeNull()
  })
})
