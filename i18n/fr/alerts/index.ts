import type { BaseTranslation } from '../../i18n-types.ts'

/** Emails without an account: newsletter and alerts about funds. */
const fr_alerts = {
  title: 'Nos emails, sans compte',
  description:
    'Recevez par email nos nouveaux articles, guides et livres blancs, ou les nouvelles valeurs et les nouveaux documents des fonds de votre choix.',
  titles: { newsletter: 'Nos publications par email', funds: 'Alertes sur vos fonds' },
  ledes: {
    newsletter:
      'Un email à chaque nouvel article, guide ou livre blanc. Sans compte, et vous arrêtez quand vous voulez.',
    funds:
      'Un email à chaque nouvelle valeur liquidative et à chaque nouveau document public. Sans compte, et vous arrêtez quand vous voulez.',
  },
  email: 'Adresse email',
  chosen: 'Fonds',
  purpose:
    'Votre adresse ne sert qu’à ces emails. Elle est effacée dès que vous les arrêtez, ou au bout de 7\u00a0jours sans confirmation.',
  privacy: 'Données personnelles',
  submit: 'Recevoir ces emails',
  confirmText: 'Appuyez sur le bouton\u00a0: nous vous écrirons à chaque nouveauté, à partir de maintenant.',
  confirm: 'Confirmer mon adresse',
  keepHint: 'Décochez ceux dont vous ne voulez plus de nouvelles.',
  save: 'Enregistrer mon choix',
  endTitle: 'Ne plus recevoir ces emails',
  endText: 'Votre adresse sera effacée aussitôt.',
  end: 'Arrêter ces emails',
  states: {
    sent: 'Encore une étape\u00a0: ouvrez le lien que nous venons de vous envoyer',
    confirmed: 'C’est confirmé',
    saved: 'Votre choix est enregistré',
    ended: 'Ces emails sont arrêtés',
    unknown: 'Ce lien n’est plus valable',
    unavailable: 'Votre demande n’a pas pu être enregistrée',
  },
  advice: {
    sent: 'Un email est parti à l’adresse indiquée. Nous commencerons quand vous aurez appuyé sur le bouton de la page vers laquelle il mène, dans les 7\u00a0jours.',
    confirmed: 'Vous recevrez un email à la prochaine nouveauté.',
    saved: 'Il vaut dès le prochain email.',
    ended: 'Votre adresse a été effacée.',
    unknown: 'Il est trop ancien, ou les emails ont été arrêtés. Vous pouvez les redemander ci-dessous.',
    unavailable: 'Réessayez dans un instant.',
  },
  toFunds: 'Voir les fonds',
  toArticles: 'Lire nos analyses',
} satisfies BaseTranslation

export default fr_alerts
