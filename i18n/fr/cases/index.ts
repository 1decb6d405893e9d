import type { BaseTranslation } from '../../i18n-types.ts'

/** Subscriptions of clients as cases (P-500). */
const fr_cases = {
  title: 'Dossiers de souscription',
  lede: 'Les dossiers que votre équipe prépare et suit pour ses clients. Chaque saisie est enregistrée aussitôt.',
  open: 'Ouvrir un dossier',
  openText: 'Plusieurs brouillons, pièces, signature électronique et suivi',
  count: '{text:string} {{count:dossier|dossiers}}',
  caption: 'Dossiers de souscription',
  groups: { label: 'Dossiers', all: 'Tous', drafts: 'Brouillons', open: 'En cours', ended: 'Terminés' },
  table: {
    client: 'Client',
    fund: 'Fonds',
    amount: 'Montant',
    advisor: 'Ouvert par',
    changed: 'Modifié le',
    state: 'État',
  },
  unnamed: 'Client à renseigner',
  noFund: 'Fonds à choisir',
  none: {
    title: 'Aucun dossier',
    text: 'Les dossiers de votre équipe, et leur avancement, apparaîtront ici.',
  },
  states: {
    draft: 'Brouillon',
    sent: 'Envoyé',
    incomplete: 'À compléter',
    in_review: 'En cours d’étude',
    accepted: 'Accepté',
    refused: 'Refusé',
    withdrawn: 'Retiré',
  },
  news: {
    sent: {
      title: 'Le dossier est envoyé',
      text: 'Nos équipes l’étudient. Vous serez prévenu par email de chaque étape.',
    },
    withdrawn: { title: 'Le dossier est retiré', text: 'Il ne sera pas étudié. Il reste lisible ici.' },
    late: {
      title: 'Le dossier a été modifié entre-temps',
      text: 'Une autre personne, ou un autre onglet, l’a modifié après que vous l’avez lu. Rien n’a été fait\u00a0: voici son état présent.',
    },
    moved: {
      title: 'Le dossier n’en est plus là',
      text: 'Cette action n’est plus possible dans son état présent. Rien n’a été fait.',
    },
  },
  detail: {
    title: 'Dossier {reference:string}',
    back: 'Tous les dossiers',
    saved: 'Votre saisie est enregistrée au fur et à mesure et partagée avec votre équipe.',
    asked: 'Ce que nos équipes demandent',
    closes: 'La souscription au fonds ferme le {date:string}.',
    closed: 'La souscription au fonds est fermée depuis le {date:string}.',
    history: 'Suivi du dossier',
    byStaff: 'nos équipes',
    byTeam: 'votre équipe',
    summary: 'Le dossier',
    readOnly: 'Vous pouvez lire les dossiers de votre équipe\u202f; les conseils habilités les rédigent.',
    openedBy: 'Ouvert par',
    openedOn: 'Ouvert le',
    sentOn: 'Envoyé le',
  },
  steps: { label: 'Étapes du dossier', details: 'Client et placement', review: 'Relecture' },
  next: 'Enregistrer et continuer',
  fees: {
    title: 'Coût de la souscription',
    amount: 'Montant souscrit',
    fee: 'Droits d’entrée, {percent:string} au plus',
    total: 'Total à régler, au plus',
    minimum: 'Minimum de la part\u00a0: {amount:string}.',
    none: 'Droits d’entrée non communiqués',
    waiting: 'Choisissez une part et indiquez un montant pour connaître le coût de la souscription.',
    below: 'Ce montant est inférieur au minimum de la part.',
  },
  review: {
    title: 'Relire le dossier',
    lede: 'Rien n’est encore envoyé. Relisez le dossier avant de le transmettre à nos équipes.',
    send: 'Envoyer le dossier',
    missing: 'Le dossier n’est pas complet\u00a0: terminez d’abord l’étape «\u00a0Client et placement\u00a0».',
    toDetails: 'Compléter le dossier',
  },
  withdraw: {
    title: 'Retirer le dossier',
    lede: 'Un dossier retiré ne peut pas être rouvert. Vous pourrez en ouvrir un autre.',
    reason: 'Motif du retrait',
    submit: 'Retirer le dossier',
  },
  offer: {
    title: 'Préparer un dossier complet',
    text: 'Ouvrez un dossier pour préparer plusieurs souscriptions à la fois, joindre les pièces et faire signer votre client en ligne.',
    action: 'Voir les dossiers',
  },
} satisfies BaseTranslation

export default fr_cases
