import type { NamespaceGuestsTranslation } from '../../i18n-types.ts'

/** Texts of guests' access to an investor's data, for owners and for guests. */
const en_guests = {
  title: 'Access for others',
  lede: 'Open your documents or your figures, for reading only, to your accountant or your adviser. You see what is opened, and you end it whenever you wish.',
  notVerified:
    'Your application has not been verified yet: you cannot give access yet. An invitation that you have received is accepted by the link in its email.',
  scopes: { both: 'documents and figures', documents: 'documents only', figures: 'figures only' },
  states: { active: 'Open', invited: 'Invitation sent', expired: 'Expired', ended: 'Ended' },
  done: {
    invited: {
      title: 'The invitation has been sent.',
      text: 'Access opens once the person, signed in with an account of their own, has confirmed. You will be told by email.',
    },
    ended: {
      title: 'The access has ended.',
      text: 'Nothing can be opened any more, from this moment, not even from a page that is still on a screen.',
    },
    accepted: {
      title: 'The access is open.',
      text: 'You can view this investor space below. Everything you open will be written in its owner’s history.',
    },
  },
  invitation: {
    title: '{owner} invites you to view their investor space',
    text: 'Access for reading only: {scope}, until {date}.',
    history: 'Everything you open will be written in their history. They can end the access at any time.',
    accept: 'Accept the invitation',
    gone: 'This invitation is no longer good.',
    goneText:
      'It has been accepted already, it was withdrawn, or its time is over. Ask the person who invited you for a new one.',
    notTheirs: 'This invitation was sent to another address.',
    notTheirsText:
      'Sign in with the account of the email address at which you received it, or ask for an invitation to the address of this account.',
    unavailable: 'The invitation cannot be read at the moment.',
    unavailableText: 'Open the link in the email again in a moment.',
  },
  given: {
    title: 'Access that you have given',
    lede: 'What each guest opens is in your history.',
    empty: 'Nobody else has access to your data.',
    emptyText: 'Those whom you invite will be listed here, with the day on which they last viewed your data.',
    until: 'Access: {scope}, until {date}',
    last: 'Last viewed on {date}',
    never: 'Not viewed yet',
    end: 'End access',
    endNamed: 'End the access of {name}',
  },
  received: {
    title: 'Investor spaces that you may view',
    lede: 'For reading only. A bar on every page says whose data they are.',
    open: 'View',
    openNamed: 'View the investor space of {name}',
  },
  invite: {
    title: 'Give access',
    lede: 'The person receives an email, signs in with an investor account of their own, at the same address, and confirms. They can change nothing.',
    email: 'Email address',
    emailHint: 'That of the account with which they will sign in.',
    scope: 'Access to',
    until: 'Until',
    untilHint: 'On {date} at the latest.',
    submit: 'Send the invitation',
  },
} satisfies NamespaceGuestsTranslation

export default en_guests
