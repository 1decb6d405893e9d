import type { NamespaceCompareTranslation } from '../../i18n-types.ts'

const en_compare = {
  title: 'Compare two funds',
  titleOfTwo: '{first} and {second}',
  description:
    'Two funds of Orvanne Gestion side by side: characteristics, risk, terms and the course of their shares.',
  introduction: 'Two funds side by side, line by line, with their differences.',
  toList: 'All funds',

  choice: {
    label: 'Funds to compare',
    first: 'First fund',
    second: 'Second fund',
    none: 'Choose a fund…',
    submit: 'Compare',
    more: 'The choices above stop at the first funds in alphabetical order.',
    fromList: 'Choose from the list of funds',
  },
  state: {
    none: 'Choose two funds',
    noneAdvice: 'Choose a fund in each list, then show the comparison.',
    one: 'Choose a second fund',
    oneAdvice: '{name} is the first. Choose the other one to see the comparison.',
    same: 'The same fund twice',
    sameAdvice: '{name} is chosen on both sides. Replace one of them.',
    tooFew: 'There are not two funds to compare yet',
    tooFewAdvice: 'The comparison opens as soon as two funds are published.',
    unknown: 'Unknown fund',
    unknownAdvice: 'No fund is named “{name}”. Choose another one.',
  },

  table: {
    heading: 'Line by line',
    caption: 'Comparison of {first} and {second}',
    summary:
      'The rows are grouped by theme. Each names a feature, then gives its value for the first and for the second fund.',
    feature: 'Feature',
    differences: '{differing} line{{count: differs|s differ}} out of {all}, marked by ≠',
    different: 'Different:',
    same: 'The same:',
    onlyDifferences: 'Show the differences and the risk only',
    allRows: 'Show all lines',
    noDifferences: 'These two funds differ in no line.',
  },
  group: {
    identity: 'The fund',
    risk: 'Risk and duration',
    subscription: 'Subscription and taxation',
    information: 'Valuation and information',
    terms: 'Fees and terms',
  },
  row: {
    currencyRisk: 'Currency risk',
    subscriptionPeriod: 'Subscription period',
    valuationFrequency: 'Calculation of the net asset value',
    reportingFrequency: 'Periodic information',
  },
  legalForm: '{form}, {name}',
  yes: 'Yes',
  no: 'No',
  since: 'since {from}',
  fromTo: 'from {from} to {to}',
  datedValue: '{value} ({share}, as of {date})',

  chart: {
    heading: 'Course since a common date',
    introduction:
      'Return with distributions of the main shares, base 100 on {date}, the first day on which both have a value.',
    series: '{fund}, {share}',
    summary:
      'Base\u00a0100 on {from}. {first} stands at {firstValue} and {second} at {secondValue} at their latest valuation, {to} at the latest.',
    tableCaption: 'Values of both shares, base 100 on {date}',
    calls: 'A capital call adds to the capital and is never a gain.',
    periods: 'Performance of {name}',
  },

  ofFund: '{name}: {text}',
  printed: 'Printed from the portal of {manager}, {address}',
} satisfies NamespaceCompareTranslation

export default en_compare
