import type { NamespaceInvitationsTranslation } from '../../i18n-types.ts'

const en_invitations = {
  title: 'Invite members',
  lede: 'Your colleagues receive a link to a form that is filled in already. It is personal and valid for seven days.',
  byEmail: {
    title: 'By email',
    label: 'Professional email address',
    hint: 'An address that ends in @{domain}, and no other.',
    submit: 'Send the invitation',
  },
  bySms: {
    title: 'By text message',
    label: 'Mobile number',
    hint: 'The message names {partner} and holds the link.',
    submit: 'Send the text message',
  },
  sms: {
    message: '{partner} invites you to join its team on the Orvanne Gestion portal: {link}',
  },
  left: '{text} invitation{{count:s}} left today.',
  states: {
    mailed: {
      title: 'The link has been successfully sent.',
      text: 'Your colleague will find it in their inbox.',
    },
    texted: {
      title: 'The link has been successfully sent.',
      text: 'Your colleague will get it as a text message.',
    },
    resent: {
      title: 'The link has been successfully sent.',
      text: 'It is a new link, valid for seven days. The one before opens nothing any more.',
    },
    revoked: { title: 'The invitation is cancelled.', text: 'Its link opens nothing any more.' },
  },
  open: {
    title: 'Pending invitations',
    caption: 'Invitations that were sent and that nobody has followed yet',
    none: 'No invitation is waiting for an answer.',
    recipient: 'Recipient',
    by: 'Sent by',
    sentOn: 'Sent on',
    expiresOn: 'Expires on',
    state: 'State',
    actions: 'Actions',
    pending: 'Pending',
    expired: 'Expired',
    resend: 'Send again',
    resendTo: 'Send the invitation to {recipient} again',
    revoke: 'Cancel',
    revokeOf: 'Cancel the invitation to {recipient}',
  },
} satisfies NamespaceInvitationsTranslation

export default en_invitations
