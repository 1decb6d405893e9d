import type { LifePhase } from '../../subject.ts'
import type { Texts } from '../texts.ts'
import { sentences, words } from './words.ts'

const NEWS: Record<LifePhase, string> = {
  raising:
    'Subscriptions go on, and we would like to thank you for being among the first. Your money will be called, or employed, only as fast as good files come in.',
  investing:
    'Your fund goes on investing. We have studied much and signed little, which seems to us the right proportion when prices have not adjusted everywhere.',
  holding:
    'Your fund has brought its holdings together. We are entering the years of quiet work: improve, correct, sometimes replace a management, and prepare what comes next.',
  selling:
    'Your fund is selling. We know that you await these sales, and we carry them out without haste, because a forced sale always costs more than a quarter of patience.',
  closed:
    'Your fund is coming to its end. The warranties given to buyers have still to expire, and the balance to be divided between you. We shall write at each step.',
}

/** Passages of the letter to holders. */
export const letter: Texts['letter'] = {
  opening: (subject) => {
    const w = words(subject)
    return {
      title: 'To our holders',
      body: [
        'Dear holders,',
        NEWS[subject.phase],
        sentences(
          w.value
            ? `The latest net asset value, established as at ${w.valueDate}, is ${w.value} for share ${w.share}.`
            : 'No net asset value has been established yet.',
          w.distributed
            ? `Since inception you have received ${w.distributed} per share.`
            : 'No distribution has been paid yet, in line with the timetable announced.',
        ),
      ],
    }
  },
  period: (subject) => ({
    title: 'What we have done',
    body: [
      subject.pick(`period${subject.input.document.year}`, [
        'Since our last letter we have met each of the managements that we support. These visits count for more than tables: one learns why an order slips, why a sales director leaves, and what will have to be done in the next quarter.',
        'These months have reminded us that time is our best ally and our main constraint. A company is transformed in years, a budget is judged in months, a worry sometimes lifts after one visit to the workshop.',
        'We spent most of these months with the teams that we finance. Three subjects come up everywhere: hiring, holding prices, and investing in tools without borrowing more than is reasonable.',
      ]),
      'Two decisions deserve mention. We turned down a transaction at a late stage, because reading the contracts revealed a dependence that the seller had underestimated. And we put more money into an existing holding, at the price paid by an outside investor, so that it could buy a competitor.',
      'Not everything goes to plan. One holding is behind schedule; we have changed the timetable, reduced the value at which we carry it and asked its management for a monthly review. We shall come back to it, whether the news is good or not.',
    ],
  }),
  conviction: (subject) => {
    const w = words(subject)
    return {
      title: 'What we believe',
      body: [
        subject.pick('conviction', [
          'We are often asked whether this is a good time. We do not know, and we are wary of those who do. What we can choose is the price we pay, the people to whom we entrust your money and the effort we put in afterwards.',
          'Illiquidity is not a virtue. It is a drawback that you accept in exchange for patient work, which the stock market hardly allows. It is for us to make sure that this work is done.',
          'Prudence is not the absence of risk: it is to know which one is being taken, and not to take two at once. This rule guides the composition of your fund.',
        ]),
        `For ${w.name}, this means keeping to the strategy announced (${w.strategy}), holding reserves, and telling you things in time. Your capital is not guaranteed and the years ahead will not necessarily resemble those before.`,
      ],
    }
  },
  closing: (subject) => {
    const { manager } = subject.input
    return {
      title: 'In closing',
      body: [
        `The next document will reach you after the next valuation. Until then, the holders’ service answers your questions on ${manager.phone} or at ${manager.email}. We thank you for your trust and your patience.`,
        'Yours faithfully,',
      ],
    }
  },
}
