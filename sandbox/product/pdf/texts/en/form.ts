import type { Texts } from '../texts.ts'
import { words } from './words.ts'

/** Passages of the subscription form. */
export const form: Texts['form'] = {
  instructions: (subject) => {
    const w = words(subject)
    const { manager } = subject.input
    return {
      title: 'Before you fill it in',
      body: [
        `This form binds the subscriber once signed. First read the key information document and the rules of ${w.name}. Write in capitals, without crossing out, and send the original to ${manager.name}, ${manager.address}, through your adviser.`,
      ],
    }
  },
  investor: () => ({ title: 'The subscriber', body: [] }),
  commitment: (subject) => {
    const w = words(subject)
    return {
      title: 'The subscription',
      body: [
        `The subscriber declares to subscribe shares of ${w.name}, for an amount of at least ${w.minimum}, entry charges excluded.`,
      ],
    }
  },
  origin: () => ({
    title: 'Origin of the money',
    body: [
      'This information is requested under articles L. 561-1 and following of the French Monetary and Financial Code.',
    ],
  }),
  declarations: () => ({
    title: 'Declarations',
    body: [
      'The subscriber ticks each of the following declarations. If one is missing, the request is put on hold.',
    ],
  }),
  signature: () => ({
    title: 'Signature',
    body: [
      'Made in two copies, one of which is given to the subscriber. After cold calling, the subscriber may withdraw within fourteen days of signing, without giving a reason.',
    ],
  }),
}
