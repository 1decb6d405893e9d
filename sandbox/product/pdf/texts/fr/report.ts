import type { AssetFamily, LifePhase } from '../../subject.ts'
import type { Texts } from '../texts.ts'
import { sentences, words } from './words.ts'

const SUMMARY: Record<LifePhase, string> = {
  raising:
    'Le semestre a été consacré à la collecte et à l’étude des premiers dossiers. L’équipe a préféré prendre le temps de comparer plutôt que d’employer vite les sommes reçues.',
  investing:
    'Le fonds a poursuivi la constitution de son portefeuille, au rythme prévu lors de son lancement. Les sommes qui restent à investir sont placées sur des supports monétaires prudents.',
  holding:
    'Le portefeuille est constitué. Le travail de l’équipe se concentre désormais sur le suivi des lignes et la préparation, pour les plus avancées, de leur cession.',
  selling:
    'Le fonds est dans sa période de cession. L’équipe arbitre entre la recherche du meilleur prix et le souci de rendre leur argent aux porteurs dans un délai raisonnable.',
  closed:
    'Le fonds achève sa liquidation. Les dernières sommes sont conservées le temps que s’éteignent les garanties données aux acquéreurs.',
}

const ACTIVITY: Record<AssetFamily, string[]> = {
  buyout: [
    'Les entreprises du portefeuille ont, dans leur ensemble, tenu leur budget. Celles qui dépendent de l’investissement industriel ont connu un tassement de leurs commandes au printemps, compensé par des hausses de prix négociées l’an passé ; les activités de services ont continué de progresser.',
    'Deux plans de recrutement ont été menés à leur terme, dont l’arrivée d’un directeur général dans une entreprise familiale en cours de transmission. L’équipe a siégé à tous les conseils et revu avec chaque dirigeant le calendrier de remboursement de la dette.',
  ],
  venture: [
    'Les jeunes entreprises ont donné la priorité à la maîtrise de leurs dépenses. La plupart disposent de plus de douze mois de trésorerie ; pour deux d’entre elles, un tour de financement interne a été organisé, auquel le fonds a pris part à hauteur de ses droits.',
    'Plusieurs étapes techniques ont été franchies : une première certification, la mise en service d’un atelier pilote, un contrat cadre avec un grand groupe. Une ligne dont le produit n’a pas trouvé son marché a été dépréciée.',
  ],
  debt: [
    'Les emprunteurs ont servi leurs échéances. Un dépassement de seuil a donné lieu à une discussion avec l’actionnaire, qui a apporté des fonds propres supplémentaires ; la marge du prêt a été revue en contrepartie.',
    'Les remboursements anticipés ont été moins nombreux que l’an passé. Les sommes reçues ont été prêtées de nouveau à des entreprises moins endettées, avec des clauses de protection complètes.',
  ],
  infrastructure: [
    'La disponibilité des installations est restée conforme aux contrats. Les ressources naturelles ont été légèrement inférieures à la moyenne de long terme, ce que la part de revenus à prix fixe a permis d’absorber.',
    'Un chantier d’extension a été livré dans le budget et avec trois semaines d’avance. Les discussions sur le renouvellement d’un contrat d’entretien ont abouti à des pénalités plus protectrices pour le fonds.',
  ],
  'real-estate': [
    'Le taux d’occupation est resté stable. Trois baux arrivés à échéance ont été renouvelés, dont un avec une surface réduite ; les locaux libérés sont en cours de travaux et leur commercialisation a commencé.',
    'Le programme de rénovation énergétique a porté sur l’isolation et le pilotage du chauffage. Les expertises de fin de semestre tiennent compte de taux de rendement plus élevés sur les bureaux périphériques.',
  ],
  'fund-of-funds': [
    'Les fonds sous-jacents ont appelé moins de capital qu’ils n’en ont rendu, pour la première fois depuis plusieurs semestres. Les distributions proviennent de cessions industrielles et d’une introduction en Bourse.',
    'Deux engagements ont été acquis sur le marché secondaire, dans des fonds que l’équipe suivait depuis leur création. La décote obtenue n’a pas été le critère premier : la qualité des actifs l’a été.',
  ],
}

