/** Texts of emails about visitors' forms. */
export const visitorFormTexts = {
  fr: {
    hello: (name: string) => `Bonjour ${name},`,
    contact: {
      desk: 'Nouveau message reçu par le formulaire de contact du portail.',
      facts: {
        subject: 'Objet',
        sender: 'De',
        email: 'Adresse email',
        phone: 'Téléphone',
        message: 'Message',
      },
      received: {
        subject: 'Nous avons bien reçu votre message',
        paragraphs: [
          'Votre message a bien été transmis à l’équipe concernée, qui vous répondra par email ou par téléphone.',
          'Nous ne vous demanderons jamais votre mot de passe, ni un virement, en réponse à ce message.',
        ],
        notes: [
          'Vous recevez cet email parce que cette adresse a été indiquée sur notre formulaire de contact.',
        ],
      },
      confirm: {
        subject: 'Confirmez l’envoi de votre message',
        paragraphs: [
          'Votre message nous attend : il sera transmis à l’équipe concernée dès que vous aurez ouvert ce lien.',
        ],
        action: 'Confirmer l’envoi',
        notes: [
          'Le lien est valable 48\u00a0heures. Si vous n’avez rien envoyé, ignorez cet email\u00a0: le message sera effacé.',
        ],
      },
    },
    whiteBook: {
      subject: (title: string) => `Votre livre blanc : ${title}`,
      paragraphs: (title: string) => [`Voici le lien pour télécharger « ${title} ».`],
      action: 'Télécharger le livre blanc',
      note: 'Le lien est valable 48\u00a0heures et n’a pas besoin de mot de passe. Si vous n’avez rien demandé, ignorez cet email.',
    },
  },
  en: {
    hello: (name: string) => `Dear ${name},`,
    contact: {
      received: {
        subject: 'We have received your message',
        paragraphs: [
          'Your message has been passed on to the team concerned, who will answer by email or telephone.',
          'We will never ask for your password, or for a transfer of money, in reply to this message.',
        ],
        notes: ['You receive this email because this address was given on our contact form.'],
      },
      confirm: {
        subject: 'Confirm your message',
        paragraphs: [
          'Your message is waiting: it will be passed on to the team concerned as soon as you open this link.',
        ],
        action: 'Confirm and send',
        notes: [
          'The link is valid for 48\u00a0hours. If you sent nothing, ignore this email: the message will be erased.',
        ],
      },
    },
    whiteBook: {
      subject: (title: string) => `Your white paper: ${title}`,
      paragraphs: (title: string) => [`Here is the link to download “${title}”.`],
      action: 'Download the white paper',
      note: 'The link is valid for 48\u00a0hours and needs no password. If you asked for nothing, ignore this email.',
    },
  },
} as const
