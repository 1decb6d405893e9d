import type { BaseTranslation } from '../../i18n-types.ts'

/** Questions of investors to the investor desk, and how staff answer them. */
const fr_questions = {
  title: 'Mes questions',
  one: 'Une question',
  lede: 'Vos échanges avec le service investisseurs. Les réponses se lisent ici, jamais dans un email.',
  back: 'Mes questions',
  lastOn: 'dernier message le {date:string}',
  askedOn: 'Question posée le {date:string}',
  states: { open: 'En attente de réponse', answered: 'Répondue', closed: 'Close' },
  filter: {
    label: 'Questions à afficher',
    all: 'Toutes',
    open: 'En attente',
    answered: 'Répondues',
    closed: 'Closes',
  },
  none: {
    title: 'Vous n’avez pas encore posé de question',
    text: 'Une question sur un fonds, un document, un versement\u202f? Le service investisseurs vous répond ici.',
    filtered: 'Aucune question dans cet état',
  },
  ask: {
    open: 'Poser une question',
    again: 'Poser une autre question',
    title: 'Poser une question',
    lede: 'Le service investisseurs répond sous deux jours ouvrés. Un email vous prévient qu’une réponse est là, sans la citer.',
    subject: 'Objet',
    about: 'À propos de',
    aboutDocument: 'À propos du document «\u00a0{title:string}\u00a0».',
    text: 'Votre question',
    textHint: 'N’indiquez ni mot de passe, ni code, ni numéro de carte.',
    submit: 'Envoyer la question',
  },
  thread: {
    label: 'Messages, du plus ancien au plus récent',
    you: 'Vous',
    desk: 'Service investisseurs',
    sent: 'le {date:string} à {time:string}',
    file: '{name:string} ({size:string})',
  },
  reply: {
    title: { investor: 'Ajouter un message', staff: 'Répondre' },
    lede: {
      investor: 'Une précision, un document\u202f? Une question répondue est alors rouverte.',
      staff: 'L’investisseur est prévenu par email qu’une réponse est là. L’email ne la cite pas.',
    },
    text: { investor: 'Votre message', staff: 'Votre réponse' },
    file: 'Fichier joint',
    fileHint: 'PDF, PNG ou JPEG, 5 Mo au plus.',
    submit: { investor: 'Envoyer', staff: 'Envoyer la réponse' },
  },
  close: {
    title: 'Clore',
    text: 'Une question close se relit, mais ne reçoit plus de message.',
    submit: 'Clore la question',
  },
  done: {
    sent: {
      investor: 'Votre message est envoyé. Un email vous préviendra de la réponse.',
      staff: 'La réponse est envoyée, et l’investisseur est prévenu par email.',
    },
    closed: 'La question est close.',
    late: 'La question a été close entre-temps\u00a0: votre message n’a pas été envoyé.',
  },
  staff: {
    title: 'Questions d’investisseurs',
    lede: 'Celles qui attendent une réponse, la plus ancienne d’abord.',
    filter: { open: 'À traiter', answered: 'Répondues', closed: 'Closes' },
    none: 'Aucune question dans cet état',
    subject: 'Objet',
    author: 'Investisseur',
    about: 'À propos de',
    since: 'Dernier message',
    state: 'État',
    toTeam: 'Revenir à l’espace des équipes',
  },
} satisfies BaseTranslation

export default fr_questions
