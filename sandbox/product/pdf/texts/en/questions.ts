import type { Subject } from '../../subject.ts'
import type { Definition } from '../texts.ts'
import { words } from './words.ts'

const FREQUENCY = { month: 'monthly', quarter: 'quarterly', semester: 'half-yearly', year: 'yearly' }

/** What holders ask most. */
export function questions(subject: Subject): Definition[] {
  const w = words(subject)
  const { manager } = subject.input
  return [
    {
      term: 'Can I lose all my money?',
      text: 'Yes. Capital is not guaranteed. Spreading it over several holdings makes a total loss less likely; it does not exclude it.',
    },
    {
      term: 'Why does the value fall at first?',
      text: 'Fees are taken from the start, while investments need years to gain value. This early fall is usual and says nothing of what follows, either way.',
    },
    {
      term: 'How often is the value calculated?',
      text: `The frequency of this fund is ${FREQUENCY[subject.fund.valuationFrequency]}. Several weeks are then needed to gather accounts, value the holdings and have the calculation checked.`,
    },
    {
      term: 'What does an investment horizon mean?',
      text: `It is the time for which one must expect to stay invested: ${w.horizon}. It may be extended if sales take longer, within the limits of the fund rules.`,
    },
    {
      term: 'Are distributions a return?',
      text: 'Not necessarily. A distribution may give back part of the sum paid in. The transaction notice states its nature.',
    },
    {
      term: 'Can I sell my shares?',
      text: 'You may sell them to someone you know, after telling the manager. No market guarantees that a buyer will be found, nor at what price.',
    },
    {
      term: 'Who controls the manager?',
      text: 'The depositary, the auditor, the compliance team and the Autorité des marchés financiers, each in its own role. The advisory committee gives its opinion on conflicts of interest.',
    },
    {
      term: 'How do I report a new address or account?',
      text: `In your personal space, or by signed letter with a supporting document. As a precaution, a change of bank details is confirmed by a call from the holders’ service (${manager.phone}).`,
    },
    {
      term: 'Where are the official documents?',
      text: `The fund rules, the key information document and the reports are published on ${manager.website}. They are sent free of charge to anyone who asks.`,
    },
  ]
}
