import type { Texts } from '../texts.ts'
import { sentences, words } from './words.ts'

const PROFESSIONAL_FORMS = ['FPCI', 'SLP', 'FPS']

/** Passages on how one enters, what one pays and how one leaves. */
export const terms: Texts['terms'] = {
  subscription: (subject) => {
    const w = words(subject)
    const { fund, formats } = subject
    const period = fund.subscriptionPeriod
    const isProfessional = PROFESSIONAL_FORMS.includes(fund.legalForm)
    return {
      title: 'Subscription',
      body: [
        sentences(
          period &&
            (period.closesOn
              ? `The subscription period runs from ${formats.longDate(period.opensOn)} to ${formats.longDate(period.closesOn)}.`
              : `The subscription period has been open since ${formats.longDate(period.opensOn)}.`),
          `The minimum investment is ${w.minimum}.`,
          isProfessional
            ? 'The fund is meant for professional investors, or those treated as such by its rules, who are able to judge its risks.'
            : 'The fund is open to any investor who understands its risks and can do without the money for the whole recommended period.',
        ),
        'Subscriptions are made through a partner institution or a financial adviser. It gathers the information needed to check that the investment suits the situation, knowledge and objectives of the subscriber.',
        'A subscription takes effect when the signed form, the identity documents and the money have been received. An incomplete request is not processed. The manager may close the period early once the maximum amount is reached, with the notice set by the fund rules.',
      ],
    }
  },
  transfers: () => ({
    title: 'Transfer of shares',
    body: [
      'Shares may be sold, given or inherited. Every transfer is notified to the manager, which updates the register of holders once it has verified the identity of the new holder and the right to hold these shares.',
      'On a death, the heirs send the certificate of inheritance to the holders’ service. The shares are registered in the name of the estate until it is divided, then allotted according to the deed that the notary sends.',
      'A transfer made before the end of the holding period required by law may call into question a tax advantage obtained on subscription.',
    ],
  }),
  distributions: (subject) => {
    const w = words(subject)
    return {
      title: 'Distributions',
      body: [
        sentences(
          'Sale proceeds and income are distributed, or kept to cover fees and commitments of the fund, as the fund rules provide.',
          w.distributed
            ? `At the date of this document, ${w.distributed} had been distributed per share.`
            : 'At the date of this document, no distribution had been paid.',
        ),
        'A distribution reduces the net asset value by the same amount: it is not a further gain, but the return of part of what already belongs to the holder. It is paid by transfer to the registered account; a change of bank details must be reported at least ten working days before the payment date.',
        'The fund rules set the order of distribution between classes: repayment of the nominal amount, then any preferred return, then division of the balance.',
      ],
    }
  },
  costs: () => ({
    title: 'Costs',
    body: [
      'Costs pay for managing, administering and distributing the fund. They reduce the potential growth of the investment. Their rate, base and cap are set out in the fund rules and the key information document, which alone are authoritative.',
      'The person selling you this fund, or advising you on it, may charge further costs. That person will then tell you their amount and their effect on your investment over time.',
    ],
  }),
  exit: (subject) => {
    return {
      title: 'The end of the fund',
      body: [
        subject.isWindingUp
          ? 'The fund is selling its remaining assets and dividing the proceeds. The shares now carry a right to this division only; its timetable depends on sales, on warranties given to buyers and on the outcome of any dispute.'
          : 'As its term draws near, the manager prepares the sales, then opens the pre-liquidation period and finally the liquidation. Proceeds are divided between holders as sales are made.',
        'A reserve is kept until the warranties given to buyers expire. The balance is paid when the liquidation accounts, certified by the auditor, are closed, and every holder receives a statement.',
      ],
    }
  },
  shares: () => ({
    title: 'The shares',
    body: [
      'The rights of holders are represented by shares, whole or fractional. Classes differ by currency, by minimum subscription or by the intermediaries for whom they are reserved; they give a right to the same portfolio.',
    ],
  }),
}
