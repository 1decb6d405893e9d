import type { AssetFamily } from '../../subject.ts'
import { lowerFirst, strategyBody, sustainabilityBody } from '../markdown.ts'
import type { Texts } from '../texts.ts'
import { sentences, words } from './words.ts'

const VALUE_CREATION: Record<AssetFamily, string[]> = {
  buyout: [
    'The work starts once the fund is a shareholder. With the chief executive, the team settles a plan over four or five years: complete the range, open a neighbouring market, hire a finance director, acquire a smaller competitor. Each task has an owner, a budget and a date.',
    'Acquisition debt is kept at a level that the company could still service if its earnings fell markedly. That is what allows it to live through a difficult year without selling at the wrong moment.',
  ],
  venture: [
    'A young company is not followed as an established one is. The team enters with a measured first amount, then keeps part of the fund for later rounds: it reinvests in those that pass the agreed milestones, and gives up on the others.',
    'The result of such a portfolio depends on a few successes. Several holdings will be written down to nothing; this is expected, and it is why the number of holdings, their age and their sector are spread with care.',
  ],
  debt: [
    'The fund lends to companies that need long, tailored financing that bank credit does not offer them. Its return comes from interest, most often at a floating rate, and sometimes from a modest share in the outcome.',
    'The discipline can be put briefly: lend to borrowers whose cash flows cover repayments with ease, obtain first-ranking security where it exists, and set thresholds whose breach opens a discussion before it is too late.',
  ],
  infrastructure: [
    'The fund holds equipment that is used over the long term and whose income rests, for the most part, on long contracts or regulated tariffs. Its performance is built in operation: availability of the plants, cost of upkeep, renewal of contracts.',
    'Projects under construction are accepted within limits, with industrial partners whose experience has been verified and construction contracts at a fixed price.',
  ],
  'real-estate': [
    'The fund acquires buildings whose use can be improved: floors to be rearranged, energy performance to be raised, leases to be renewed. Value comes from work on the building more than from the movement of prices.',
    'Each acquisition comes with a costed programme of works, a study of the letting market and an appraisal by an independent expert, renewed at each valuation date.',
  ],
  'fund-of-funds': [
    'The fund invests in a selection of funds run by specialised teams, on the primary market when they are formed, and on the secondary market by taking over the commitments of other holders.',
    'Acquiring commitments that are already invested shortens the holding period and makes the assets known before entry. The price for it is a double layer of fees, whose effect is shown in the fund rules.',
  ],
}

