import type { BaseTranslation } from '../../i18n-types.ts'

/** The sign-ins of the account. */
const fr_history = {
  title: 'Historique de connexion',
  lede: 'Vos connexions et les essais qui ont échoué. Signalez celles que vous ne reconnaissez pas.',
  table: 'Connexions, de la plus récente à la plus ancienne. Heures de Paris.',
  empty: 'Aucune connexion n’est enregistrée.',
  views: {
    title: 'Consultations par nos équipes',
    lede: 'Il arrive que nos équipes consultent votre espace pour vous répondre\u00a0: en lecture seule, et jamais sans le noter ici.',
    by: '{name:string}, le {date:string}',
  },
  openings: {
    title: 'Consultations par vos invités',
    lede: 'Tout ce qu’ont ouvert les personnes à qui vous avez donné accès, du plus récent au plus ancien. Heures de Paris.',
    by: '{name:string}, le {date:string} à {time:string}',
    end: 'Gérer les accès',
    unread:
      'Les consultations de vos invités ne peuvent pas être affichées pour le moment. Rien n’est perdu\u00a0: revenez plus tard.',
    kinds: {
      holdings: 'Fonds détenus',
      position: 'Position et mouvements',
      funds: 'Liste des fonds',
      agenda: 'Calendrier des fonds',
      documents: 'Liste des documents',
      texts: 'Recherche dans les documents',
      document: 'Page d’un document',
      file: 'Fichier d’un document',
    },
    named: '{kind:string}\u00a0: {title:string}',
  },
  columns: {
    date: 'Date',
    device: 'Appareil',
    address: 'Adresse IP',
    location: 'Lieu',
    result: 'Résultat',
  },
  date: '{date:string} à {time:string}',
  devices: {
    named: '{browser:string} sous {system:string}',
    unknown: 'Navigateur non reconnu',
  },
  unknownLocation: 'inconnu',
  results: {
    succeeded: 'Connexion',
    failed: 'Échec',
    reported: 'Signalée',
  },
  report: {
    question: 'Ce n’était pas moi',
    questionOf: 'Ce n’était pas moi\u00a0: connexion du {date:string}',
    text: 'Toutes vos sessions seront fermées, celle-ci comprise, et votre mot de passe ne servira plus. Vous recevrez un lien par email pour en choisir un nouveau.',
    submit: 'Fermer toutes les sessions',
  },
} satisfies BaseTranslation

export default fr_history
