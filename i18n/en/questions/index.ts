import type { NamespaceQuestionsTranslation } from '../../i18n-types.ts'

/** Questions of investors to the investor desk, and how staff answer them. */
const en_questions = {
  title: 'My questions',
  one: 'A question',
  lede: 'Your exchanges with the investor desk. Answers are read here, never in an email.',
  back: 'My questions',
  lastOn: 'last message on {date}',
  askedOn: 'Question asked on {date}',
  states: { open: 'Awaiting an answer', answered: 'Answered', closed: 'Closed' },
  filter: {
    label: 'Questions to show',
    all: 'All',
    open: 'Awaiting',
    answered: 'Answered',
    closed: 'Closed',
  },
  none: {
    title: 'You have not asked a question yet',
    text: 'A question about a fund, a document, a payment? The investor desk answers you here.',
    filtered: 'No question in this state',
  },
  ask: {
    open: 'Ask a question',
    again: 'Ask another question',
    title: 'Ask a question',
    lede: 'The investor desk answers within two business days. An email tells you that there is an answer, without quoting it.',
    subject: 'Subject',
    about: 'About',
    aboutDocument: 'About the document “{title}”.',
    text: 'Your question',
    textHint: 'Give no password, code or card number.',
    submit: 'Send the question',
  },
  thread: {
    label: 'Messages, oldest first',
    you: 'You',
    desk: 'Investor desk',
    sent: '{date} at {time}',
    file: '{name} ({size})',
  },
  reply: {
    title: { investor: 'Add a message', staff: 'Answer' },
    lede: {
      investor: 'A detail, a document? An answered question is then opened again.',
      staff: 'An email tells the investor that there is an answer. It does not quote it.',
    },
    text: { investor: 'Your message', staff: 'Your answer' },
    file: 'Attached file',
    fileHint: 'PDF, PNG or JPEG, at most 5 MB.',
    submit: { investor: 'Send', staff: 'Send the answer' },
  },
  close: {
    title: 'Close',
    text: 'A closed question can still be read, but takes no more messages.',
    submit: 'Close the question',
  },
  done: {
    sent: {
      investor: 'Your message is sent. An email will tell you of the answer.',
      staff: 'The answer is sent, and the investor is told by email.',
    },
    closed: 'The question is closed.',
    late: 'The question was closed in the meantime: your message was not sent.',
  },
  staff: {
    title: 'Questions of investors',
    lede: 'Those that await an answer, the longest waiting first.',
    filter: { open: 'To answer', answered: 'Answered', closed: 'Closed' },
    none: 'No question in this state',
    subject: 'Subject',
    author: 'Investor',
    about: 'About',
    since: 'Last message',
    state: 'State',
    toTeam: 'Back to the teams’ space',
  },
} satisfies NamespaceQuestionsTranslation

export default en_questions
