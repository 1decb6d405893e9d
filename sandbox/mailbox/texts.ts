/** Texts of the mailbox's pages. */
export const mailboxTexts = {
  fr: {
    title: 'Boîte aux lettres',
    lead: 'Les emails et les SMS que la sandbox aurait envoyés. Rien ne quitte cette machine.',
    empty: 'Aucun message pour l’instant.',
    received: 'Reçu le',
    kind: 'Type',
    recipient: 'Destinataire',
    subject: 'Objet',
    email: 'Email',
    sms: 'SMS',
    content: 'Contenu du message',
    plainText: 'Version texte',
  },
  en: {
    title: 'Mailbox',
    lead: 'The emails and text messages that the sandbox would have sent. Nothing leaves this machine.',
    empty: 'No message yet.',
    received: 'Received',
    kind: 'Kind',
    recipient: 'Recipient',
    subject: 'Subject',
    email: 'Email',
    sms: 'SMS',
    content: 'Content of the message',
    plainText: 'Text version',
  },
} as const
