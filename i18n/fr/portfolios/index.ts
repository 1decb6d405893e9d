import type { BaseTranslation } from '../../i18n-types.ts'

/** Texts of all portfolios of a user, and of the mandates by which they act for others. */
const fr_portfolios = {
  title: 'Tous les portefeuilles',
  lede: 'Le vôtre, et ceux pour lesquels vous avez un mandat. Les devises ne s’additionnent pas.',
  total: 'Ensemble en {currency:string}',
  byHolder: 'Par titulaire en {currency:string}',
  holder: 'Titulaire',
  you: 'vous',
  transfers:
    'Des parts sont passées d’un titulaire à l’autre pour {amount:string}\u00a0: dans l’ensemble, ce n’est ni un versement ni un montant reçu.',
  none: 'Aucun portefeuille à afficher à cette date.',
  due: 'À faire',
  dueFor: 'pour {holder:string}',
  open: { read: 'Consulter', act: 'Agir' },
  openNamed: { read: 'Consulter\u00a0: {holder:string}', act: 'Agir pour {holder:string}' },
  held: 'Vous pouvez agir pour',
  heldLede: 'Un mandat se donne par écrit\u00a0: nous l’enregistrons dès que nous l’avons reçu signé.',
  noneHeld: 'Vous n’avez aucun mandat.',
  given: 'Ils peuvent agir pour vous',
  givenLede: 'Chacun agit depuis son propre compte. Pour mettre fin à un mandat, écrivez-nous.',
  scopes: { documents: 'documents', figures: 'chiffres', both: 'documents et chiffres' },
  powers: { read: 'consulter', act: 'consulter et agir' },
  emailed: 'emails en copie',
  since: 'depuis le {date:string}',
  between: 'du {from:string} au {to:string}',
  failed: {
    title: 'Vous agissez en votre nom',
    over: 'Ce mandat a pris fin.',
    unconfirmed: 'Le mandat n’a pas pu être ouvert. Réessayez dans un instant.',
  },
} satisfies BaseTranslation

export default fr_portfolios
