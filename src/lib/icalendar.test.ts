import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, writeCalendar } from './icalendar.ts'

const now = new Date('2026-11-26T10:20:30.400Z')

const write = (...events: CalendarEvent[]) =>
  writeCalendar({ name: 'Échéances', program: 'Orvanne', language: 'fr', now, events })

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'notice-7@portal.example',
  date: '2026-12-09',
  title: 'Appel de fonds n° 7',
  href: 'https://portal.example/mon-compte/avis/ntc-7',
  ...changes,
})

// P-444
describe('a calendar', () => {
  it('holds each event as a whole day, the earliest first', () => {
    const text = write(event(), event({ uid: 'b', date: '2026-12-01' }))
    expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
      'DTSTART;VALUE=DATE:20261201',
      'DTSTART;VALUE=DATE:20261209',
    ])
    expect(text).toContain('DTSTAMP:20261126T102030Z\r\n')
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('escapes what would end a value or begin another line', () => {
    const text = write(event({ title: 'A; B, C\\D\nEND:VEVENT\u0007' }))
    expect(text).toContain(`${String.raw`SUMMARY:A\; B\, C\\D\nEND:VEVENT`}\r\n`)
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
  })

  it('has no line of more than 75 octets, and gives every title back whole', () => {
    const title = fc.string({ unit: 'grapheme', maxLength: 200 })
    fc.assert(
      fc.property(title, (text) => {
        const written = write(event({ title: text }))
        const lines = written.split('\r\n')
        for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        // A line ends with CRLF alone: a title may have other line separators.
        const unfolded = written.replaceAll('\r\n ', '').split('\r\n')
        const value = unfolded.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? ''
        const read = value.replaceAll(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))
        expect(read).toBe(text.replaceAll(/\r\n|\r|\n/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ''))
      }),
    )
  })
})
