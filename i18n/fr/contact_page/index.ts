import type { BaseTranslation } from '../../i18n-types.ts'

/** The contact page (exact texts: P-235). */
const fr_contact_page = {
  title: 'Nous contacter',
  description:
    'Écrivez à Orvanne Gestion : chaque sujet arrive directement à l’équipe qui peut y répondre. Téléphone, adresses et réclamations.',
  lede: 'Chaque sujet arrive directement à l’équipe qui peut y répondre. Nous répondons sous deux jours ouvrés.',
  formTitle: 'Votre message',
  fields: {
    lastname: 'Nom',
    firstname: 'Prénom',
    email: 'Adresse email',
    phone: 'Téléphone',
    subject: 'Objet',
    message: 'Message',
    consent: 'Consentement',
  },
  hints: {
    message: 'N’indiquez ni mot de passe, ni numéro de carte bancaire.',
  },
  consent:
    'J’accepte que les informations saisies soient utilisées pour répondre à ma demande. Elles ne servent à rien d’autre.',
  aboutFund: 'Question sur le fonds {name:string}\u00a0:',
  send: 'Envoyer le message',
  subjects: {
    fiscal_certificate: 'Attestation fiscale',
    bank_details: 'Ajout ou changement de coordonnées bancaires',
    address_change: 'Changement d’adresse',
    investor_access: 'Accès aux informations investisseur',
    reporting_access: 'Accès aux reportings',
    share_buyback: 'Rachat de parts en cas de force majeure',
    fund_information: 'Informations sur un fonds',
    succession: 'Dossier de succession',
    subscription_processing: 'Traitement d’une souscription',
    pending_distribution: 'Distribution en attente',
    other: 'Autre demande',
  },
  confirm: {
    title: 'Confirmez votre message',
    text: 'Vous avez écrit ce message avec l’adresse à laquelle vous avez reçu notre email\u202f? Appuyez sur le bouton\u00a0: l’équipe concernée le recevra.',
    submit: 'Envoyer mon message',
  },
  states: {
    sent: 'Votre message a bien été envoyé\u202f!',
    held: 'Encore une étape : ouvrez le lien que nous venons de vous envoyer',
    expired: 'Ce lien n’est plus valable.',
    unavailable: 'Votre envoi n’a pas pu être confirmé pour l’instant.',
  },
  advice: {
    sent: 'Un email vous le confirme. L’équipe concernée vous répondra sous deux jours ouvrés.',
    held: 'Un email est parti à l’adresse indiquée. Votre message sera transmis dès que vous aurez ouvert le lien qu’il contient et confirmé, dans les 48\u00a0heures.',
    expired:
      'Les liens de confirmation sont valables 48\u00a0heures. Envoyez de nouveau votre message ci-dessous.',
    unavailable: 'Ouvrez de nouveau le lien de l’email dans quelques minutes : il reste valable.',
  },
  another: 'Envoyer un autre message',
  ways: {
    title: 'Autres moyens de nous joindre',
    phone: 'Par téléphone',
    phoneHours: 'Du lundi au vendredi, de 9 h à 18 h (heure de Paris). Appel non surtaxé.',
    investors: 'Investisseurs',
    partners: 'Partenaires et conseillers',
    press: 'Presse',
    complaints: 'Réclamations',
    complaintsText: 'Accusé de réception sous dix jours ouvrables, réponse sous deux mois.',
    post: 'Par courrier',
    privacyOfficer: 'Déléguée à la protection des données',
    warningTitle: 'Attention aux usurpations',
    warning:
      'Nous ne demandons jamais de mot de passe ni de virement par email ou par téléphone. En cas de doute, appelez le numéro ci-dessus.',
  },
} satisfies BaseTranslation

export default fr_contact_page
