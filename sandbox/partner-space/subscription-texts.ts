type Names = { readonly client: string; readonly fund: string }

/** Texts of the mails about advisors' requests, and of their receipts. */
export const subscriptionTexts = {
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    action: 'Suivre la demande',
    reason: (reason: string) => `Raison\u00a0: ${reason}`,
    facts: {
      reference: 'Référence',
      receivedOn: 'Reçue le',
      client: 'Client',
      fund: 'Fonds',
      share: 'Part',
      amount: 'Montant',
      status: 'Statut',
    },
    received: {
      subject: (reference: string) => `Votre demande de souscription ${reference} est enregistrée`,
      paragraphs: ({ client, fund }: Names) => [
        `Nous avons bien reçu votre demande de souscription au fonds ${fund} pour ${client}.`,
        'Nos équipes vérifient le dossier et reviennent vers vous. La souscription ne prend effet qu’à son acceptation et au règlement des fonds.',
      ],
    },
    in_review: {
      subject: (reference: string) => `Votre demande ${reference} est en cours d’étude`,
      paragraphs: ({ client, fund }: Names) => [
        `Nos équipes étudient votre demande de souscription au fonds ${fund} pour ${client}.`,
        'Elles vous écriront si une pièce manque au dossier.',
      ],
    },
    accepted: {
      subject: (reference: string) => `Votre demande ${reference} est acceptée`,
      paragraphs: ({ client, fund }: Names) => [
        `La souscription au fonds ${fund} pour ${client} est acceptée.`,
        'Elle figure désormais parmi les souscriptions de vos clients, en attente de règlement.',
      ],
    },
    refused: {
      subject: (reference: string) => `Votre demande ${reference} n’a pas été acceptée`,
      paragraphs: ({ client, fund }: Names) => [
        `Nous ne pouvons pas donner suite à la demande de souscription au fonds ${fund} pour ${client}.`,
        'La raison figure ci-dessous. Pour en parler, contactez le service partenaires en rappelant la référence.',
      ],
    },
  },
  en: {
    greeting: (name: string) => `Dear ${name},`,
    action: 'Follow the request',
    reason: (reason: string) => `Reason: ${reason}`,
    facts: {
      reference: 'Reference',
      receivedOn: 'Received on',
      client: 'Client',
      fund: 'Fund',
      share: 'Share',
      amount: 'Amount',
      status: 'Status',
    },
    received: {
      subject: (reference: string) => `Your subscription request ${reference} is recorded`,
      paragraphs: ({ client, fund }: Names) => [
        `We have received your request to subscribe to ${fund} for ${client}.`,
        'Our team is checking it and will come back to you. The subscription takes effect only once it is accepted and paid for.',
      ],
    },
    in_review: {
      subject: (reference: string) => `Your request ${reference} is under review`,
      paragraphs: ({ client, fund }: Names) => [
        `Our team is reviewing your request to subscribe to ${fund} for ${client}.`,
        'They will write to you if a document is missing.',
      ],
    },
    accepted: {
      subject: (reference: string) => `Your request ${reference} is accepted`,
      paragraphs: ({ client, fund }: Names) => [
        `The subscription of ${client} to ${fund} is accepted.`,
        'It is now listed among your clients’ subscriptions, awaiting payment.',
      ],
    },
    refused: {
      subject: (reference: string) => `Your request ${reference} was not accepted`,
      paragraphs: ({ client, fund }: Names) => [
        `We cannot go ahead with the request to subscribe to ${fund} for ${client}.`,
        'The reason is below. To talk it over, write to the partner desk and quote the reference.',
      ],
    },
  },
} as const
