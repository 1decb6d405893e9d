import type { NamespaceAlertsTranslation } from '../../i18n-types.ts'

const en_alerts = {
  title: 'Our emails, without an account',
  description:
    'Receive our new articles, guides and white papers by email, or the new values and new documents of the funds of your choice.',
  titles: { newsletter: 'Our publications by email', funds: 'Alerts about your funds' },
  ledes: {
    newsletter:
      'An email for every new article, guide or white paper. Without an account, and you stop whenever you want.',
    funds:
      'An email for every new net asset value and every new public document. Without an account, and you stop whenever you want.',
  },
  email: 'Email address',
  chosen: 'Funds',
  purpose:
    'Your address serves these emails only. It is erased as soon as you stop them, or after 7\u00a0days without confirmation.',
  privacy: 'Personal data',
  submit: 'Receive these emails',
  confirmText: 'Press the button: we will write to you whenever something is new, from now on.',
  confirm: 'Confirm my address',
  keepHint: 'Untick those that you no longer want news of.',
  save: 'Save my choice',
  endTitle: 'Stop these emails',
  endText: 'Your address will be erased at once.',
  end: 'Stop these emails',
  states: {
    sent: 'One more step: open the link that we have just sent you',
    confirmed: 'Your address is confirmed',
    saved: 'Your choice is saved',
    ended: 'These emails have stopped',
    unknown: 'This link no longer works',
    unavailable: 'Your request could not be recorded',
  },
  advice: {
    sent: 'An email is on its way to the address you gave. We will start once you have pressed the button on the page that it leads to, within 7\u00a0days.',
    confirmed: 'You will receive an email as soon as something is new.',
    saved: 'It applies from the next email on.',
    ended: 'Your address has been erased.',
    unknown: 'It is too old, or the emails were stopped. You can ask for them again below.',
    unavailable: 'Try again shortly.',
  },
  toFunds: 'See the funds',
  toArticles: 'Read our analysis',
} satisfies NamespaceAlertsTranslation

export default en_alerts
