import type { BaseTranslation } from '../../i18n-types.ts'

/** Texts of the subscription guide, and of an advisor's subscription for a client (P-039). */
const fr_subscribe = {
  title: 'Souscrire à nos fonds',
  description:
    'Nos fonds se souscrivent par l’intermédiaire d’un conseil, d’une banque ou d’un assureur partenaire\u00a0: les étapes, les documents et les risques.',
  lede: 'Nos fonds ne se souscrivent pas en ligne\u00a0: un professionnel vérifie avec vous que le placement vous convient, puis nous transmet votre demande.',
  steps: {
    title: 'En quatre étapes',
    choose: {
      title: 'Choisir un fonds',
      text: 'Comparez les fonds ouverts à la souscription\u00a0: stratégie, horizon, indicateur de risque, minimum.',
    },
    read: {
      title: 'Lire ses documents',
      text: 'Le document d’informations clés et le règlement disent où le fonds investit, ce qu’il coûte et combien de temps l’argent est bloqué.',
    },
    meet: {
      title: 'Rencontrer un professionnel',
      text: 'Votre conseil, votre banque ou votre assureur vérifie votre identité et l’adéquation du placement à votre situation.',
    },
    sign: {
      title: 'Signer et régler',
      text: 'Il nous transmet votre demande. La souscription prend effet à son acceptation et au règlement des fonds.',
    },
  },
  risk: {
    title: 'Avant d’investir',
    text: 'Investir dans des fonds non cotés présente un risque de perte en capital, et l’argent placé est bloqué pendant la durée prévue par le règlement. Les performances passées ne préjugent pas des performances futures.',
  },
  openFunds: 'Voir les fonds ouverts',
  contact: 'Nous contacter',
  advisor: {
    title: 'Vous êtes conseil ou family office\u202f?',
    text: 'Connectez-vous pour souscrire pour le compte d’un client et suivre vos demandes.',
    signIn: 'Se connecter',
    withoutRight: 'Votre compte n’est pas habilité à souscrire pour un client. Écrivez-nous pour l’être.',
  },
  desk: {
    title: 'Souscrire pour un client',
    lede: 'Votre saisie est conservée 24\u00a0heures sur nos serveurs, et effacée à l’envoi.',
    step: 'Étape {step:number} sur 2',
    requests: 'Mes demandes',
    cases: {
      text: 'Plusieurs clients à la fois, des pièces à joindre, une signature à recueillir\u00a0: ouvrez un dossier.',
      action: 'Voir les dossiers',
    },
    investment: 'L’investissement',
    client: 'Le souscripteur',
    company: 'La société',
    forCompany: '(pour une société)',
    companyLede: 'À remplir lorsque le souscripteur est une personne morale.',
    representative: 'Identité',
    representativeLede: 'Du souscripteur, ou du représentant légal de la société.',
    contactDetails: 'Coordonnées',
    declarations: 'Vos déclarations',
    review: 'Vérifier la demande',
    noOffer: {
      title: 'Aucun fonds n’est ouvert à la souscription',
      text: 'Aucun des fonds sous convention avec votre équipe n’est ouvert en ce moment.',
    },
    offer: '{fund:string}, {share:string} (à partir de {minimum:string})',
    offerWithout: '{fund:string}, {share:string}',
    hints: {
      share: 'Les parts des fonds ouverts, sous convention avec votre équipe.',
      amount: 'Dans la devise de la part, droits d’entrée non compris.',
      birthDate: 'JJ/MM/AAAA',
      companyNumber:
        'SIREN\u00a0: neuf chiffres\u202f; SIRET\u00a0: quatorze\u202f; ailleurs, le numéro du registre.',
      phone: 'Avec l’indicatif du pays s’il n’est pas français.',
    },
  },
  companyNumberTypes: { siren: 'SIREN', siret: 'SIRET', rca: 'RCA', foreign: 'Registre étranger' },
  fields: {
    share: 'Part',
    amount: 'Montant',
    person: 'Souscripteur',
    companyName: 'Raison sociale',
    companyNumberType: 'Type de numéro',
    companyNumber: 'Numéro d’identification',
    civility: 'Civilité',
    firstname: 'Prénom',
    lastname: 'Nom',
    birthDate: 'Date de naissance',
    birthCity: 'Ville de naissance',
    email: 'Adresse email',
    phone: 'Téléphone',
    address: 'Adresse',
    postalCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    identity: 'Identité vérifiée',
    documents: 'Documents remis',
    suitability: 'Adéquation',
  },
  persons: { natural: 'Personne physique', legal: 'Personne morale' },
  civilities: { mrs: 'Mme', mr: 'M.' },
  declarations: {
    identity:
      'J’ai vérifié l’identité du souscripteur sur pièces, et je certifie l’exactitude des informations transmises.',
    documents:
      'J’ai remis au souscripteur, en temps utile, le document d’informations clés et le règlement du fonds.',
    suitability:
      'L’investissement correspond à la situation, aux connaissances et aux objectifs du souscripteur, que j’ai recueillis.',
  },
  review: {
    title: 'Vérifiez la demande',
    lede: 'Rien n’est encore envoyé. Relisez, puis transmettez la demande à nos services.',
    fund: 'Fonds',
    name: 'Nom',
    birth: 'Naissance',
    birthText: '{date:string}, {city:string}',
    representative: 'Représentant légal',
    declared: 'Vous déclarez',
    send: 'Transmettre la demande',
    change: 'Modifier',
    changed: {
      title: 'La demande a été modifiée entre-temps',
      text: 'Elle a changé dans un autre onglet ou sur un autre appareil, et n’a pas été envoyée. Relisez-la.',
    },
    nothing: {
      title: 'Il n’y a rien à vérifier',
      text: 'La saisie n’est pas complète, ou elle a été effacée après 24\u00a0heures.',
      action: 'Remplir la demande',
    },
  },
} satisfies BaseTranslation

export default fr_subscribe
