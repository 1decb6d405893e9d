import type { BaseTranslation } from '../../i18n-types.ts'

/** Texts of guests' access to an investor's data, for owners and for guests. */
const fr_guests = {
  title: 'Accès de tiers',
  lede: 'Ouvrez vos documents ou vos chiffres, en lecture seule, à votre expert-comptable ou à votre conseil. Vous voyez ce qui est ouvert, et vous y mettez fin quand vous le voulez.',
  notVerified:
    'Votre dossier n’est pas encore vérifié\u00a0: vous ne pouvez pas encore donner d’accès. Une invitation reçue s’accepte par le lien de son email.',
  scopes: {
    both: 'documents et chiffres',
    documents: 'documents seuls',
    figures: 'chiffres seuls',
  },
  states: {
    active: 'Ouvert',
    invited: 'Invitation envoyée',
    expired: 'Échu',
    ended: 'Terminé',
  },
  done: {
    invited: {
      title: 'L’invitation est envoyée.',
      text: 'L’accès s’ouvrira quand la personne l’aura confirmé, connectée avec son propre compte. Vous en serez averti par email.',
    },
    ended: {
      title: 'L’accès est terminé.',
      text: 'Plus rien ne peut être ouvert, dès maintenant, même dans une page restée ouverte.',
    },
    accepted: {
      title: 'L’accès est ouvert.',
      text: 'Vous pouvez consulter cet espace ci-dessous. Tout ce que vous ouvrirez sera inscrit dans l’historique de son titulaire.',
    },
    left: {
      title: 'Vous êtes de retour dans votre compte.',
      text: 'Plus rien n’est affiché de l’espace que vous consultiez.',
    },
  },
  failed: {
    titles: {
      'guest-end': 'Nous n’avons pas pu confirmer la fin de l’accès.',
      'guest-accept': 'Nous n’avons pas pu confirmer que vous avez accepté l’invitation.',
      'guest-open': 'Cet espace n’a pas pu être ouvert.',
    },
    reasons: {
      over: 'L’invitation ou l’accès n’existe plus, est terminé ou échu. Les listes ci-dessous disent où l’on en est.',
      expired: 'La page était ouverte depuis trop longtemps. Rien n’a changé\u00a0: recommencez.',
      tooMany: 'Trop de demandes en peu de temps. Attendez quelques minutes avant de recommencer.',
      unconfirmed: 'Les listes ci-dessous disent où l’on en est. Recommencez dans quelques instants.',
    },
  },
  invitation: {
    title: '{owner:string} vous invite à consulter son espace',
    text: 'Accès en lecture seule\u00a0: {scope:string}, jusqu’au {date:string}.',
    also: 'L’invitation porte aussi sur\u00a0: {names:string}.',
    history:
      'Tout ce que vous ouvrirez sera inscrit dans son historique. Il peut y mettre fin à tout moment.',
    accept: 'Accepter l’invitation',
    gone: 'Cette invitation n’est plus valable.',
    goneText:
      'Elle a déjà été acceptée, elle a été annulée, ou son délai est passé. Demandez-en une nouvelle à la personne qui vous a invité.',
    notTheirs: 'Cette invitation a été envoyée à une autre adresse.',
    notTheirsText:
      'Connectez-vous avec le compte de l’adresse email à laquelle vous l’avez reçue, ou demandez une invitation à l’adresse de ce compte.',
    unavailable: 'L’invitation ne peut pas être lue pour le moment.',
    unavailableText: 'Rouvrez le lien de l’email dans quelques instants.',
  },
  given: {
    title: 'Accès que vous avez donnés',
    lede: 'Ce que chaque invité ouvre figure dans votre historique.',
    empty: 'Personne d’autre n’a accès à vos données.',
    emptyText: 'Les personnes que vous invitez apparaîtront ici, avec la date de leur dernière consultation.',
    until: 'Accès\u00a0: {scope:string}, jusqu’au {date:string}',
    also: 'Aussi pour\u00a0: {names:string}',
    last: 'Dernière consultation le {date:string}',
    never: 'Aucune consultation',
    end: 'Mettre fin à l’accès',
    endNamed: 'Mettre fin à l’accès\u00a0: {name:string}',
  },
  received: {
    title: 'Espaces que vous pouvez consulter',
    lede: 'En lecture seule. Un bandeau rappelle sur chaque page de qui sont les données.',
    open: 'Consulter',
    openNamed: 'Consulter cet espace\u00a0: {name:string}',
  },
  invite: {
    title: 'Donner un accès',
    lede: 'La personne reçoit un email, se connecte avec son propre compte investisseur, à la même adresse, et confirme. Elle ne peut rien modifier.',
    email: 'Adresse email',
    emailHint: 'Celle du compte avec lequel elle se connectera.',
    scope: 'Accès à',
    until: 'Jusqu’au',
    untilHint: 'Au plus tard le {date:string}.',
    allHolders: 'Aussi pour {names:string}',
    allHoldersHint:
      'Un accès pour chaque titulaire, dans les limites de votre mandat, et au plus tard jusqu’à sa fin. Mettre fin à cet accès met fin à tous.',
    scopes: { both: 'Documents et chiffres', documents: 'Documents seuls', figures: 'Chiffres seuls' },
    submit: 'Envoyer l’invitation',
  },
} satisfies BaseTranslation

export default fr_guests
