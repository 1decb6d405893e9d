import type { NamespaceInvestorNoticesTranslation } from '../../i18n-types.ts'

const en_investor_notices = {
  title: 'My notices',
  lede: 'Capital calls and distributions of your professional funds. Nothing is paid on this portal: you settle a call by transfer from your bank.',
  caption: 'Capital calls and distributions, by due date',
  columns: {
    notice: 'Notice',
    fundName: 'Fund',
    due: 'Due date',
    amount: 'Amount',
    status: 'Status',
  },
  filter: {
    label: 'Notices shown',
    all: 'All',
    open: 'Not settled',
  },
  kinds: {
    call: 'Capital call no.\u00a0{number}',
    distribution: 'Distribution no.\u00a0{number}',
  },
  kind: {
    call: 'Capital call',
    distribution: 'Distribution',
  },
  status: {
    call: { announced: 'Announced', due: 'Due', partly: 'Partly paid', paid: 'Paid', late: 'Late' },
    distribution: {
      announced: 'Announced',
      due: 'Coming',
      partly: 'Partly paid out',
      paid: 'Paid out',
      late: 'Late',
    },
  },
  unread: 'To read',
  missing: '{amount} outstanding',
  none: {
    title: 'You have no notices',
    text: 'Only professional funds call capital in several parts. Your calls and distributions will appear here once they are announced.',
    filtered: 'All your notices are settled.',
    all: 'Show all notices',
  },
  detail: {
    back: 'All my notices',
    file: 'Download the notice (PDF)',
    summary: 'At a glance',
    purpose: 'Purpose',
    reference: 'Reference',
    share: 'Share',
    fundName: 'Fund',
    announced: 'Announced on',
    amount: 'Amount',
    due: { call: 'Payable by', distribution: 'Payment date' },
    paidOn: { call: 'Received on', distribution: 'Paid on' },
    paid: { call: 'Received so far', distribution: 'Sent so far' },
    missing: { call: 'Outstanding', distribution: 'Still to be sent' },
    earliest:
      'At least ten business days lie between the announcement of a call and its due date: {date} at the earliest, by the European payment calendar (T2).',
    tooSoon:
      'This due date is earlier than the customary ten business days, which would end on {date}. Call us if you need more time.',
    composition: {
      title: 'Components',
      lede: 'Only amounts inside the commitment change what the fund can still call (ILPA template, 2025).',
      caption: 'Components of the amount',
      nature: 'Nature',
      inside: 'Inside the commitment',
      outside: 'Outside the commitment',
      subtotal: { inside: 'Subtotal inside the commitment', outside: 'Subtotal outside the commitment' },
      total: 'Total',
      contradicts:
        'The components do not add up to the announced amount. Do not pay anything before you have called us on {telephone}.',
    },
    effect: {
      title: 'Effect on your commitment',
      commitment: 'Commitment',
      before: 'Unfunded before',
      after: 'Unfunded after',
    },
    payment: {
      title: 'Pay this call',
      lede: 'By transfer from your bank, quoting the reference {reference}.',
      warning: 'The fund’s bank details never change by email',
      warningText:
        'A message that announces others, even in our name, is an attempted fraud. Compare them with this page and, if in any doubt, call us on {telephone}: the number that you know, not the one in the message.',
      holder: 'Account holder',
      bank: 'Bank',
      iban: 'IBAN',
      ibanEnds: 'ends in {end}',
      bic: 'BIC',
      hidden:
        'To protect your payments, the full IBAN is shown once your identity is verified, for a quarter of an hour.',
      code: 'Code from the app, or a recovery code',
      password: 'Your password',
      reveal: 'Show the IBAN',
      advice: 'Turn on two-factor authentication: it protects these details better than a password alone.',
      enable: 'Turn on two-factor authentication',
      unknown:
        'Your identity cannot be verified at the moment. Try again shortly, or call us on {telephone}.',
      settled: 'This call is paid: you need do nothing more.',
    },
    receipt: {
      title: 'Payment to you',
      text: 'This amount is paid to the account that you registered for this fund. You need do nothing. A question? Call us on {telephone}.',
    },
    acknowledgement: {
      title: 'Acknowledgement',
      text: 'Confirm that you have read this notice. Your confirmation is dated and kept; it commits you to no payment.',
      submit: 'I have read this notice',
      done: 'You confirmed on {date} at {time}, Paris time, that you have read this notice.',
    },
  },
} satisfies NamespaceInvestorNoticesTranslation

export default en_investor_notices
