import type { AssetFamily } from '../../subject.ts'
import { markdownBody } from '../markdown.ts'
import type { Texts } from '../texts.ts'
import { sentences, words } from './words.ts'

const METHODS: Record<AssetFamily, string> = {
  buyout:
    'Holdings are valued by comparison with companies that are listed or were recently sold: a multiple of earnings is applied to recent accounts, then adjusted for net debt and reduced for illiquidity. During the first twelve months the acquisition price is the reference, unless an event speaks against it.',
  venture:
    'Holdings are valued from the last financing round, where it is recent and was led by a third party, then adjusted as milestones are met. A missed milestone, short cash or a market that closes leads to a discount, without waiting for the next round.',
  debt: 'Sound loans are valued at amortised cost, accrued interest included. A late payment, the breach of a contractual threshold or a lasting decline of the borrower leads to an impairment based on the cash flows that the fund can reasonably recover.',
  infrastructure:
    'Assets are valued by discounting the cash flows expected over the life of the contracts. The rate takes account of risk-free rates, the country, the stage of construction and the share of income exposed to market prices. The main assumptions are reviewed at each valuation date.',
  'real-estate':
    'Each building is valued by an independent property expert, by capitalising rents and by comparison. Works under way and vacancy are taken into account. The expert is replaced at regular intervals.',
  'fund-of-funds':
    'Commitments are valued from the last value reported by each underlying manager, updated for cash flows since. Where that value seems old or debatable, a discount is applied and documented.',
}

const CONTROL =
  'Valuations are prepared by a team separate from the managers, discussed by the valuation committee and examined by the auditor at year end. They follow the international private equity and venture capital valuation guidelines (IPEV).'

/** Passages that introduce or explain figures. */
export const figures: Texts['figures'] = {
  performance: (subject) => {
    const w = words(subject)
    return {
      title: 'Change in value',
      body: [
        sentences(
          w.value &&
            `As at ${w.valueDate}, the net asset value of share ${w.share} is ${w.value}, for ${w.paidIn} paid in.`,
          w.distributed && `Since inception, ${w.distributed} has been distributed per share.`,
        ),
      ],
    }
  },
  netAssetValues: () => ({
    title: 'Net asset values',
    body: [
      'The values below are per share, in the currency of the share, after management fees and after distributions of the same date.',
    ],
  }),
  cashFlows: () => ({
    title: 'Cash flows with holders',
    body: [
      'Capital calls are what a holder has paid in per share; distributions are what a holder has received. The net balance shows what remains to be recovered, or what was received beyond payments, without counting the value of shares still held.',
    ],
  }),
  valuation: (subject) => {
    const own = subject.fund.cmsData?.valuationText
    return {
      title: 'How assets are valued',
      body: [
        ...(own ? markdownBody(own) : [METHODS[subject.family], CONTROL]),
        'Between two valuation dates, a value changes only if a known event justifies it. A signed sale is taken at its price, less a provision until it is paid.',
      ],
    }
  },
}
