import { expect, it } from 'vitest'
import { securityContactFile } from './robots.server.ts'

it('names whom to tell, at its own address, until a day within a year', () => {
  const lines = securityContactFile('https://orvanne.example', Date.parse('2026-11-21T22:10:00Z')).split('\n')
  expect(lines).toEqual([
    'Contact: mailto:securite@orvanne.example',
    'Contact: https://orvanne.example/en/contact',
    'Expires: 2027-02-19T00:00:00.000Z',
    'Preferred-Languages: fr, en',
    'Canonical: https://orvanne.example/.well-known/security.txt',
    '',
  ])
})
