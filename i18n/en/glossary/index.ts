import type { NamespaceGlossaryTranslation } from '../../i18n-types.ts'

const en_glossary = {
  title: 'Glossary',
  lede: 'The words of unlisted funds, in a few lines each. The definitions explain; only a fund’s rules and the law are binding.',
  description:
    'A glossary of unlisted funds: FCPR, FPCI, net asset value, TVPI, DPI, capital call, lock-up and other words explained.',
  letters: 'Go to a letter',
  terms: {
    agreement:
      'Permission from the Autorité des marchés financiers, the French regulator, before a fund open to everybody can be sold. It covers the fund’s rules; it is not an opinion on its quality and brings no tax advantage by itself.',
    assetUnderManagement: 'All the money that a manager looks after for its clients, on a given date.',
    base100:
      'A way of comparing two funds: each share is set to 100 on the same day, and one then follows what becomes of that 100.',
    benchmark:
      'An index that a fund is measured against. Unlisted funds often have none, for want of a market like theirs.',
    buyout: 'The purchase of a mature company, partly paid for by debt that the company then repays.',
    capitalCall:
      'A request from the fund to pay part of the amount promised. The notice gives the amount, the date and the reason; the fund rules say what happens if it is not paid.',
    capitalLoss: 'The possibility of getting back less than was paid in, and sometimes nothing.',
    carriedInterest:
      'The part of the gains that goes to the management team, usually once investors have recovered what they paid in and a minimum return.',
    closedEnd: 'A fund that can be joined only for a time, and that pays out at its end.',
    coInvestment: 'A direct investment in a company, beside another fund that leads the deal.',
    commitment:
      'The amount one promises to pay into a professional fund. It is called bit by bit, as the fund invests.',
    covenant:
      'A clause in a loan: the borrower undertakes to keep certain ratios, or the lender may step in.',
    depositary:
      'An independent bank that holds the fund’s assets and checks that the manager keeps to the rules.',
    discount:
      'The gap between a price and the net asset value, when something is bought or sold below that value.',
    distribution:
      'Money that the fund pays to its investors: income, a gain, or a return of what they paid in. The net asset value falls by the same amount.',
    dpi: 'Distributions received, divided by what was paid in. A DPI of 0.60x means that 60% of the money paid in has come back.',
    eltif:
      'A European label for long-term funds, under the same rules throughout the Union and for sale in its countries.',
    entryFee: 'A charge paid on subscribing, on top of or out of the amount invested. It is not invested.',
    evergreen:
      'A fund without a fixed term, which can be joined and left on certain dates, within written limits.',
    fcpi: 'A French innovation fund: at least 70% in innovative unlisted companies. Open to everybody and authorised by the AMF.',
    fcpr: 'A French fund of unlisted companies, open to everybody and authorised by the AMF.',
    fip: 'A French local investment fund: at least 70% in small and medium-sized companies of neighbouring regions. Open to everybody and authorised by the AMF.',
    fpci: 'A French professional private equity fund: declared to the AMF, not authorised by it, and reserved for professionals and for those who commit at least €100,000.',
    fundRules:
      'The contract between the fund and its investors: what it buys, what it costs, how long it lasts and how one leaves.',
    gate: 'A rule that limits what a fund pays out on each date. The rest waits for the next one.',
    irr: 'Internal rate of return, after costs: the yearly return that takes into account the date of every payment and distribution.',
    jCurve:
      'A shape that the value of a fund often takes: it falls first, because of costs, and recovers if the investments do well. Nothing guarantees that it will.',
    kid: 'Three pages required by the European PRIIPs regulation: product, risk, scenarios, costs and holding period. To be read before deciding.',
    leverage: 'Using debt to buy more. It increases gains and losses alike.',
    liquidation:
      'The last stage of a fund: it sells what is left, pays the proceeds to investors and ceases to exist.',
    liquidity: 'How easily an investment can be turned into cash. That of an unlisted fund is low.',
    lockUp:
      'The time during which shares cannot be redeemed, except in the cases that the rules provide for, such as death or disability.',
    managementFee:
      'What the manager is paid every year, taken from the fund. Published performance is net of it.',
    mezzanine: 'A loan repaid after the main debt, and so riskier and better paid.',
    nav: 'The value of one share: what the fund owns, less what it owes, divided by the number of shares. It is an estimate, not a price at which one can sell.',
    peaPme:
      'A French savings plan for shares in small and medium-sized companies, with tax rules of its own and a limit on payments.',
    preferredReturn:
      'The minimum return that investors receive before the management team takes its share of the gains.',
    privateDebt: 'Loans made to companies by funds rather than banks, away from any market.',
    privateEquity: 'Buying stakes in companies that are not listed on a stock exchange.',
    rvpi: 'What the shares are worth now, divided by what was paid in: what is still to come, if the estimates are right.',
    secondary:
      'The buying and selling of fund shares that already have an owner, by private agreement and often at a discount.',
    sfdr: 'European regulation 2019/2088 on sustainability disclosures. Its articles\u00a06, 8 and 9 say what a fund must publish: they are not a ranking.',
    sri: 'The scale from 1 to 7 of the key information document. Class 1 is not free of risk.',
    tvpi: 'Distributions received plus what the shares are worth now, divided by what was paid in. TVPI = DPI + RVPI.',
    unfunded: 'The part of a commitment that the fund has not called yet, and that has to be kept available.',
    unitLinked:
      'An investment inside a life insurance contract whose value follows that of a fund, without a capital guarantee.',
    ventureCapital:
      'Money for young innovative companies, many of which fail and a few of which return a great deal.',
    vintage: 'The year in which a fund began to invest. Funds are compared within a vintage.',
  },
} satisfies NamespaceGlossaryTranslation

export default en_glossary
