import type { Labels } from '../texts.ts'
import { tables } from './table-labels.ts'

/** Short texts of French documents. */
export const labels: Labels = {
  kinds: {
    factsheet: 'Fiche du fonds',
    'half-yearly-report': 'Rapport semestriel',
    'investor-letter': 'Lettre aux porteurs',
    'press-release': 'Communiqué de presse',
    brochure: 'Brochure commerciale',
    'key-information': 'Document d’informations clés',
    'fund-rules': 'Règlement du fonds',
    prospectus: 'Note de souscription',
    'subscription-form': 'Bulletin de souscription',
    'tax-note': 'Note fiscale',
  },
  facts: {
    strategy: 'Stratégie',
    assetClass: 'Classe d’actifs',
    geography: 'Zone géographique',
    horizon: 'Horizon de placement',
    sector: 'Secteur',
    risk: 'Indice de risque (SRI)',
    legalForm: 'Forme juridique',
    eligibility: 'Éligibilité',
    taxation: 'Fiscalité',
    minimum: 'Investissement minimum',
    target: 'Valeur d’entreprise visée à l’entrée',
    size: 'Taille du fonds',
    launch: 'Date de lancement',
    sfdr: 'Classification SFDR',
  },
  notAvailable: 'non communiqué',
  contents: 'Sommaire',
  questionsTitle: 'Questions fréquentes',
  glossaryTitle: 'Lexique',
  taxCaution:
    'Le traitement fiscal dépend de la situation individuelle de chaque porteur et peut être modifié.',
  factsTitle: 'Caractéristiques',
  teamTitle: 'L’équipe',
  termsTitle: 'Conditions du fonds',
  notesTitle: 'Notes',
  marketingNotice:
    'Ceci est une communication publicitaire. Veuillez vous référer au règlement du fonds et au document d’informations clés avant toute décision finale d’investissement.',
  performanceWarning: 'Les performances passées ne préjugent pas des performances futures.',
  performanceWithheld: 'Performance non affichée avant 12 mois',
  noValueYet: 'Aucune valeur liquidative n’était encore établie à la date de ce document.',
  publishedOn: (date) => `Publié le ${date}`,
  article: (number) => `Article ${number}`,
  pageOf: (number, count) => `${number} / ${count}`,
  riskClass: (value) => `Indicateur de risque : ${value} sur 7`,
  riskLow: 'Risque plus faible',
  riskHigh: 'Risque plus élevé',
  horizon: (years) => (years === 1 ? '1 an' : `${years} ans`),
  sfdr: (article) => `Article ${article}`,
  periodicity: { month: 'Mensuelle', quarter: 'Trimestrielle', semester: 'Semestrielle', year: 'Annuelle' },
  range: (minimum, maximum) =>
    minimum && maximum
      ? `de ${minimum} à ${maximum}`
      : minimum
        ? `à partir de ${minimum}`
        : `jusqu’à ${maximum}`,
  tables,
  chart: { netAssetValue: 'Valeur liquidative', total: 'Valeur totale' },
  chartAlternative: ({ share, from, to, first, last, total, distributions }) =>
    `Courbe de la part ${share} du ${from} au ${to}, pour 100 versés : la valeur liquidative passe de ${first} à ${last}, la valeur totale, distributions comprises, s’établit à ${total}. ${
      distributions === 0
        ? 'Aucune distribution.'
        : distributions === 1
          ? 'Une distribution est marquée sur l’axe.'
          : `${distributions} distributions sont marquées sur l’axe.`
    } Les mêmes valeurs figurent dans le tableau des valeurs liquidatives.`,
  chartSource: (manager, date, hasDistributions) =>
    `Base 100 du capital appelé. ${hasDistributions ? 'Valeur totale : valeur liquidative augmentée des distributions, rapportée au capital versé. Triangles : distributions. ' : ''}Source : ${manager}, au ${date}. Les points sont les valeurs liquidatives établies ; ils sont joints par des droites.`,
  blockingTitle: 'Votre argent est bloqué',
  blocking: (years, until) =>
    `L’argent que vous placez dans ce fonds est bloqué pendant ${years} ans, jusqu’au ${until}, sauf cas de déblocage anticipé prévus par le règlement. Le fonds est principalement investi dans des entreprises non cotées, qui présentent des risques particuliers. L’agrément du fonds ne signifie pas que vous bénéficierez automatiquement des avantages fiscaux présentés : cela dépend notamment du respect de certaines règles d’investissement, de la durée pendant laquelle vous le détenez et de votre situation individuelle.`,
  signatory: { name: 'Hélène Marchadier', position: 'Présidente' },
  legalLine: (manager) =>
    `${manager.name}, ${manager.legalForm} – ${manager.registration} – ${manager.approval} – ${manager.address}`,
}
