import { describe, expect, it, vi } from 'vitest'
import { createSeal } from '../session/seal.server.ts'
import { downloadWhiteBook, readLink, type WhiteBookDeps, writeLink } from './white-book.server.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])
const nowMs = Date.parse('2026-01-01T00:00:00Z')
const link = {
  id: '6f1c1c0e-8a43-4a53-9a39-0c6a0c0d3b11',
  slug: 'un-livre',
  locale: 'fr',
  expiresAtMs: nowMs + 1000,
} as const

const media = { url: '/uploads/livre.pdf' }
const book = { documentId: 'abc', title: 'Un livre : l’été "2026"/..', slug: link.slug, file: media }

/** Narrowing to the parts of the dependencies that the download uses. */
const asDeps = (deps: object) => deps as WhiteBookDeps

function depsWith(change: object = {}) {
  const stream = vi.fn(async () => ({
    kind: 'ok',
    status: 200,
    data: {
      headers: new Headers({ 'content-length': '3', 'x-upstream': '1' }),
      body: new Blob(['PDF']).stream(),
    },
  }))
  const openWhiteBook = vi.fn(async () => ({ kind: 'unreachable', reason: 'network' }))
  const deps = asDeps({
    publicUrl: 'http://localhost:3000',
    mediaUrl: 'http://media.example/uploads',
    seal,
    now: () => nowMs,
    contentApi: { findWhiteBook: async () => ({ kind: 'ok', status: 200, data: book }) },
    media: { stream },
    calls: { openWhiteBook },
    ...change,
  })
  return { deps, stream, openWhiteBook }
}

const open = (token: string, deps: WhiteBookDeps) => downloadWhiteBook({ token, locale: 'fr' }, deps)

// P-107
describe('the link of a white book', () => {
  it('gives the file under a safe name and tells nothing of where it came from', async () => {
    const { deps, stream, openWhiteBook } = depsWith()
    const response = await open(writeLink(seal, link), deps)
    expect([response.status, await response.text()]).toEqual([200, 'PDF'])
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"/\\]+\.pdf"; filename\*=/,
    )
    expect(JSON.stringify([...response.headers])).not.toMatch(/upstream|uploads|media\.example/)
    expect(stream).toHaveBeenCalledWith(expect.objectContaining({ path: '/livre.pdf' }))
    expect(openWhiteBook).toHaveBeenCalledWith({ locale: 'fr', id: link.id })
  })

  it('is good for the longest name that editors can give', async () => {
    const long = { ...link, slug: 'Un_livre.'.repeat(28) }
    expect((await open(writeLink(seal, long), depsWith().deps)).status).toBe(200)
  })

  it('leads to the page, which says so, when its time is over', async () => {
    const { deps, stream } = depsWith()
    const response = await open(writeLink(seal, { ...link, expiresAtMs: nowMs }), deps)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      'http://localhost:3000/livre-blanc/un-livre?state=expired',
    ])
    expect(stream).not.toHaveBeenCalled()
  })

  it('is nothing when it was altered, made by another or sealed for something else', async () => {
    const good = writeLink(seal, link)
    const other = createSeal(['another secret of thirty-two characters'])
    const tokens = ['', 'x', `${good.slice(0, -4)}AAAA`, writeLink(other, link), seal.seal('{}', 'session')]
    for (const token of tokens) expect((await open(token, depsWith().deps)).status).toBe(404)
    expect(readLink(seal, good, nowMs)).toEqual({ kind: 'good', link })
  })

  it('gives no file of anywhere else than the media library', async () => {
    const elsewhere = { ...book, file: { url: 'https://evil.example/x.pdf' } }
    const contentApi = { findWhiteBook: async () => ({ kind: 'ok', status: 200, data: elsewhere }) }
    const { deps, stream } = depsWith({ contentApi })
    expect((await open(writeLink(seal, link), deps)).status).toBe(404)
    expect(stream).not.toHaveBeenCalled()
  })

  it('is a page with the right status while the content backend is down', async () => {
    const contentApi = { findWhiteBook: async () => ({ kind: 'unreachable', reason: 'network' }) }
    const response = await open(writeLink(seal, link), depsWith({ contentApi }).deps)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  })
})
