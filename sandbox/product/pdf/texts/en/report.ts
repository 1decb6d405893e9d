import type { AssetFamily, LifePhase } from '../../subject.ts'
import type { Texts } from '../texts.ts'
import { sentences, words } from './words.ts'

const SUMMARY: Record<LifePhase, string> = {
  raising:
    'The half-year was spent gathering commitments and studying the first files. The team chose to take the time to compare rather than to employ quickly the money received.',
  investing:
    'The fund went on building its portfolio, at the pace planned at its launch. Money still to be invested is placed in prudent money market instruments.',
  holding:
    'The portfolio is complete. The work of the team is now to follow the holdings and, for the most advanced of them, to prepare their sale.',
  selling:
    'The fund is in its selling period. The team weighs the search for the best price against the wish to return their money to holders within a reasonable time.',
  closed:
    'The fund is completing its liquidation. The last sums are kept until the warranties given to buyers expire.',
}

const ACTIVITY: Record<AssetFamily, string[]> = {
  buyout: [
    'The companies in the portfolio kept to their budgets on the whole. Those that depend on industrial investment saw orders soften in the spring, offset by price increases negotiated last year; service businesses kept growing.',
    'Two hiring plans were completed, including the arrival of a chief executive in a family company that is changing hands. The team sat on every board and reviewed the debt repayment schedule with each management.',
  ],
  venture: [
    'The young companies gave priority to controlling their spending. Most have more than twelve months of cash; for two of them an internal round was arranged, in which the fund took up its rights.',
    'Several technical milestones were passed: a first certification, the start of a pilot workshop, a framework contract with a large group. One holding whose product has not found its market was written down.',
  ],
  debt: [
    'Borrowers met their payments. One threshold was exceeded and led to a discussion with the shareholder, who contributed further equity; the margin of the loan was revised in return.',
    'Early repayments were fewer than last year. The money received was lent again to less indebted companies, with full protective covenants.',
  ],
  infrastructure: [
    'The availability of the plants remained in line with contracts. Natural resources were slightly below the long-term average, which the share of income at fixed prices was able to absorb.',
    'An extension was delivered within budget and three weeks early. Talks on the renewal of a maintenance contract led to penalties that protect the fund better.',
  ],
  'real-estate': [
    'The occupancy rate was stable. Three expiring leases were renewed, one of them for a smaller area; the space released is being refurbished and its letting has begun.',
    'The energy renovation programme covered insulation and heating control. The half-year appraisals take account of higher yields on outlying offices.',
  ],
  'fund-of-funds': [
    'Underlying funds called less capital than they returned, for the first time in several half-years. Distributions came from trade sales and from one stock market listing.',
    'Two commitments were acquired on the secondary market, in funds that the team has followed since their creation. The discount was not the first criterion: the quality of the assets was.',
  ],
}

const OUTLOOK: Record<LifePhase, string> = {
  raising:
    'The team plans to make the first acquisitions once the studies under way are concluded. No timetable can be guaranteed.',
  investing:
    'Several files are being studied. The fund keeps reserves to support existing holdings, which will come before new acquisitions.',
  holding:
    'Attention will go to the cash of the youngest holdings and to preparing sales. A first transaction could be concluded in the coming half-years, if conditions allow.',
  selling:
    'Sale mandates have been given or are being prepared. Their outcome depends on buyers and on available financing; the proceeds will be divided between holders, less the necessary reserves.',
  closed:
    'What remains is administrative in nature. A final statement will be sent to each holder when the liquidation accounts are closed.',
}

/** Passages of the half-yearly report. */
export const report: Texts['report'] = {
  summary: (subject) => {
    const w = words(subject)
    const points = subject.leadShare?.points.filter((point) => point.date <= subject.periodEnd) ?? []
    const [previous, last] = [points.at(-2), points.at(-1)]
    const currency = subject.leadShare?.share.currency ?? 'EUR'
    const price = (point: (typeof points)[number]) =>
      subject.formats.money({ amount: point.netAssetValue, currency }, 2)
    return {
      title: 'The half-year in brief',
      body: [
        sentences(
          `This report covers the management of ${w.name} during the half-year ended ${w.periodEnd}.`,
          SUMMARY[subject.phase],
        ),
        sentences(
          last && previous
            ? `The net asset value of share ${w.share} was ${price(last)} as at ${subject.formats.longDate(last.date)}, after ${price(previous)} as at ${subject.formats.longDate(previous.date)}.`
            : 'The history of the fund is still too short to compare two net asset values.',
          w.distributed && `Distributions since inception amount to ${w.distributed} per share.`,
        ),
        'The half-year accounts have not been audited; they went through the usual checks of the depositary and the fund accountant.',
      ],
    }
  },
  context: (subject) => ({
    title: 'The context',
    body: [
      subject.pick(`context${subject.periodEnd}`, [
        'Corporate financing remained selective. Banks lend, but more slowly and for more information; mid-sized transactions suffer less than the largest ones. Sellers took time to accept prices below those of the years of plenty, and the number of transactions showed it.',
        'Economic activity slowed without turning. Lower inflation gave margins a little air, while the cost of credit stayed above that of the previous decade. In this landscape, assets of quality went on finding buyers and the others waited.',
        'Private markets went through a half-year of waiting. Buyers have ample capital, but ask for more time to study and more assurances before they sign. Sales took several months longer than the historical average.',
      ]),
      `In the region that the fund follows (${subject.fund.geography.label}), the team saw growing gaps between companies of one sector. Those that invested early in their tools and teams are gaining ground; the others struggle to pass on their costs. These gaps make selection, position by position, more worthwhile.`,
    ],
  }),
  activity: (subject) => ({ title: 'The half-year’s work', body: ACTIVITY[subject.family] }),
  outlook: (subject) => ({
    title: 'Outlook',
    body: [
      OUTLOOK[subject.phase],
      'These remarks reflect the opinion of the team at the date of the report. They are no undertaking on the future results of the fund.',
    ],
  }),
}
