import type { Texts } from '../texts.ts'
import { words } from './words.ts'

const PROFESSIONAL_FORMS = ['FPCI', 'SLP', 'FPS']

/** Passages of the key information document, under the headings of regulation (EU) 1286/2014, article 8. */
export const keyInformation: Texts['keyInformation'] = {
  purpose: (subject) => {
    const w = words(subject)
    const { manager } = subject.input
    return {
      title: 'Purpose',
      body: [
        'This document provides you with key information about this investment product. It is not marketing material. The information is required by law to help you understand the nature, risks, costs, potential gains and losses of this product and to help you compare it with other products.',
        `Product: ${w.name} (${w.form}). Manufacturer: ${w.manager}, ${manager.approval}. Call ${manager.phone} for more information. Document produced on ${w.date}.`,
        '**You are about to purchase a product that is not simple and may be difficult to understand.**',
      ],
    }
  },
  product: (subject) => {
    const w = words(subject)
    const isProfessional = PROFESSIONAL_FORMS.includes(subject.fund.legalForm)
    return {
      title: 'What is this product?',
      body: [
        `**Type.** ${w.name} is an alternative investment fund under French law (${w.form}).`,
        `**Term.** The recommended holding period is ${w.horizon}. The fund rules set out when it may be extended. The manager cannot dissolve the fund unilaterally outside the cases provided for by law.`,
        `**Objectives.** The fund seeks long-term capital gains by investing in ${w.assets} (strategy: ${w.strategy}; region: ${w.geography}; sector: ${w.sector}). The return depends on the value at which assets can be sold and on the income they produce.`,
        isProfessional
          ? '**Intended investor.** Professional investors, or those treated as such, who know unlisted assets well and can bear the total loss of the money invested.'
          : '**Intended retail investor.** People with diversified savings who can tie up a limited part of their wealth until maturity and bear a loss of capital, which may be total.',
      ],
    }
  },
  risks: () => ({
    title: 'What are the risks?',
    body: [
      'The summary risk indicator is a guide to the level of risk of this product compared with other products. It shows how likely it is that the product will lose money because of movements in the markets or because we are not able to pay you.',
    ],
  }),
  scenarios: () => ({
    title: 'What could I get in return?',
    body: [
      'What you will get depends on the value at which the assets are sold. That value is uncertain and cannot be predicted accurately. There is no minimum guaranteed return: you could lose some or all of your investment.',
      'The amounts in the table are mere arithmetic: they apply to the sum paid in a multiple set by hypothesis, the same for every fund of the manager. They show neither a probability, nor an objective, nor a forecast, and take no account of your tax situation.',
    ],
  }),
  default: (subject) => {
    const w = words(subject)
    return {
      title: 'What happens if the manager is unable to pay out?',
      body: [
        `The assets of the fund are kept by the depositary, apart from those of ${w.manager}. A default of the manager would have no direct effect on their ownership. A default of the depositary could cause a loss. No compensation or guarantee scheme covers losses of the fund.`,
      ],
    }
  },
  costs: () => ({
    title: 'What are the costs?',
    body: [
      'The person advising on or selling you this product may charge you other costs. If so, this person will provide you with information about these costs and how they affect your investment.',
    ],
  }),
  holding: (subject) => {
    const w = words(subject)
    const { fund, formats } = subject
    const exit = fund.blockingPeriod
      ? `Money is locked in until ${formats.longDate(fund.blockingPeriod.until)}, except for the early release events of the fund rules.`
      : 'The fund rules say whether, when and on what terms it is possible to leave earlier.'
    return {
      title: 'How long should I hold it?',
      body: [
        `**Recommended holding period: ${w.horizon}.** ${exit} An early exit, where it is allowed, may reduce what you receive and call into question a tax advantage.`,
      ],
    }
  },
  complaint: (subject) => {
    const { manager } = subject.input
    return {
      title: 'How can I complain?',
      body: [
        `By letter to ${manager.name}, ${manager.address}, or by e-mail to ${manager.email}. An answer is given within two months. You may then refer the matter, free of charge, to the ombudsman of the Autorité des marchés financiers.`,
      ],
    }
  },
  other: (subject) => {
    const { fund, input } = subject
    const regime = fund.sfdr
      ? `Classification under regulation (EU) 2019/2088: article ${fund.sfdr.article}.`
      : ''
    return {
      title: 'Other relevant information',
      body: [
        `The fund rules, the latest annual report and the net asset values are available on ${input.manager.website} or on request. ${regime} This document is reviewed at least once a year.`,
      ],
    }
  },
}
