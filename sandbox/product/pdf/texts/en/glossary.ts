import type { Definition } from '../texts.ts'

/** Words of the trade, in plain English. */
export function glossary(): Definition[] {
  return ENTRIES.map(([term, text]) => ({ term, text }))
}

const ENTRIES: [string, string][] = [
  [
    'Capital call',
    'A request to the holder to pay in part of the commitment. Its timing depends on acquisitions.',
  ],
  [
    'Carried interest',
    'The share of gains that goes to the management team, once holders have been repaid and, where applicable, rewarded.',
  ],
  [
    'Closed-ended fund',
    'A fund whose shares are redeemed only at its end, except in the cases set out in its rules.',
  ],
  ['Commitment', 'The total amount that the holder promises to pay in, at once or through successive calls.'],
  [
    'Depositary',
    'The institution that keeps the assets, verifies their ownership and checks that management is regular.',
  ],
  [
    'Distribution',
    'A sum paid by the fund to its holders. It reduces the net asset value by the same amount.',
  ],
  [
    'DPI',
    'Distributions received, divided by the capital paid in. A DPI of 0.50 means that half of the payment has been returned.',
  ],
  ['Due diligence', 'The thorough examination of a company or an asset before it is acquired.'],
  [
    'Illiquidity',
    'The difficulty of selling quickly, or of selling at a price close to the last known value.',
  ],
  ['J-curve', 'The usual shape of a fund’s value: it first falls, because of fees, before it may recover.'],
  ['Lock-in period', 'The time during which shares cannot be redeemed, listed exceptions aside.'],
  ['Management fee', 'The yearly remuneration of the manager, taken from the assets of the fund.'],
  [
    'Multiple',
    'The ratio between a price and a result: ten times earnings, for example, for the price of a company.',
  ],
  ['Net assets', 'The value of everything that the fund owns, less what it owes.'],
  ['Net asset value', 'Net assets divided by the number of shares. It is established on fixed dates.'],
  [
    'Paid-in capital',
    'The part of the commitment that the holder has already paid. Performance is measured on this sum.',
  ],
  ['Pre-liquidation', 'The period before dissolution. The fund stops investing and organises its sales.'],
  ['RVPI', 'Net asset value divided by the capital paid in: what remains to be received, estimated today.'],
  [
    'Secondary market',
    'The purchase and sale of shares or commitments between investors, without the fund taking part.',
  ],
  [
    'SFDR',
    'Regulation (EU) 2019/2088 on sustainability disclosures. Its articles are disclosure regimes, not marks.',
  ],
  ['SRI', 'Summary risk indicator, from 1 to 7. Class 1 is not free of risk.'],
  ['TVPI', 'The sum of DPI and RVPI: total value, received and to be received, for one euro paid in.'],
  ['Unlisted', 'Said of a company whose securities trade on no stock exchange.'],
]
