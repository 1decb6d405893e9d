import type { Structured } from '../texts.ts'

/** Rows of tables and lines of forms. */
export const structured: Structured = {
  scenarios: [
    { name: 'Tensions', hypothesis: '0,35 fois la somme versée', multiple: '0.35' },
    { name: 'Défavorable', hypothesis: '0,75 fois la somme versée', multiple: '0.75' },
    { name: 'Intermédiaire', hypothesis: '1,00 fois la somme versée', multiple: '1.00' },
    { name: 'Favorable', hypothesis: '1,20 fois la somme versée', multiple: '1.20' },
  ],
  costs: [
    ['Droits d’entrée', 'À la souscription', 'Bulletin de souscription'],
    ['Frais de gestion et de fonctionnement', 'Chaque année', 'Règlement, article des frais'],
    ['Frais de constitution', 'Une fois, à l’origine', 'Règlement, article des frais'],
    ['Frais liés aux acquisitions et aux cessions', 'À chaque opération', 'Rapport annuel'],
    ['Frais des fonds et structures intermédiaires', 'Chaque année, le cas échéant', 'Rapport annuel'],
    [
      'Part de plus-value de l’équipe de gestion',
      'Après remboursement des porteurs',
      'Règlement, parts de l’équipe',
    ],
  ],
  taxEvents: [
    ['Souscription', 'Attestation de souscription', 'Déclaration de l’année du versement'],
    ['Distribution de revenus', 'Document fiscal annuel', 'Déclaration de l’année suivante'],
    ['Remboursement d’apport', 'Avis d’opération', 'À conserver ; réduit le prix d’acquisition'],
    ['Cession de parts', 'Acte de cession', 'Déclaration de l’année suivante'],
    ['Succession ou donation', 'Attestation de valeur', 'Déclaration de succession ou de don'],
    ['Clôture de la liquidation', 'Décompte final', 'Déclaration de l’année suivante'],
  ],
  positionRoles: [
    'Ligne principale',
    'Ligne de diversification',
    'Ligne minoritaire',
    'Ligne en co-investissement',
  ],
  projectNames: [
    'Aubier',
    'Basalte',
    'Cadran',
    'Damier',
    'Écluse',
    'Fanal',
    'Garance',
    'Hublot',
    'Îlot',
    'Jonque',
    'Lisière',
    'Margelle',
    'Noria',
    'Obier',
  ],
  investorFields: [
    [
      { label: 'Civilité, nom', share: 3 },
      { label: 'Prénoms', share: 2 },
    ],
    [
      { label: 'Date de naissance (JJ/MM/AAAA)', share: 1 },
      { label: 'Ville et pays de naissance', share: 1 },
    ],
    [{ label: 'Adresse', share: 1 }],
    [
      { label: 'Code postal', share: 1 },
      { label: 'Ville', share: 2 },
      { label: 'Pays', share: 1 },
    ],
    [
      { label: 'Téléphone', share: 1 },
      { label: 'Courriel', share: 2 },
    ],
    [
      { label: 'Résidence fiscale', share: 1 },
      { label: 'Numéro d’identification fiscale', share: 1 },
    ],
    [
      { label: 'Pour une personne morale : dénomination', share: 2 },
      { label: 'SIREN ou SIRET', share: 1 },
    ],
    [
      { label: 'Représentant légal : nom et prénoms', share: 2 },
      { label: 'Qualité', share: 1 },
    ],
  ],
  commitmentFields: [
    [
      { label: 'Catégorie de parts', share: 1 },
      { label: 'Nombre de parts', share: 1 },
    ],
    [
      { label: 'Montant en chiffres', share: 1 },
      { label: 'Devise', share: 1 },
    ],
    [{ label: 'Montant en toutes lettres', share: 1 }],
    [
      { label: 'Droits d’entrée', share: 1 },
      { label: 'Total à verser', share: 1 },
    ],
    [
      { label: 'IBAN du souscripteur', share: 2 },
      { label: 'BIC', share: 1 },
    ],
  ],
  commitmentBoxes: {
    label: 'Mode de versement',
    options: ['Virement depuis un compte ouvert au nom du souscripteur', 'Prélèvement selon le mandat joint'],
  },
  originBoxes: {
    label: 'Les sommes proviennent principalement :',
    options: [
      'de revenus ou d’une épargne constituée',
      'de la cession d’un bien ou d’une entreprise',
      'd’une succession ou d’une donation',
      'd’une autre source, à préciser ci-dessous',
    ],
  },
  originFields: [
    [{ label: 'Précisions', share: 1 }],
    [
      { label: 'Profession ou activité', share: 1 },
      { label: 'Patrimoine estimé', share: 1 },
    ],
  ],
  declarationBoxes: {
    label: '',
    options: [
      'J’ai reçu et lu le document d’informations clés et le règlement du fonds.',
      'J’ai compris que le capital n’est pas garanti et que je peux perdre tout ou partie de la somme placée.',
      'J’ai compris que les sommes sont immobilisées pendant une longue période et que les parts ne sont pas cotées.',
      'Je certifie l’exactitude des informations données et m’engage à signaler tout changement.',
      'Je ne suis pas une personne des États-Unis au sens de la réglementation américaine.',
      'Les sommes versées ne proviennent d’aucune activité illicite.',
    ],
  },
  signatureFields: [
    [
      { label: 'Fait à', share: 1 },
      { label: 'Le', share: 1 },
    ],
    [{ label: 'Signature du souscripteur, précédée de « lu et approuvé »', share: 1 }],
    [{ label: 'Conseiller ou établissement : nom, cachet et signature', share: 1 }],
  ],
}
