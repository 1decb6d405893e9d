/** Texts of the mails and text messages about registrations. */
export const registrationTexts = {
  fr: {
    greeting: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
    verified: {
      subject: 'Votre accès investisseur est ouvert',
      paragraphs: [
        'Nos équipes ont vérifié votre dossier\u00a0: votre espace investisseur est désormais complet.',
        'Vous y retrouvez les fonds que vous détenez, leurs rapports et leurs documents.',
      ],
      action: 'Accéder à mon espace',
    },
    reason: (reason: string) => `Raison\u00a0: ${reason}`,
    refused: {
      subject: 'Votre demande d’accès n’a pas pu être validée',
      paragraphs: [
        'Nos équipes ont examiné votre demande. Les informations fournies ne nous permettent pas de vous identifier parmi les porteurs de parts de nos fonds.',
        'Une erreur de saisie est possible\u00a0: écrivez-nous en rappelant le fonds souscrit et la date de souscription, nous reprendrons votre dossier avec vous.',
      ],
      action: 'Nous écrire',
    },
    teamApproved: {
      subject: 'Votre équipe est activée',
      paragraphs: (team: string) => [
        `L’équipe «\u00a0${team}\u00a0» a été validée par nos services et votre compte partenaire est activé.`,
        'Les fonds sous convention apparaissent dans votre espace dès leur ouverture à votre équipe.',
      ],
      action: 'Accéder à mon espace',
    },
    teamRefused: {
      subject: 'L’équipe demandée n’a pas été créée',
      paragraphs: (team: string) => [
        `Nos services n’ont pas retenu la création de l’équipe «\u00a0${team}\u00a0».`,
        'Connectez-vous pour rejoindre une équipe existante de votre établissement, ou écrivez-nous.',
      ],
      action: 'Choisir une équipe',
    },
    invitation: {
      subject: (partner: string) => `Rejoignez l’équipe ${partner} sur le portail Orvanne Gestion`,
      paragraphs: (inviter: string, partner: string) => [
        `${inviter} vous invite à rejoindre l’équipe ${partner} sur le portail partenaires d’Orvanne Gestion.`,
        'Vous y suivrez les fonds distribués par votre établissement, leurs documents et les souscriptions de vos clients.',
      ],
      action: 'Créer mon compte',
      notes: [
        'Ce lien vous est personnel et reste valable sept jours. Si vous ne connaissez pas l’expéditeur de cette invitation, ignorez ce message.',
      ],
    },
    smsSubject: (partner: string) => `Invitation\u00a0: ${partner}`,
  },
  en: {
    greeting: (name: string) => (name === '' ? 'Hello,' : `Dear ${name},`),
    verified: {
      subject: 'Your investor access is open',
      paragraphs: [
        'Our team has verified your registration: your investor space is now complete.',
        'It holds the funds that you own, their reports and their documents.',
      ],
      action: 'Open my space',
    },
    reason: (reason: string) => `Reason: ${reason}`,
    refused: {
      subject: 'Your request for access could not be approved',
      paragraphs: [
        'Our team has looked at your request. What you told us does not let us identify you among the shareholders of our funds.',
        'A typing error is possible: write to us with the fund that you subscribed to and the date, and we will go through it with you.',
      ],
      action: 'Write to us',
    },
    teamApproved: {
      subject: 'Your team is active',
      paragraphs: (team: string) => [
        `The team “${team}” has been approved and your partner account is active.`,
        'Funds under agreement appear in your space as soon as they are open to your team.',
      ],
      action: 'Open my space',
    },
    teamRefused: {
      subject: 'The team that you added was not created',
      paragraphs: (team: string) => [
        `The team “${team}” was not approved.`,
        'Sign in to join a team of your company that exists, or write to us.',
      ],
      action: 'Choose a team',
    },
    invitation: {
      subject: (partner: string) => `Join the ${partner} team on the Orvanne Gestion portal`,
      paragraphs: (inviter: string, partner: string) => [
        `${inviter} invites you to join the ${partner} team on Orvanne Gestion’s partner portal.`,
        'There you will follow the funds that your company distributes, their documents and your clients’ subscriptions.',
      ],
      action: 'Create my account',
      notes: [
        'This link is personal and valid for seven days. If you do not know who sent this invitation, ignore this message.',
      ],
    },
    smsSubject: (partner: string) => `Invitation from ${partner}`,
  },
} as const
