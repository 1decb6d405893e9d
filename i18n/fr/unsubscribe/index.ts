import type { BaseTranslation } from '../../i18n-types.ts'

/** The page behind the link that ends emails. */
const fr_unsubscribe = {
  title: 'Ne plus recevoir ces emails',
  text: 'Un bouton suffit, sans vous connecter. Les messages sur la sécurité de votre compte continueront de vous parvenir.',
  submit: 'Me désinscrire',
  doneTitle: 'C’est fait',
  done: {
    notices:
      'Vous ne recevrez plus d’email sur les appels de fonds et les distributions. Ils restent dans votre espace, avec leurs échéances.',
    documents: 'Vous ne recevrez plus d’email sur les nouveaux documents.',
    values: 'Vous ne recevrez plus d’email sur les nouvelles valeurs liquidatives.',
  },
  back: 'Choisir d’autres emails dans mon espace',
  unknownTitle: 'Ce lien ne peut plus servir',
  unknown:
    'Il est trop ancien, ou incomplet. Choisissez vos emails dans votre espace, sous «\u00a0Notifications\u00a0».',
  unavailableTitle: 'Votre demande n’a pas pu être enregistrée',
  unavailable: 'Réessayez dans un instant avec le même lien.',
} satisfies BaseTranslation

export default fr_unsubscribe