/** Passages on what the fund does. */
export const fund: Texts['fund'] = {
  strategy: (subject) => {
    const w = words(subject)
    const own = subject.fund.cmsData?.strategyText
    return {
      title: 'The strategy',
      body: [
        subject.pick('strategy', [
          `${w.name} finances ${w.assets} that are selected one by one, under a strategy set when it was created (${w.strategy}) and in a region that its managers know (${w.geography}). Its preferred sector (${w.sector}) is the one in which the team has built its network and its sense of price.`,
          `The policy of ${w.name} fits in one sentence: few holdings, well known, closely followed. It is carried out within the limits of the fund rules (strategy: ${w.strategy}; region: ${w.geography}; sector: ${w.sector}), which the team does not leave to follow a fashion.`,
          `${w.name} gathers the savings of its holders to finance, over time, projects that listed markets serve poorly. Its strategy (${w.strategy}), its region (${w.geography}) and its preferred sector (${w.sector}) were chosen because the team has invested there through several cycles.`,
        ]),
        ...(own ? strategyBody(own) : []),
        `The recommended holding period is ${w.horizon}. It follows from the time needed to acquire, transform, then sell in good conditions: it cannot be shortened without harm to the result.`,
        sentences(
          subject.fund.diversificationObjective &&
            `Diversification objective: ${lowerFirst(subject.fund.diversificationObjective).replace(/\.$/, '')}.`,
          'Limits on each holding, sector and counterparty are set out in the fund rules; a team independent of the managers checks them at each valuation date, and the depositary after it.',
        ),
      ],
    }
  },
  valueCreation: (subject) => ({
    title: 'Where value comes from',
    body: VALUE_CREATION[subject.family],
  }),
  process: (subject) => {
    const w = words(subject)
    return {
      title: 'How investments are chosen',
      body: [
        `Of a hundred files received, about ten are studied in full and one or two are completed. This selectiveness is deliberate: ${w.manager} would rather give up a transaction than relax its criteria.`,
        [
          'A first reading sets aside what is outside the strategy, the price range or the timetable of the fund.',
          'The full study covers the market, the accounts, the contracts, social and environmental matters; outside advisers verify the sensitive points.',
          'The investment committee decides twice, before exclusivity and before signing. Each of its members has one vote and may ask for further work.',
          'The decision, its reasons and the reservations expressed are recorded and kept for the whole life of the fund.',
        ],
        'The managers invest their own money beside the holders. This rule, an old one in the firm, does more for prudence than many procedures.',
      ],
    }
  },
  lifeCycle: (subject) => {
    const w = words(subject)
    return {
      title: 'The life of the fund',
      body: [
        `An unlisted fund lives in stages, and what a holder receives depends on the stage. ${w.launch ? `${w.name} was launched on ${w.launch}.` : ''}`,
        [
          'Subscription: the fund gathers commitments. Capital is paid in at once, or called in fractions as acquisitions are made.',
          'Investment: the portfolio is built. Fees then weigh more than gains, and the net asset value may fall below the amount paid in. This is the “J-curve”, usual in this asset class.',
          'Holding: positions progress, consolidate or disappoint. The first sales may give rise to distributions.',
          'Sale: the fund sells, repays and distributes. The timetable depends on buyers as much as on the managers.',
        ],
        subject.pick('life', [
          'At no time is the pace of these stages guaranteed. The fund rules set out when the term may be extended, and how holders are told.',
          'In practice these stages overlap. The half-yearly report says where the fund stands, holding by holding, and what is expected next.',
        ]),
      ],
    }
  },
  sustainability: (subject) => {
    const own = sustainabilityBody(subject.fund.cmsData?.strategyText ?? '')
    const opening = own.length > 0 ? own : sfdrParagraphs(subject.fund.sfdr?.article)
    return { title: 'Sustainability', body: [...opening, ...SUSTAINABILITY_PRACTICE] }
  },
  portfolio: (subject) => {
    const w = words(subject)
    return {
      title: 'The portfolio',
      body: [
        `The holdings of ${w.name} are shown below under a project name, to respect the confidentiality undertakings given at entry. They stand in the order of their acquisition, which says nothing of their value.`,
      ],
    }
  },
}

const SUSTAINABILITY_PRACTICE = [
  'Before each investment, a common grid records the risks to the environment, to working conditions and to governance. A serious point without a remedy is enough to set a file aside. Excluded sectors are listed in the fund rules.',
  'The main adverse impacts on sustainability factors are measured where data exist. In small organisations they are sometimes missing; the annual report then says what is estimated and how.',
]

function sfdrParagraphs(article: 6 | 8 | 9 | undefined): string[] {
  if (article === 9) {
    return [
      'The fund falls under article 9 of regulation (EU) 2019/2088: it pursues a sustainable investment objective, described in its pre-contractual annex with the indicators that measure it.',
    ]
  }
  if (article === 8) {
    return [
      'The fund falls under article 8 of regulation (EU) 2019/2088: it promotes environmental or social characteristics, described in its pre-contractual annex, without having sustainable investment as its objective.',
    ]
  }
  return [
    'The fund falls under article 6 of regulation (EU) 2019/2088: sustainability risks are taken into account in decisions, without the fund promoting particular characteristics. The underlying investments do not take into account the European Union criteria for environmentally sustainable economic activities.',
  ]
}