const OUTLOOK: Record<LifePhase, string> = {
  raising:
    'L’équipe prévoit de procéder aux premières acquisitions dès que les études en cours auront abouti. Aucun calendrier ne saurait être garanti.',
  investing:
    'Plusieurs dossiers sont à l’étude. Le fonds garde des réserves pour accompagner les lignes existantes, qui auront la priorité sur de nouvelles acquisitions.',
  holding:
    'L’attention portera sur la trésorerie des lignes les plus jeunes et sur la préparation des cessions. Une première opération pourrait aboutir dans les prochains semestres, si les conditions sont réunies.',
  selling:
    'Des mandats de cession ont été confiés ou sont en préparation. Leur issue dépend des acheteurs et des financements disponibles ; le produit sera réparti entre les porteurs après déduction des réserves nécessaires.',
  closed:
    'Les opérations qui restent sont de nature administrative. Un décompte final sera adressé à chaque porteur à la clôture des comptes de liquidation.',
}

/** Passages of the half-yearly report. */
export const report: Texts['report'] = {
  summary: (subject) => {
    const w = words(subject)
    const points = subject.leadShare?.points.filter((point) => point.date <= subject.periodEnd) ?? []
    const [previous, last] = [points.at(-2), points.at(-1)]
    const currency = subject.leadShare?.share.currency ?? 'EUR'
    const price = (point: (typeof points)[number]) =>
      subject.formats.money({ amount: point.netAssetValue, currency }, 2)
    return {
      title: 'L’essentiel du semestre',
      body: [
        sentences(
          `Ce rapport rend compte de la gestion ${w.ofName} pendant le semestre clos le ${w.periodEnd}.`,
          SUMMARY[subject.phase],
        ),
        sentences(
          last && previous
            ? `La valeur liquidative de la part ${w.share} était de ${price(last)} au ${subject.formats.longDate(last.date)}, après ${price(previous)} au ${subject.formats.longDate(previous.date)}.`
            : 'L’historique du fonds est encore trop court pour comparer deux valeurs liquidatives.',
          w.distributed && `Les distributions cumulées atteignent ${w.distributed} par part.`,
        ),
        'Les comptes du semestre n’ont pas été audités ; ils ont fait l’objet des contrôles habituels du dépositaire et du délégataire comptable.',
      ],
    }
  },
  context: (subject) => ({
    title: 'Le contexte',
    body: [
      subject.pick(`context${subject.periodEnd}`, [
        'Le financement des entreprises est resté sélectif. Les banques prêtent, mais plus lentement et contre davantage d’informations ; les opérations de taille moyenne en souffrent moins que les plus grandes. Les vendeurs ont mis du temps à accepter des prix inférieurs à ceux des années d’abondance, et le nombre d’opérations s’en est ressenti.',
        'L’activité économique a ralenti sans se retourner. La baisse de l’inflation a redonné un peu d’air aux marges, tandis que le coût du crédit restait supérieur à celui de la décennie précédente. Dans ce paysage, les actifs de qualité ont continué de trouver preneur et les autres ont attendu.',
        'Les marchés privés ont vécu un semestre d’attente. Les acheteurs disposent de capitaux abondants, mais demandent plus de temps pour étudier et plus de garanties pour signer. Les délais de cession se sont allongés de plusieurs mois par rapport à la moyenne historique.',
      ]),
      `Dans la zone suivie par le fonds (${subject.fund.geography.label}), l’équipe a observé des écarts croissants entre acteurs d’un même secteur. Ceux qui ont investi tôt dans leur outil et leurs équipes gagnent des parts ; les autres peinent à répercuter leurs coûts. Ces écarts renforcent l’intérêt d’une sélection ligne à ligne.`,
    ],
  }),
  activity: (subject) => ({ title: 'La gestion du semestre', body: ACTIVITY[subject.family] }),
  outlook: (subject) => ({
    title: 'Perspectives',
    body: [
      OUTLOOK[subject.phase],
      'Ces indications traduisent l’opinion de l’équipe à la date du rapport. Elles ne constituent pas un engagement sur les résultats futurs du fonds.',
    ],
  }),
}
