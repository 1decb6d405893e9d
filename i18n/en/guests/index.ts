import type { NamespaceGuestsTranslation } from '../../i18n-types.ts'

/** Texts of guests' access to an investor's data, for owners and for guests. */
const en_guests = {
  title: 'Access for others',
  lede: 'Give your accountant or adviser read-only access to your documents or your figures. You can see everything they open, and end their access whenever you wish.',
  notVerified:
    'Your application is still being verified, so you cannot give access yet. To accept an invitation you have received, use the link in its email.',
  scopes: { both: 'documents and figures', documents: 'documents only', figures: 'figures only' },
  states: { active: 'Open', invited: 'Invitation sent', expired: 'Expired', ended: 'Ended' },
  done: {
    invited: {
      title: 'The invitation has been sent.',
      text: 'Access begins once the person has signed in to their own account and confirmed. We will let you know by email.',
    },
    ended: {
      title: 'The access has ended.',
      text: 'Nothing more can be opened from this moment, even from a page that is still on screen.',
    },
    accepted: {
      title: 'You now have access.',
      text: 'You can view this investor’s space below. Everything you open will be recorded in their history.',
    },
    left: {
      title: 'You are back in your own account.',
      text: 'Nothing more is shown of the investor whose space you were viewing.',
    },
  },
  failed: {
    titles: {
      'guest-end': 'We could not confirm that the access has ended.',
      'guest-accept': 'We could not confirm that you have accepted the invitation.',
      'guest-open': 'This investor’s space could not be opened.',
    },
    reasons: {
      over: 'The invitation or the access no longer exists, has ended or has expired. The lists below show how things stand.',
      expired: 'The page had been open for too long. Nothing has changed: please try again.',
      tooMany: 'Too many requests in a short time. Please wait a few minutes before trying again.',
      unconfirmed: 'The lists below show how things stand. Please try again in a moment.',
    },
  },
  invitation: {
    title: '{owner} invites you to view their investments',
    text: 'Read-only access: {scope}, until {date}.',
    also: 'The invitation also covers {names}.',
    history: 'Everything you open will be recorded in their history. They can end your access at any time.',
    accept: 'Accept the invitation',
    gone: 'This invitation is no longer valid.',
    goneText:
      'It has already been accepted, has been withdrawn or has expired. Please ask the person who invited you for a new one.',
    notTheirs: 'This invitation was sent to another address.',
    notTheirsText:
      'Sign in to the account with the email address at which you received it, or ask for a new invitation to the address of this account.',
    unavailable: 'The invitation cannot be read at the moment.',
    unavailableText: 'Please open the link in the email again in a moment.',
  },
  given: {
    title: 'Access you have given',
    lede: 'Everything each guest opens is recorded in your history.',
    empty: 'Nobody else has access to your data.',
    emptyText: 'The people you invite will be listed here, with the day on which they last viewed your data.',
    until: 'Access: {scope}, until {date}',
    also: 'Also for {names}',
    last: 'Last viewed on {date}',
    never: 'Not viewed yet',
    end: 'End access',
    endNamed: 'End access for {name}',
  },
  received: {
    title: 'Investors whose data you may view',
    lede: 'Read-only. A banner on every page shows whose data you are viewing.',
    open: 'View',
    openNamed: 'View the investments of {name}',
  },
  invite: {
    title: 'Give access',
    lede: 'The person receives an email, signs in to an investor account of their own at the same address, and confirms. They cannot change anything.',
    email: 'Email address',
    emailHint: 'The address of the account they will sign in with.',
    scope: 'Access to',
    until: 'Until',
    untilHint: '{date} at the latest.',
    allHolders: 'Also for {names}',
    allHoldersHint:
      'One access for each holder, within the limits of your mandate and until its end at the latest. Ending this access ends them all.',
    scopes: { both: 'Documents and figures', documents: 'Documents only', figures: 'Figures only' },
    submit: 'Send the invitation',
  },
} satisfies NamespaceGuestsTranslation

export default en_guests
