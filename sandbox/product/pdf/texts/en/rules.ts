import type { Texts } from '../texts.ts'
import { words } from './words.ts'

const QUOTAS: Record<string, string> = {
  FCPI: 'At least 70% of assets are invested in unlisted companies that meet the innovation criteria of the French Monetary and Financial Code. This ratio is reached within the legal time limit and kept until the pre-liquidation period opens.',
  FIP: 'At least 70% of assets are invested in regional small and medium-sized companies, established in the area chosen by the fund. This ratio is reached within the legal time limit and kept until the pre-liquidation period opens.',
  FCPR: 'At least 50% of assets are invested in securities of unlisted companies, in shares of partnerships or in advances on current account granted to those companies, on the terms of article L. 214-28 of the French Monetary and Financial Code.',
}

const FREQUENCY = {
  month: 'every month',
  quarter: 'every quarter',
  semester: 'every half-year',
  year: 'every year',
}

/** Articles of the fund rules. */
export const rules: Texts['rules'] = {
  form: (subject) => {
    const w = words(subject)
    return {
      title: 'Name and form',
      body: [
        `The fund is named “${w.name}”. It is constituted in the following form: ${w.form}. It is governed by the French Monetary and Financial Code, by the General Regulation of the Autorité des marchés financiers and by these rules.`,
        'The fund is a co-ownership of securities, without legal personality except where the law grants it. In every deed and document, its name is followed by its form.',
        'Subscribing or acquiring shares implies acceptance of these rules, a copy of which is given to each holder before any commitment.',
      ],
    }
  },
  duration: (subject) => {
    const w = words(subject)
    return {
      title: 'Term',
      body: [
        `The term of the fund matches its investment horizon, ${w.horizon} from its constitution, unless it is dissolved early. The manager may extend it, one year at a time and within the limit set by law, where the interest of holders justifies it.`,
        'An extension is decided at least three months before the end of the term, after consulting the advisory committee and with the agreement of the depositary. Holders and the Autorité des marchés financiers are informed.',
      ],
    }
  },
  holdings: (subject) => ({
    title: 'Composition of assets',
    body: [
      QUOTAS[subject.fund.legalForm] ??
        'Assets consist of securities, shares, claims and rights, listed or not, within the limits that apply to the form of the fund and are specified in the annex on strategy.',
      'Money not yet invested is placed on deposit, in Treasury bills or in money market funds. The fund does not use derivatives for speculation; it may hedge a currency or interest rate risk.',
      'The fund may borrow up to 10% of its assets, temporarily, to bridge a capital call and an acquisition. It gives warranties only to buyers of its assets, up to the price received.',
    ],
  }),
  rights: () => ({
    title: 'Rights attached to shares',
    body: [
      'Each holder has a right of co-ownership in the assets of the fund, in proportion to the number of shares held and to the rights of their class. Shares are registered, directly or through an intermediary.',
      'Holders of one class are treated equally. Any preferential treatment granted to certain investors is described in the offering memorandum, with the kind of investor that benefits from it.',
      'Holders are liable for the debts of the fund only up to their share of its assets. They may neither demand its division nor interfere in its management.',
    ],
  }),
  valuation: (subject) => ({
    title: 'Net asset value',
    body: [
      `The net asset value of each class is established ${FREQUENCY[subject.fund.valuationFrequency]}, on the last day of the period. It is the net assets of the class divided by the number of shares issued. It is made available to holders within eight weeks.`,
      'The manager may suspend the calculation where exceptional circumstances make a fair valuation impossible. It informs the depositary, the authority and holders without delay.',
    ],
  }),
  income: () => ({
    title: 'Distributable amounts',
    body: [
      'Distributable amounts comprise net income, plus retained earnings, and realised gains net of costs, recorded during the year or earlier. The manager decides whether they are distributed or kept.',
      'No distribution is made during the subscription period. Amounts distributed first repay the paid-in amount of shares.',
    ],
  }),
  year: () => ({
    title: 'Financial year',
    body: [
      'The financial year lasts twelve months and ends on December 31. The first runs from the constitution of the fund to December 31 of the following year, if the fund is constituted in the second half of a year.',
      'At year end the manager draws up the inventory, the annual accounts and the management report, certified by the auditor. They are sent to any holder on request.',
    ],
  }),
  amendment: () => ({
    title: 'Amendment of the rules',
    body: [
      'Any amendment is decided by the manager, with the agreement of the depositary. Those that touch the strategy, the fees or the rights of shares are subject to the approval or declaration that the regulations require, and notified to each holder.',
      'An amendment that increases the burden on holders applies only after a notice of at least one month.',
    ],
  }),
  dissolution: () => ({
    title: 'Dissolution and liquidation',
    body: [
      'The fund is dissolved at the end of its term, or early where net assets stay below the legal threshold for thirty days, where the depositary ceases to act and is not replaced, or by decision of the manager in the cases provided for by law.',
      'Dissolution opens the liquidation. The manager, or the liquidator appointed by the court, sells the assets, pays creditors and divides the balance. The auditor reports on the liquidation.',
    ],
  }),
  jurisdiction: () => ({
    title: 'Governing law and disputes',
    body: [
      'These rules are governed by French law. Any dispute concerning the fund, during its term or its liquidation, is brought before the competent courts after an amicable solution has been sought.',
      'Should a provision prove void, the others remain in force. The French version of the rules is authoritative.',
    ],
  }),
}
