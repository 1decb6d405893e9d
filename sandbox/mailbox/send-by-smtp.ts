import type { OutgoingMessage } from './outgoing-message.ts'

const sender = { name: 'Orvanne Gestion', address: 'ne-pas-repondre@orvanne.example' }

/** Longest waits in milliseconds, where the URL of the mail server names no others. */
const limits = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/**
 * Gives an email to the mail server.
 * @throws when the server refuses it or cannot be reached
 */
export async function sendBySmtp(smtpUrl: string, message: OutgoingMessage): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, ...limits })
  try {
    const { to, subject, attachments = [], headers, html, text } = message
    await transport.sendMail({
      from: sender,
      to,
      subject,
      text,
      ...(html !== undefined && { html }),
      ...(headers !== undefined && { headers }),
      attachments: attachments.map(({ content, name, type }) => {
        return { filename: name, contentType: type, content: Buffer.from(content) }
      }),
    })
  } finally {
    transport.close()
  }
}
