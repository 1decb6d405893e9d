import { markdownBody } from '../markdown.ts'
import type { Texts } from '../texts.ts'
import { words } from './words.ts'

/** Passages of the tax note. They give no rate: rates are dated data of the fund, and move with the law. */
export const tax: Texts['tax'] = {
  frame: (subject) => {
    const w = words(subject)
    const { fund, formats } = subject
    const own = fund.cmsData?.taxationText
    const until = fund.cmsData?.taxationValidUntil
    return {
      title: 'The tax framework',
      body: [
        `This note sums up the regime of holders of ${w.name} who are tax resident in France, as at ${w.date}.`,
        ...(own ? markdownBody(own) : [`${fund.taxation.replace(/\.$/, '')}.`]),
        'Tax treatment depends on the individual situation of each holder and may change. This does not replace professional advice.',
        ...(until ? [`The indications of this note are valid until ${formats.longDate(until)}.`] : []),
      ],
    }
  },
  income: () => ({
    title: 'While you hold',
    body: [
      'A distribution may be a repayment of capital, a gain or an income. Each follows its own regime. The nature of each payment is shown on the transaction notice and repeated in the annual tax statement.',
      'The part that repays capital is not taxed as long as the total received does not exceed the purchase price of the shares. It reduces that price when a later gain is calculated: it is therefore useful to keep every notice.',
      'Social levies may be due even where income is exempt from tax. They are withheld at source by the paying institution, or settled on the tax return.',
    ],
  }),
  gains: (subject) => ({
    title: 'When you leave',
    body: [
      'The sale of shares, their cancellation or the liquidation of the fund leads to a gain or a loss: the difference between the sums received and the purchase price, adjusted for repayments.',
      subject.fund.blockingPeriod
        ? `An advantage obtained on subscription may be taken back if the shares are sold before ${subject.formats.longDate(subject.fund.blockingPeriod.until)}, except for death, disability or dismissal on the terms of the law.`
        : 'Certain regimes require an undertaking to hold. Breaking it may lead to the loss of the advantage and to tax on sums that were exempt.',
      'A loss may, where applicable, be set against gains of the same kind, during the period set by law.',
    ],
  }),
  events: () => ({
    title: 'When to declare',
    body: ['The following table recalls the most usual events and the document used to declare them.'],
  }),
  documents: (subject) => ({
    title: 'The documents',
    body: [
      `The annual tax statement is placed every spring in the holder’s personal space, on ${subject.input.manager.website}. A holder whose shares are registered with an intermediary receives it from that intermediary.`,
      'People who hold their shares within a life insurance policy come under the taxation of the policy. Those who live outside France refer to the applicable treaty and to the law of their country.',
      'Shares are part of the holder’s wealth. Their value on January 1, needed for certain returns, is the last net asset value known on that date.',
    ],
  }),
}
