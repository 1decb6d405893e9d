import type { Texts } from '../texts.ts'
import { words } from './words.ts'

const FREQUENCY = {
  month: 'every month',
  quarter: 'every quarter',
  semester: 'every half-year',
  year: 'every year',
}

/** Passages on who does what, and on the rights of holders. */
export const governance: Texts['governance'] = {
  bodies: (subject) => {
    const w = words(subject)
    return {
      title: 'Who does what',
      body: [
        `${w.manager} manages the fund, represents it and exercises the rights attached to its assets. It acts independently and in the sole interest of holders.`,
        'The depositary keeps the assets or verifies their ownership, monitors cash flows and checks that decisions are regular. It is legally separate from the manager and answers to holders for losses attributable to it.',
        'The auditor certifies the annual accounts, attests to the composition of assets and reports to the authority any irregularity it learns of. The fund accountant calculates the net asset value.',
        'The advisory committee brings together representatives of holders. It is told of conflicts of interest, changes in the team and departures from the strategy, and gives opinions; it does not manage.',
      ],
    }
  },
  conflicts: (subject) => {
    const w = words(subject)
    return {
      title: 'Conflicts of interest',
      body: [
        `${w.manager} manages several funds. Where an opportunity suits two of them, it is divided under written rules, based on the strategy, the timetable and the amounts still to be invested. The division is recorded before the transaction.`,
        'A fund does not sell an asset to another fund of the firm without an appraisal by an independent expert and the knowledge of the advisory committee. Fees that the manager receives from portfolio companies reduce management fees, in the proportion set by the fund rules.',
        'Staff may not invest for themselves in a company that a fund is studying. Gifts and invitations are declared above a modest threshold. The full policy is available on request.',
      ],
    }
  },
  reporting: (subject) => {
    const w = words(subject)
    return {
      title: 'Information for holders',
      body: [
        `A report is prepared ${FREQUENCY[subject.fund.reportingFrequency]}; the net asset value is calculated ${FREQUENCY[subject.fund.valuationFrequency]}. The annual report, certified by the auditor, appears within six months of the year end.`,
        `Holders find these documents in their personal space on ${subject.input.manager.website}. They may ask the holders’ service for a printed copy, free of charge.`,
        `Any important event – a change of depositary, an amendment of the fund rules, the departure of a key manager – is announced by letter or e-mail, within the time limits of the regulations. ${w.manager} answers individual questions within ten working days.`,
      ],
    }
  },
  complaints: (subject) => {
    const { manager } = subject.input
    return {
      title: 'Complaints',
      body: [
        `A complaint may be sent in writing to ${manager.name}, complaints department, ${manager.address}, or to ${manager.email}. It is acknowledged within ten working days and answered within two months.`,
        'If the answer does not satisfy, the holder may refer the matter, free of charge, to the ombudsman of the Autorité des marchés financiers (17, place de la Bourse, 75082 Paris Cedex 02), without giving up the right to go to court.',
      ],
    }
  },
  personalData: (subject) => {
    const w = words(subject)
    return {
      title: 'Personal data',
      body: [
        `${w.manager} processes the data of holders to keep the register, carry out transactions, meet its due diligence obligations and inform them about the fund. They are kept for five years after the liquidation of the last fund held, then erased.`,
        'Anyone may ask for access to their data, for their correction or erasure, limit their use or object to it, and complain to the French data protection authority (CNIL). Requests should be addressed to the data protection officer.',
      ],
    }
  },
  legalNotice: (subject) => {
    const w = words(subject)
    return {
      title: 'Important notice',
      body: [
        'This document informs holders and those who consider becoming one. It is neither an offer, nor investment advice, nor a recommendation suited to a particular situation. Where it departs from the fund rules, the fund rules prevail.',
        `Information is given as at ${w.date}, from sources considered reliable. It may change without this document being updated. It may not be reproduced, even in part, without the consent of ${w.manager}. The fund may not be offered in a country where its marketing is not authorised, nor to a US person.`,
      ],
    }
  },
}
