import { typeset } from '../../src/lib/typography.ts'
import type { OutgoingMessage } from '../mailbox/outgoing-message.ts'
import { frameTexts, type MailContent } from './mail-content.ts'
import { mailLayout } from './mail-layout.ts'

function plainText({
  language,
  greeting,
  paragraphs,
  facts = [],
  action,
  notes = [],
  lastLink,
}: MailContent): string {
  const words = frameTexts[language]
  const rows = facts.map(([name, value]) => words.fact(name, value)).join('\n')
  const parts = [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(rows === '' ? [] : [rows]),
    ...(action === undefined ? [] : [`${action.label}\n${action.url}`]),
    ...notes,
    words.regards,
    ...(lastLink === undefined ? [] : [`${lastLink.label}\n${lastLink.url}`]),
    `-- \n${words.sender}`,
  ]
  return parts.join('\n\n')
}

/** Applies the language's typography to the texts of a mail; values entered by people are left unchanged. */
function typesetContent(content: MailContent): MailContent {
  const set = (text: string): string => typeset(text, content.language)
  const { subject, greeting, paragraphs, notes } = content
  return {
    ...content,
    subject: set(subject),
    ...(greeting === undefined ? {} : { greeting: set(greeting) }),
    paragraphs: paragraphs.map(set),
    ...(notes === undefined ? {} : { notes: notes.map(set) }),
  }
}

/** Composes a mail: HTML in the manager's design, and the same as plain text. */
export async function composeMail(to: string, typed: MailContent): Promise<OutgoingMessage> {
  const content = typesetContent(typed)
  const { action, language, subject } = content
  const html = String(await mailLayout(content))
  return {
    ...{ kind: 'email', to, subject, html, text: plainText(content), locale: language },
    ...(action?.link !== undefined && { link: action.link }),
  }
}
