import type { LocalizedText } from '../../database/schema/columns.ts'
import type { GeographyCode, SectorCode } from '../../product/vocabulary.ts'
import type { FundStatus } from '../fund-plan.ts'
import { bilingual } from '../typography.ts'

/** The team's expertise in the sector. */
export const sectorParagraphs: Readonly<Record<SectorCode, LocalizedText>> = {
  'multi-sector': bilingual(
    "Le fonds ne se limite pas à un métier : aucun secteur ne dépasse un quart du portefeuille. Il écarte l'immobilier de promotion, l'armement et les activités dont le revenu dépend d'une seule décision publique.",
    'The fund is not limited to one trade: no sector exceeds a quarter of the portfolio. It stays away from property development, weapons and businesses whose income depends on a single public decision.',
  ),
  health: bilingual(
    "Dans la santé, l'équipe s'intéresse aux dispositifs médicaux, aux services aux établissements et à la sous-traitance pharmaceutique. Elle évite les molécules au stade clinique, dont l'issue est binaire.",
    'In healthcare the team looks at medical devices, services to hospitals and pharmaceutical subcontracting. It avoids drugs in clinical trials, whose outcome is all or nothing.',
  ),
  software: bilingual(
    "Dans le numérique, le fonds recherche des revenus récurrents, un taux de départ des clients inférieur à 8 % par an et des produits indispensables à ceux qui s'en servent. Un comité technique externe relit le code et l'architecture avant chaque investissement.",
    'In digital businesses the fund looks for recurring revenues, customer churn below 8% a year and products that their users could not do without. An external technical panel reviews code and architecture before each investment.',
  ),
  industry: bilingual(
    "Dans l'industrie, l'équipe visite les ateliers avant d'ouvrir les comptes. Elle retient des savoir-faire rares, des machines entretenues et des carnets de commandes répartis entre plusieurs donneurs d'ordre.",
    'In industry the team visits workshops before it opens the accounts. It keeps rare skills, well-maintained machines and order books spread over several customers.',
  ),
  'business-services': bilingual(
    'Dans les services aux entreprises, la valeur tient aux équipes : le fonds examine la rotation du personnel, la formation et la durée des contrats avant la croissance affichée.',
    'In business services, value lies in people: the fund examines staff turnover, training and contract length before the growth that is displayed.',
  ),
  'food-and-agriculture': bilingual(
    "Dans l'agroalimentaire, le fonds accompagne des marques régionales, des transformateurs et des filières sous contrat. La traçabilité des matières premières et la juste rémunération des producteurs font partie de l'analyse.",
    'In food and agriculture the fund supports regional brands, processors and contract-based supply chains. The traceability of raw materials and fair payment of farmers are part of the analysis.',
  ),
  energy: bilingual(
    "Dans l'énergie, le fonds retient des technologies éprouvées : solaire, éolien terrestre, réseaux de chaleur, efficacité des bâtiments. Le prix de l'électricité est le premier facteur d'incertitude ; il est testé à la baisse avant chaque décision.",
    'In energy the fund keeps to proven technologies: solar, onshore wind, heat networks, building efficiency. The price of electricity is the first source of uncertainty; it is tested downwards before each decision.',
  ),
  'transport-and-logistics': bilingual(
    "Dans le transport et la logistique, l'équipe suit de près l'usage réel : trafics, taux d'occupation, temps de rotation. Elle préfère les sites proches des villes, rares et durables, aux grandes plateformes interchangeables.",
    'In transport and logistics the team follows actual use: traffic, occupancy, turnaround times. It prefers sites near cities, scarce and lasting, to large interchangeable platforms.',
  ),
  hospitality: bilingual(
    "Dans l'hôtellerie et les loisirs, la saison fait le résultat. Le fonds vise des adresses ouvertes dix mois par an, une clientèle locale autant qu'étrangère, et garde une réserve pour les années creuses.",
    'In hospitality and leisure the season makes the result. The fund aims at addresses open ten months a year, with local as much as foreign guests, and keeps a reserve for lean years.',
  ),
  housing: bilingual(
    "Dans le logement géré, la demande est portée par le vieillissement, les études et la mobilité professionnelle. Le fonds s'attache à la qualité d'usage : taille des chambres, services, coût total pour le résident.",
    'In managed housing, demand is carried by ageing, studies and professional mobility. The fund cares about quality of use: room size, services, total cost to the resident.',
  ),
}

