import type { BaseTranslation } from '../../i18n-types.ts'

/** Invitations of colleagues (P-183). */
const fr_invitations = {
  title: 'Inviter des membres',
  lede: 'Vos collègues reçoivent un lien qui ouvre un formulaire déjà rempli. Il est personnel et valable sept jours.',
  byEmail: {
    title: 'Par email',
    label: 'Adresse email professionnelle',
    hint: 'Une adresse en @{domain:string}, et aucune autre.',
    submit: 'Envoyer l’invitation',
  },
  bySms: {
    title: 'Par SMS',
    label: 'Numéro de mobile',
    hint: 'Le message nomme {partner:string} et contient le lien.',
    submit: 'Envoyer le SMS',
  },
  sms: {
    message:
      '{partner:string} vous invite à rejoindre son équipe sur le portail Orvanne Gestion\u00a0: {link:string}',
  },
  left: '{text:string} {{count:invitation possible|invitations possibles}} aujourd’hui.',
  states: {
    mailed: { title: 'Le lien a bien été envoyé.', text: 'Votre collègue le trouvera dans sa messagerie.' },
    texted: { title: 'Le lien a bien été envoyé.', text: 'Votre collègue le recevra par SMS.' },
    resent: {
      title: 'Le lien a bien été envoyé.',
      text: 'C’est un nouveau lien, valable sept jours. Le précédent ne fonctionne plus.',
    },
    revoked: { title: 'L’invitation est annulée.', text: 'Son lien ne fonctionne plus.' },
  },
  open: {
    title: 'Invitations en attente',
    caption: 'Invitations envoyées que personne n’a encore suivies',
    none: 'Aucune invitation n’attend de réponse.',
    recipient: 'Destinataire',
    by: 'Envoyée par',
    sentOn: 'Envoyée le',
    expiresOn: 'Expire le',
    state: 'État',
    actions: 'Actions',
    pending: 'En attente',
    expired: 'Expirée',
    resend: 'Renvoyer',
    resendTo: 'Renvoyer l’invitation à {recipient:string}',
    revoke: 'Annuler',
    revokeOf: 'Annuler l’invitation à {recipient:string}',
  },
} satisfies BaseTranslation

export default fr_invitations
