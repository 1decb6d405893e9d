import type { BaseTranslation } from '../../i18n-types.ts'

/** The page of a white book with its download form (exact texts: P-235). */
const fr_white_book = {
  eyebrow: 'Livre blanc',
  pages: '{count:number} {{page|pages}}',
  publishedOn: 'Publié le {date:string}',
  by: 'Par {name:string}',
  contents: 'Au sommaire',
  form: {
    title: 'Recevoir le livre blanc',
    lede: 'Nous vous envoyons par email un lien de téléchargement, valable 48\u00a0heures.',
    fields: {
      lastname: 'Nom',
      firstname: 'Prénom',
      email: 'Adresse email',
      company: 'Société',
      contactConsent: 'Être contacté',
    },
    contactConsent:
      'Je souhaite aussi être contacté par Orvanne Gestion au sujet de ses fonds. Ce choix ne change rien au téléchargement et peut être retiré à tout moment.',
    purpose:
      'Vos coordonnées servent à vous envoyer ce lien. Sans votre accord ci-dessus, elles ne servent à rien d’autre.',
    send: 'Recevoir le lien',
  },
  ready: {
    title: 'Votre livre blanc est prêt',
    text: 'Vous l’avez demandé par email. Le lien reste valable 48\u00a0heures.',
    submit: 'Télécharger le livre blanc',
  },
  states: {
    sent: 'Le lien a bien été envoyé.',
    expired: 'Ce lien de téléchargement n’est plus valable.',
  },
  advice: {
    sent: 'Ouvrez l’email que nous venons de vous adresser\u00a0: le lien reste valable 48\u00a0heures. Pensez à regarder dans les courriers indésirables.',
    expired:
      'Les liens sont valables 48\u00a0heures. Remplissez de nouveau le formulaire pour en recevoir un autre.',
  },
} satisfies BaseTranslation

export default fr_white_book