/** Variants where a sector means something else: networks are not software, buildings are not companies. */
export const specialSectorParagraphs: Readonly<Record<string, LocalizedText>> = {
  'infrastructure/software': bilingual(
    "Le fonds détient des réseaux de fibre, des points hauts et des centres de données de taille moyenne, loués à plusieurs opérateurs. Il écarte les technologies dont l'usage n'est pas encore établi.",
    'The fund owns fibre networks, masts and mid-sized data centres, let to several operators. It stays away from technologies whose use is not yet established.',
  ),
  'real-estate/multi-sector': bilingual(
    "Bureaux, logements, commerces de pied d'immeuble : aucun usage ne dépasse la moitié du portefeuille, et chaque immeuble est choisi de telle sorte qu'il puisse en changer.",
    'Offices, homes, street-level shops: no use exceeds half of the portfolio, and each building is chosen so that its use can change.',
  ),
  'infrastructure/energy': bilingual(
    "Dans l'énergie, le fonds retient des technologies éprouvées : solaire, éolien terrestre, réseaux de chaleur, stockage adossé à un contrat. Le prix de l'électricité est le premier facteur d'incertitude ; il est testé à la baisse avant chaque décision.",
    'In energy the fund keeps to proven technologies: solar, onshore wind, heat networks, storage backed by a contract. The price of electricity is the first source of uncertainty; it is tested downwards before each decision.',
  ),
}

/** Opportunities and requirements of the geography. */
export const geographyParagraphs: Readonly<Record<GeographyCode, LocalizedText>> = {
  france: bilingual(
    "Les investissements sont situés en France, où l'équipe dispose de bureaux à Paris, Lyon et Nantes. Une participation étrangère reste possible dans la limite de 10 % de l'actif.",
    'Investments are located in France, where the team has offices in Paris, Lyon and Nantes. A foreign holding remains possible up to 10% of assets.',
  ),
  'french-regions': bilingual(
    "La zone d'investissement couvre quatre régions limitrophes, inscrites au règlement. Un chargé d'affaires réside dans chacune d'elles.",
    'The investment area covers four neighbouring regions, named in the fund rules. An investment manager lives in each of them.',
  ),
  'western-europe': bilingual(
    'Le fonds investit en France, au Benelux, en Allemagne et en Suisse. Plus de 80 % des engagements sont libellés en euros ; les autres sont couverts contre le risque de change.',
    'The fund invests in France, the Benelux countries, Germany and Switzerland. More than 80% of commitments are in euros; the others are hedged against currency risk.',
  ),
  'northern-europe': bilingual(
    'Le fonds investit au Danemark, en Suède, en Finlande et dans les pays baltes, avec un correspondant à Copenhague. Une partie des actifs est libellée en couronnes : la valeur des parts varie aussi avec ces monnaies.',
    'The fund invests in Denmark, Sweden, Finland and the Baltic states, with a correspondent in Copenhagen. Part of the assets is in Nordic currencies: the value of the shares also moves with them.',
  ),
  'southern-europe': bilingual(
    "Le fonds investit en Espagne, au Portugal et en Italie. Il s'appuie sur des partenaires locaux pour les autorisations, les travaux et le suivi des exploitants.",
    'The fund invests in Spain, Portugal and Italy. It relies on local partners for permits, works and the monitoring of operators.',
  ),
  'north-america': bilingual(
    'Le fonds investit aux États-Unis et au Canada. Les sociétés sont évaluées en dollars : une baisse du dollar réduit la valeur en euros, et inversement. Des parts en dollars sont proposées à ceux qui le souhaitent.',
    'The fund invests in the United States and Canada. Companies are valued in dollars: a fall of the dollar reduces the value in euros, and conversely. Dollar shares are offered to those who wish.',
  ),
  global: bilingual(
    "Le fonds investit dans le monde entier, avec environ 55 % en Europe, 35 % en Amérique du Nord et le solde en Asie. Les monnaies autres que l'euro ne sont pas couvertes.",
    'The fund invests worldwide, with about 55% in Europe, 35% in North America and the balance in Asia. Currencies other than the euro are not hedged.',
  ),
}

