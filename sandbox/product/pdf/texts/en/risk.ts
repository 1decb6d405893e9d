import type { AssetFamily } from '../../subject.ts'
import type { Texts } from '../texts.ts'
import { words } from './words.ts'

const FAMILY_RISK: Record<AssetFamily, string> = {
  buyout:
    '**Leverage risk.** Acquisitions are financed in part by debt. If the earnings of the company fall, servicing that debt may keep it from investing, lead to a restructuring and reduce the value of the holding to nothing.',
  venture:
    '**Young company risk.** Many have not broken even and depend on further rounds of financing. A technical delay, the departure of a founder or the closing of capital markets may lead to the total loss of the holding.',
  debt: '**Credit risk.** A borrower may fail to pay interest or to repay capital. Security, where it exists, may prove insufficient or slow to enforce.',
  infrastructure:
    '**Operating and regulatory risk.** Output, traffic or use may be lower than forecast; an authority may change tariffs or the terms of a concession; an incident may interrupt operation.',
  'real-estate':
    '**Property risk.** The value of buildings and rents depends on location, vacancy, the cost of works and interest rates. A building may stay without a tenant or a buyer for a long time.',
  'fund-of-funds':
    '**Underlying fund risk.** The fund depends on the decisions of managers it does not control, on their valuations, received late, and on their own fees, which come on top of those of the fund.',
}

/** Passages on what may go wrong. */
export const risk: Texts['risk'] = {
  indicator: (subject) => {
    const w = words(subject)
    return {
      title: 'Risk',
      body: [
        subject.fund.riskIndicator === null
          ? 'The summary risk indicator of this fund is not available. The risk of losing capital is to be taken seriously in any event.'
          : `The indicator assumes that you keep the shares for ${w.horizon}. It allows the level of risk of this product to be compared with that of others. The lowest class does not mean a risk-free investment. The actual risk can vary significantly if you leave earlier, where leaving is possible, and you may get back less.`,
        'Capital is not guaranteed. The shares are not listed and do not always find a buyer: you may not be able to sell them easily, or may have to sell at a price that significantly affects how much you get back.',
        ...(subject.fund.hasCurrencyRisk
          ? [
              'Be aware of currency risk: part of the assets is denominated in a currency other than that of the shares. What you receive therefore also depends on exchange rates. The indicator above does not take this risk into account.',
            ]
          : []),
      ],
    }
  },
  factors: (subject) => {
    const w = words(subject)
    return {
      title: 'Risk factors',
      body: [
        'The following risks are in no order of importance. The list is not closed: other risks, unknown or deemed minor today, may affect the fund.',
        '**Risk of capital loss.** The fund offers no protection. The value of its assets may fall and a holder may not recover the amount paid in, even at the end of the recommended period.',
        FAMILY_RISK[subject.family],
        '**Liquidity risk.** The assets are not listed. Selling them takes months, depends on a small number of buyers and may happen at a price below the last valuation.',
        `**Valuation risk.** The ${w.positions} are valued by recognised methods, with a share of judgement. The net asset value may differ from the price that a buyer would pay.`,
        '**Concentration risk.** The portfolio has few positions. Trouble in a single one may weigh heavily on the whole, above all early and late in the life of the fund.',
        '**Selection risk.** The choice of investments rests on the judgement of the team. It may be mistaken, or find too few opportunities within the strategy.',
        '**Key person risk.** The departure of key managers may slow the fund. The fund rules provide for new investments to be suspended in certain cases, and for holders to be told.',
        '**Interest rate risk.** Rising rates make financing dearer and weigh on the prices at which assets can be sold.',
        ...(subject.fund.hasCurrencyRisk
          ? [
              '**Currency risk.** Some assets or income are denominated in a currency other than that of the share. Hedging, where it is used, is neither complete nor permanent.',
            ]
          : []),
        '**Sustainability risk.** An environmental, social or governance event or condition may, if it occurs, affect the value of an investment.',
        '**Legal and tax risk.** The law, its official reading or its interpretation may change during the life of the fund, including for transactions already under way.',
        '**Operational risk.** An error, a fraud or the failure of a system or provider may cause a loss, despite the controls in place.',
      ],
    }
  },
  liquidity: (subject) => {
    const { fund, formats } = subject
    const blocked = fund.blockingPeriod
    return {
      title: 'Liquidity',
      body: [
        subject.isWindingUp
          ? 'The fund is selling its last assets. Holders receive their share of the proceeds as sales are made, and cannot ask for it to be paid earlier.'
          : blocked
            ? `Shares cannot be redeemed for ${blocked.years} years, until ${formats.longDate(blocked.until)}, early release events aside. The fund rules list these events exhaustively: death, disability, dismissal, on the terms they specify.`
            : 'The fund rules set the conditions on which a holder may ask to leave, the notice required and the caps that apply. Outside these conditions, a holder can rely only on selling the shares to a third party.',
        'A sale to a third party is free or subject to consent, depending on the class of shares. No market is organised: the seller must find a buyer, and they agree on a price between them. Invest only money that you will not need before maturity.',
      ],
    }
  },
}
