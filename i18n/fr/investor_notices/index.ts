import type { BaseTranslation } from '../../i18n-types.ts'

/** Capital calls and distributions of an investor. */
const fr_investor_notices = {
  title: 'Mes avis',
  lede: 'Les appels de fonds et les distributions de vos fonds professionnels. Rien ne se paie sur ce portail\u00a0: un appel se règle par virement depuis votre banque.',
  caption: 'Appels de fonds et distributions, par échéance',
  columns: {
    notice: 'Avis',
    fundName: 'Fonds',
    due: 'Échéance',
    amount: 'Montant',
    status: 'Statut',
  },
  filter: {
    label: 'Avis affichés',
    all: 'Tous',
    open: 'Non soldés',
  },
  kinds: {
    call: 'Appel de fonds n°\u00a0{number:string}',
    distribution: 'Distribution n°\u00a0{number:string}',
  },
  kind: {
    call: 'Appel de fonds',
    distribution: 'Distribution',
  },
  status: {
    call: { announced: 'Annoncé', due: 'À payer', partly: 'Payé en partie', paid: 'Payé', late: 'En retard' },
    distribution: {
      announced: 'Annoncée',
      due: 'À venir',
      partly: 'Versée en partie',
      paid: 'Versée',
      late: 'En retard',
    },
  },
  unread: 'À lire',
  missing: 'reste {amount:string}',
  none: {
    title: 'Vous n’avez pas d’avis',
    text: 'Seuls les fonds professionnels appellent le capital en plusieurs fois. Vos appels et distributions apparaîtront ici dès leur annonce.',
    filtered: 'Tous vos avis sont soldés.',
    all: 'Afficher tous les avis',
  },
  detail: {
    back: 'Tous mes avis',
    file: 'Télécharger l’avis (PDF)',
    summary: 'L’essentiel',
    purpose: 'Objet',
    reference: 'Référence',
    share: 'Part',
    fundName: 'Fonds',
    announced: 'Annoncé le',
    amount: 'Montant',
    due: { call: 'À payer au plus tard le', distribution: 'Date de versement' },
    paidOn: { call: 'Reçu le', distribution: 'Versée le' },
    paid: { call: 'Déjà reçu', distribution: 'Déjà versé' },
    missing: { call: 'Reste à payer', distribution: 'Reste à verser' },
    earliest:
      'Au moins dix jours ouvrés séparent l’annonce d’un appel de son échéance\u00a0: au plus tôt le {date:string}, selon le calendrier européen des paiements (T2).',
    tooSoon:
      'Cette échéance est plus proche que les dix jours ouvrés d’usage, qui mèneraient au {date:string}. Appelez-nous si ce délai ne vous suffit pas.',
    composition: {
      title: 'Composition',
      lede: 'Seules les sommes dans l’engagement changent ce que le fonds peut encore appeler (modèle ILPA, 2025).',
      caption: 'Composition du montant',
      nature: 'Nature',
      inside: 'Dans l’engagement',
      outside: 'Hors engagement',
      subtotal: { inside: 'Sous-total dans l’engagement', outside: 'Sous-total hors engagement' },
      total: 'Total',
      contradicts:
        'La composition ne donne pas le montant annoncé. Ne payez rien avant de nous avoir appelés au {telephone:string}.',
    },
    effect: {
      title: 'Effet sur votre engagement',
      commitment: 'Engagement',
      before: 'Reste appelable avant',
      after: 'Reste appelable après',
    },
    payment: {
      title: 'Payer cet appel',
      lede: 'Par virement depuis votre banque, avec la référence {reference:string}.',
      warning: 'Les coordonnées bancaires du fonds ne changent jamais par email',
      warningText:
        'Un message qui en annonce d’autres, même à notre nom, est une tentative de fraude. Comparez-les avec cette page et, au moindre doute, appelez-nous au {telephone:string}\u00a0: le numéro que vous connaissez, pas celui du message.',
      holder: 'Titulaire',
      bank: 'Banque',
      iban: 'IBAN',
      ibanEnds: 'se termine par {end:string}',
      bic: 'BIC',
      hidden:
        'Pour protéger vos paiements, l’IBAN complet s’affiche après vérification de votre identité, pendant un quart d’heure.',
      code: 'Code de l’application, ou code de secours',
      password: 'Votre mot de passe',
      reveal: 'Afficher l’IBAN',
      advice:
        'Activez la double authentification\u00a0: elle protège mieux ces coordonnées que le mot de passe seul.',
      enable: 'Activer la double authentification',
      unknown:
        'Votre identité ne peut pas être vérifiée pour le moment. Réessayez dans un instant, ou appelez-nous au {telephone:string}.',
      settled: 'Cet appel est payé\u00a0: vous n’avez plus rien à faire.',
    },
    receipt: {
      title: 'Versement',
      text: 'Cette somme est versée sur le compte que vous avez enregistré pour ce fonds. Vous n’avez rien à faire. Une question\u202f? Appelez-nous au {telephone:string}.',
    },
    acknowledgement: {
      title: 'Accusé de lecture',
      text: 'Confirmez que vous avez lu cet avis. Votre confirmation est datée et conservée\u202f; elle n’engage aucun paiement.',
      submit: 'J’ai lu cet avis',
      done: 'Vous avez confirmé la lecture de cet avis le {date:string} à {time:string}, heure de Paris.',
    },
  },
} satisfies BaseTranslation

export default fr_investor_notices
