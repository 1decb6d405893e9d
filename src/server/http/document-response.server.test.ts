import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentResponse, fileNameOf, inlineDisposition } from './document-response.server.ts'

const stream = (text: string) => new Response(text).body
const details = { id: 'doc-1', status: 200, isPrivate: false, isHead: false }

describe('the name of a document', () => {
  it('is parsed back from its own header', () => {
    expect(fileNameOf(inlineDisposition('Règlement – été 2026.pdf'))).toBe('Règlement – été 2026.pdf')
  })

  it('is one header value of printable ASCII, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const header = inlineDisposition(name)
        expect(header).toMatch(/^inline; filename="[ !#-~]+"; filename\*=UTF-8''[\w.~%!#$&+^`|-]+$/)
        expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header)
      }),
    )
  })

  it('is read from neither a missing nor a broken header', () => {
    expect([fileNameOf(null), fileNameOf("attachment; filename*=UTF-8''%E0%A4%A")]).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('a document as answered', () => {
  it('is a file to read, whatever the backend calls it', async () => {
    const headers = new Headers({ 'content-type': 'text/html', 'content-length': '3', 'set-cookie': 'x=1' })
    const response = documentResponse({ headers, body: stream('pdf') }, details)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-length')).toBe('3')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('content-disposition')).toContain('inline; filename="doc-1.pdf"')
    expect(await response.text()).toBe('pdf')
  })

  it('keeps the range it was asked for', () => {
    const headers = new Headers({ 'content-range': 'bytes 0-2/9', 'accept-ranges': 'bytes' })
    const response = documentResponse({ headers, body: stream('pdf') }, { ...details, status: 206 })
    expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 0-2/9'])
  })

  it('is kept nowhere when it is private', () => {
    const response = documentResponse({ headers: new Headers(), body: null }, { ...details, isPrivate: true })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    { ...details, isHead: true },
    { ...details, status: 304 },
  ])('has no body for %o', async (asked) => {
    const response = documentResponse({ headers: new Headers(), body: stream('pdf') }, asked)
    expect(await response.text()).toBe('')
  })
})