/** Meaning of the SFDR regime for this product; a statement of fact, not a rank. */
export const sustainabilityParagraphs: Readonly<Record<6 | 8 | 9, LocalizedText>> = {
  6: bilingual(
    "Le fonds relève de l'article 6 du règlement (UE) 2019/2088. Les risques de durabilité sont examinés avant chaque investissement, sans que le fonds promeuve de caractéristiques environnementales ou sociales.",
    'The fund falls under Article 6 of Regulation (EU) 2019/2088. Sustainability risks are examined before each investment, without the fund promoting environmental or social characteristics.',
  ),
  8: bilingual(
    "Le fonds relève de l'article 8 du règlement (UE) 2019/2088 : il promeut des caractéristiques environnementales et sociales, sans objectif d'investissement durable. Chaque participation publie chaque année ses émissions, ses accidents du travail et la part de femmes parmi ses cadres.",
    'The fund falls under Article 8 of Regulation (EU) 2019/2088: it promotes environmental and social characteristics, without a sustainable investment objective. Each holding reports every year its emissions, its workplace accidents and the share of women among its managers.',
  ),
  9: bilingual(
    "Le fonds relève de l'article 9 du règlement (UE) 2019/2088 : il poursuit un objectif d'investissement durable, la réduction des émissions de gaz à effet de serre. Les tonnes évitées sont calculées par un cabinet indépendant et publiées avec le rapport annuel.",
    'The fund falls under Article 9 of Regulation (EU) 2019/2088: it pursues a sustainable investment objective, the reduction of greenhouse gas emissions. The tonnes avoided are calculated by an independent firm and published with the annual report.',
  ),
}

/** The fund's stage. After dissolution no text mentions redemption. */
export const stageParagraphs: Readonly<Record<FundStatus | 'evergreen', LocalizedText>> = {
  evergreen: bilingual(
    "Le fonds n'a pas de terme fixé : il accueille de nouveaux souscripteurs et réinvestit le produit de ses cessions. Une poche de liquidités, de 15 à 25 % de l'actif, sert les demandes de rachat dans les limites prévues au règlement.",
    'The fund has no set end: it welcomes new subscribers and reinvests the proceeds of its sales. A cash pocket of 15% to 25% of assets serves redemption requests within the limits set by the rules.',
  ),
  open: bilingual(
    "La période de souscription est en cours. Les premiers investissements sont à l'étude ou réalisés ; les frais de constitution pèsent d'ordinaire sur la valeur des parts pendant les deux premières années.",
    'The subscription period is under way. First investments are being studied or have been made; set-up costs usually weigh on the value of the shares during the first two years.',
  ),
  closed: bilingual(
    "Le fonds n'accepte plus de souscription. Le portefeuille est constitué, ou en voie de l'être, et l'équipe se consacre au suivi des participations et à la préparation des premières cessions.",
    'The fund no longer takes subscriptions. The portfolio has been built, or soon will be, and the team devotes itself to monitoring holdings and preparing first sales.',
  ),
  pre_liquidation: bilingual(
    'Le fonds est entré en préliquidation : il ne réalise plus de nouvel investissement, cède ses participations une à une et en répartit le produit entre les porteurs.',
    'The fund has entered pre-liquidation: it makes no new investment, sells its holdings one by one and distributes the proceeds to holders.',
  ),
  liquidation: bilingual(
    "Le fonds est dissous et liquidé. Toutes les participations ont été cédées et le solde a été réparti ; les informations ci-dessus restent publiées à titre d'archive.",
    'The fund has been dissolved and liquidated. All holdings have been sold and the balance distributed; the information above stays published as a record.',
  ),
}
