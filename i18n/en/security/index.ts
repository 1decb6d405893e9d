import type { NamespaceSecurityTranslation } from '../../i18n-types.ts'

const en_security = {
  title: 'Security',
  twoFactorTitle: 'Two-factor authentication',
  notices: {
    session_ended: 'The session was closed.',
    others_ended: 'All your other sessions were closed.',
    two_factor_removed: 'Two-factor authentication is off.',
  },
  password: {
    title: 'Password',
    lede: 'After the change you will be signed out on all your devices.',
    current: 'Old password',
    next: 'New password',
    confirmation: 'Confirm the new password',
    submit: 'Change password',
  },
  twoFactor: {
    lede: 'At each sign-in, a code of your authenticator application is asked for besides the password.',
    on: 'On',
    off: 'Off',
    unknown: 'Whether two-factor authentication is on cannot be shown at the moment.',
    enable: 'Turn on two-factor authentication',
    manage: 'Manage two-factor authentication',
  },
  begin: {
    lede: 'You will need an authenticator application on your phone. First show that it is you.',
    password: 'Password',
    submit: 'Continue',
  },
  enrol: {
    scan: 'Scan this code with your application',
    picture: 'QR code to scan with the authenticator application',
    type: 'Or type this key into the application',
    confirm: 'Enter the code that the application shows',
    code: 'Six-digit code',
    submit: 'Turn on',
  },
  codes: {
    title: 'Your recovery codes',
    lede: 'Each replaces the application’s code once if you no longer have your phone. They are never shown again: copy them, print them or write them down now.',
    copy: 'Copy the codes',
    print: 'Print',
    copied: 'The codes are copied.',
    refused: 'The browser did not allow the copy: write the codes down or print them.',
    done: 'I have kept my codes',
    gone: 'Recovery codes are shown only once. If you have not kept them, make new ones below.',
  },
  renew: {
    title: 'New recovery codes',
    lede: 'Eight new codes replace the former ones, which will no longer work. They are shown once.',
    code: 'Code from your application',
    submit: 'Make new codes',
  },
  remove: {
    status: 'Two-factor authentication protects your account.',
    codesLeft: 'Recovery codes left',
    title: 'Turn off',
    lede: 'Your password alone will then sign you in.',
    code: 'Code of the application, or recovery code',
    submit: 'Turn off two-factor authentication',
  },
  devices: {
    named: '{browser} on {system}',
    unknown: 'Unrecognised browser',
    unknownLocation: 'unknown place',
  },
  sessions: {
    title: 'Open sessions',
    lede: 'The browsers in which you are signed in. Close those that you do not recognise.',
    current: 'This session',
    opened: 'Opened on {date} at {time}',
    active: 'Last active on {date} at {time}',
    end: 'Close',
    endNamed: 'Close the session {device}',
    endOthers: 'Close all other sessions',
    zone: 'Paris time.',
  },
  back: 'Back to security',
} satisfies NamespaceSecurityTranslation

export default en_security
