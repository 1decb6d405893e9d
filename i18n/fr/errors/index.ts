import type { BaseTranslation } from '../../i18n-types.ts'

/** Error pages and messages (exact texts: P-235). */
const fr_errors = {
  title: {
    notFound: "Oups\u202f! La page que vous recherchez n'existe pas.",
    forbidden: "Vous n'avez pas le droit d'accéder à cette page.",
    default: "Une erreur s'est produite.",
  },
  advice: {
    notFound: 'Vérifiez l’adresse saisie : la page a peut-être été déplacée ou supprimée.',
    forbidden: 'Connectez-vous avec un autre compte, ou contactez-nous si vous pensez devoir y accéder.',
    default: 'Rechargez la page dans quelques instants. Si l’erreur persiste, contactez-nous.',
    badRequest: 'L’adresse demandée est mal formée. Vérifiez-la, ou partez de l’une de ces pages.',
    addressTooLong: 'L’adresse demandée est trop longue. Vérifiez-la, ou partez de l’une de ces pages.',
    methodNotAllowed: 'Cette page ne peut pas être demandée de cette façon.',
    tooManyRequests: 'Trop de demandes en peu de temps : patientez un moment avant de réessayer.',
    unavailable: 'Ces informations sont momentanément indisponibles. Réessayez dans quelques instants.',
    unexpectedAnswer:
      'Ces informations n’ont pas pu être lues. Nos équipes en sont averties ; réessayez plus tard.',
  },
  generic: 'Une erreur est survenue.',
  toHome: 'Revenir à l’accueil',
  toFunds: 'Voir les fonds',
  suggestion: 'Vous cherchez peut-être cette page\u00a0:',
  retry: 'Réessayer',
  reference: 'Référence à nous communiquer',
} satisfies BaseTranslation

export default fr_errors
