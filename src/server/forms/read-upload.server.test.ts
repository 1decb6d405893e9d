import { describe, expect, it } from 'vitest'
import { readUpload } from './read-upload.server.ts'

async function uploadOf(file: File | null) {
  const body = new FormData()
  body.append('subject', 'Une question')
  // What browsers send for a field without a chosen file.
  body.append('file', file ?? new File([], ''))
  return readUpload(new Request('https://portal.example/', { method: 'POST', body }))
}

describe('the file of a form', () => {
  it('is undefined where none was chosen', async () => {
    expect(await uploadOf(null)).toMatchObject({ ok: true, file: undefined, fileName: undefined })
  })

  // P-843
  it('is told from none where an empty one was chosen', async () => {
    const read = await uploadOf(new File([], 'lettre.pdf'))
    expect(read).toMatchObject({ ok: true, file: new Uint8Array(), fileName: 'lettre.pdf' })
  })

  it('comes with its bytes and the fields around it', async () => {
    const read = await uploadOf(new File(['%PDF'], 'lettre.pdf'))
    expect(read).toMatchObject({ ok: true, file: new TextEncoder().encode('%PDF') })
    expect(read.ok && read.data.get('subject')).toBe('Une question')
  })
})
