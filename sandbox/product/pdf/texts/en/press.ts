import type { LifePhase } from '../../subject.ts'
import { lowerFirst } from '../markdown.ts'
import type { Texts } from '../texts.ts'
import { labels } from './labels.ts'
import { sentences, words } from './words.ts'

const ANNOUNCEMENTS: Record<LifePhase, { headline: string; quote: string }> = {
  raising: {
    headline: 'announces the opening of subscriptions to',
    quote:
      'We did not set out to launch one more fund, but to give savers clear access to a trade that we have practised for a long time',
  },
  investing: {
    headline: 'reports on the investments of',
    quote:
      'Prices can be discussed again, in the good sense of the word. We move file by file, without setting ourselves a pace',
  },
  holding: {
    headline: 'publishes the periodic information of',
    quote: 'The portfolio is complete. Our task now is to make what we have chosen grow',
  },
  selling: {
    headline: 'reports on the sales of',
    quote: 'To sell well takes as much preparation as to buy well. We take the time needed, and we say so',
  },
  closed: {
    headline: 'announces the progress of the liquidation of',
    quote: 'Taking a fund to its end, and accounting for the last euro, is part of the trade',
  },
}

/** Passages of the press release. */
export const press: Texts['press'] = {
  headline: (subject) => {
    const w = words(subject)
    const { city } = subject.input.manager
    return {
      title: `${city}, ${w.date}`,
      body: [
        `${w.manager} ${ANNOUNCEMENTS[subject.phase].headline} ${w.name}. The fund in brief: ${lowerFirst(subject.fund.summary)}`,
        sentences(
          w.value &&
            `The net asset value of share ${w.share} was established at ${w.value} as at ${w.valueDate}.`,
          w.lastDistribution &&
            `The latest distribution, of ${w.lastDistribution.amount} per share, was made on ${w.lastDistribution.date}; distributions amount to ${w.distributed ?? w.lastDistribution.amount} in all.`,
          w.lastCall &&
            `The latest capital call, of ${w.lastCall.amount} per share, was made on ${w.lastCall.date}.`,
          'Holders receive this information on the same day, in their personal space.',
        ),
      ],
    }
  },
  detail: (subject) => {
    const w = words(subject)
    return {
      title: 'In detail',
      body: [
        `“${ANNOUNCEMENTS[subject.phase].quote},” says ${labels.signatory.name}, chair of ${w.manager}.`,
        `The fund invests under a constant strategy (${w.strategy}), in a defined region (${w.geography}), with a recommended holding period of ${w.horizon}. Its regulatory documents are available to the public on the manager’s website.`,
        [
          `Legal form: ${w.form}`,
          `Minimum investment: ${w.minimum}`,
          ...(w.size ? [`Fund size: ${w.size}`] : []),
          ...(w.launch ? [`Launch date: ${w.launch}`] : []),
        ],
      ],
    }
  },
  aboutFund: (subject) => {
    const w = words(subject)
    return {
      title: `About ${w.name}`,
      body: [
        `${w.name} is an unlisted fund (${w.form}) with a constant strategy (${w.strategy}). It carries a risk of capital loss and limited liquidity. Its risk indicator, costs and exit terms are described in the key information document.`,
      ],
    }
  },
  aboutManager: (subject) => {
    const w = words(subject)
    return {
      title: `About ${w.manager}`,
      body: [
        `${w.manager} is an independent asset manager devoted to unlisted assets. Its teams invest for individuals, wealth advisers and financial institutions. Its capital is held by its executives and staff.`,
      ],
    }
  },
  contact: (subject) => {
    const { manager } = subject.input
    return {
      title: 'Contact',
      body: [`Press and holder relations: ${manager.phone} – ${manager.email} – ${manager.website}`],
    }
  },
}
