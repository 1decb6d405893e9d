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
    listed: { title: 'La liste est enregistrée.', text: 'Les invitations partent l’une après l’autre.' },
  },
  list: {
    title: 'Par liste',
    lede: 'Jusqu’à 500 adresses à la fois, collées ou dans un fichier CSV\u00a0: une par ligne, en @{domain:string}.',
    text: 'Adresses',
    textHint: 'Une par ligne\u202f; «\u00a0Prénom Nom <adresse>\u00a0» convient aussi.',
    textWhen: '(si aucun fichier n’est joint)',
    fileWhen: '(si la liste est vide)',
    file: 'Ou un fichier CSV',
    fileHint: '200 Ko au plus. S’il est joint, c’est lui qui est lu.',
    submit: 'Envoyer les invitations',
    report: 'Dernière liste',
    progress: '{done:string} sur {total:string} lignes traitées',
    counts:
      'Envoyées\u00a0: {sent:string}. Écartées\u00a0: {refused:string}. En attente\u00a0: {waiting:string}.',
    refresh: 'Actualiser',
    line: 'Ligne',
    address: 'Adresse',
    result: 'Résultat',
    onlyRefused: 'Lignes écartées',
    allLines: 'Toutes les lignes',
    states: { waiting: 'En attente', sent: 'Envoyée', refused: 'Écartée' },
    faults: {
      not_address: 'Ce n’est pas une adresse email.',
      too_long: 'Cette adresse est trop longue.',
      phone: 'C’est un numéro de téléphone\u00a0: invitez par SMS.',
      other_domain: 'Cette adresse n’est pas du domaine de l’équipe.',
      repeated: 'Cette adresse figure déjà plus haut.',
      has_account: 'Cette personne a déjà un compte.',
      too_often: 'Cette personne a déjà été invitée plusieurs fois aujourd’hui.',
      not_sent: 'L’email n’a pas pu être envoyé\u00a0: réessayez.',
      right_withdrawn: 'Vous n’administrez plus cette équipe.',
    },
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
