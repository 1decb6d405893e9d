import type { BaseTranslation } from '../../i18n-types.ts'

/** The glossary: one definition for each term of `src/lib/glossary.ts`. */
const fr_glossary = {
  title: 'Lexique',
  lede: 'Les mots des fonds non cotés, en quelques lignes chacun. Les définitions expliquent\u202f; seuls le règlement d’un fonds et la loi engagent.',
  description:
    'Lexique des fonds non cotés\u00a0: FCPR, FPCI, valeur liquidative, TVPI, DPI, appel de fonds, période de blocage et autres mots expliqués.',
  letters: 'Aller à une lettre',
  terms: {
    agreement:
      'Autorisation donnée par l’Autorité des marchés financiers avant qu’un fonds ouvert à tous puisse être vendu. Elle porte sur les règles du fonds\u202f; elle n’est pas un avis sur sa qualité et ne donne à elle seule aucun avantage fiscal.',
    assetUnderManagement:
      'Total de l’argent qu’une société de gestion gère pour ses clients, à une date donnée.',
    base100:
      'Façon de comparer deux fonds\u00a0: chaque part vaut 100 au même jour, et l’on suit ensuite ce que devient ce 100.',
    benchmark:
      'Indice auquel on compare un fonds. Les fonds non cotés n’en ont souvent pas, faute d’un marché comparable.',
    buyout:
      'Achat d’une entreprise mûre, financé en partie par une dette que l’entreprise rembourse ensuite.',
    capitalCall:
      'Demande du fonds de verser une partie de la somme promise. Le montant, la date et la raison figurent dans un avis\u202f; ne pas payer a des conséquences prévues par le règlement.',
    capitalLoss: 'Possibilité de récupérer moins que ce que l’on a versé, et parfois rien.',
    carriedInterest:
      'Part des gains qui revient à l’équipe de gestion, le plus souvent après que les porteurs ont récupéré leur mise et un rendement minimal.',
    closedEnd: 'Fonds que l’on ne peut souscrire que pendant une période, et dont on sort à son terme.',
    coInvestment: 'Investissement direct dans une entreprise, à côté d’un autre fonds qui mène l’opération.',
    commitment:
      'Somme que l’on promet de verser à un fonds professionnel. Elle est appelée peu à peu, au rythme des investissements.',
    covenant:
      'Clause d’un prêt\u00a0: l’emprunteur s’engage à respecter certains ratios, sinon le prêteur peut intervenir.',
    depositary:
      'Banque indépendante qui garde les actifs du fonds et contrôle que la société de gestion respecte les règles.',
    discount:
      'Écart entre un prix et la valeur liquidative, lorsqu’on achète ou vend moins cher que cette valeur.',
    distribution:
      'Argent que le fonds verse à ses porteurs\u00a0: revenu, gain, ou retour du capital versé. La valeur liquidative baisse d’autant.',
    dpi: 'Distributions reçues, divisées par les sommes versées. Un DPI de 0,60x veut dire que 60\u00a0% de l’argent versé est revenu.',
    eltif:
      'Label européen de fonds de long terme, soumis aux mêmes règles dans toute l’Union et vendable dans ses pays.',
    entryFee:
      'Frais payés au moment de souscrire, en plus ou à l’intérieur de la somme investie. Ils ne sont pas investis.',
    evergreen:
      'Fonds sans durée fixée, que l’on peut souscrire et quitter à certaines dates, dans des limites écrites.',
    fcpi: 'Fonds commun de placement dans l’innovation\u00a0: au moins 70\u00a0% dans des entreprises innovantes non cotées. Ouvert à tous, agréé par l’AMF.',
    fcpr: 'Fonds commun de placement à risques\u00a0: fonds d’entreprises non cotées, ouvert à tous, agréé par l’AMF.',
    fip: 'Fonds d’investissement de proximité\u00a0: au moins 70\u00a0% dans des petites et moyennes entreprises de régions voisines. Ouvert à tous, agréé par l’AMF.',
    fpci: 'Fonds professionnel de capital investissement\u00a0: déclaré à l’AMF et non agréé, réservé aux professionnels et à ceux qui engagent au moins 100\u202f000\u00a0€.',
    fundRules:
      'Contrat entre le fonds et ses porteurs\u00a0: ce qu’il achète, ce qu’il coûte, combien de temps il dure, comment on en sort.',
    gate: 'Règle qui limite ce qu’un fonds rembourse à chaque date. Le reste attend la suivante.',
    irr: 'Taux de rendement interne, après frais\u00a0: rendement annuel qui tient compte de la date de chaque versement et de chaque distribution.',
    jCurve:
      'Forme fréquente de la valeur d’un fonds\u00a0: elle baisse d’abord, sous l’effet des frais, avant de remonter si les investissements réussissent. Rien ne garantit la remontée.',
    kid: 'Trois pages imposées par le règlement européen PRIIPs\u00a0: produit, risque, scénarios, coûts et durée. À lire avant de décider.',
    leverage: 'Usage de la dette pour acheter davantage. Il augmente les gains comme les pertes.',
    liquidation:
      'Dernière étape d’un fonds\u00a0: il vend ce qui lui reste, verse le produit aux porteurs et disparaît.',
    liquidity:
      'Facilité avec laquelle on transforme un placement en argent. Celle d’un fonds non coté est faible.',
    lockUp:
      'Temps pendant lequel on ne peut pas demander le rachat de ses parts, sauf cas prévus par le règlement, tels que décès ou invalidité.',
    managementFee:
      'Rémunération annuelle de la société de gestion, prélevée sur le fonds. Les performances publiées sont nettes de ces frais.',
    mezzanine: 'Prêt remboursé après la dette principale, donc plus risqué et mieux payé.',
    nav: 'Valeur d’une part\u00a0: ce que possède le fonds, moins ce qu’il doit, divisé par le nombre de parts. C’est une estimation, et non un prix auquel on peut vendre.',
    peaPme:
      'Plan d’épargne en actions pour les petites et moyennes entreprises, avec un régime fiscal propre et un plafond de versements.',
    preferredReturn:
      'Rendement minimal que les porteurs reçoivent avant que l’équipe de gestion touche sa part des gains.',
    privateDebt:
      'Prêts accordés à des entreprises par des fonds plutôt que par des banques, sans passer par un marché.',
    privateEquity: 'Prise de participation dans des entreprises qui ne sont pas cotées en bourse.',
    rvpi: 'Valeur actuelle des parts, divisée par les sommes versées\u00a0: ce qui reste à recevoir, si les estimations sont justes.',
    secondary: 'Achat et vente de parts de fonds déjà souscrites, de gré à gré et souvent avec une décote.',
    sfdr: 'Règlement européen 2019/2088 sur la publication d’informations de durabilité. Ses articles\u00a06, 8 et 9 disent ce qu’un fonds doit publier\u00a0: ce n’est pas un classement.',
    sri: 'Échelle de 1 à 7 du document d’informations clés. La classe 1 n’est pas sans risque.',
    tvpi: 'Distributions reçues plus valeur actuelle des parts, divisées par les sommes versées. TVPI = DPI + RVPI.',
    unfunded: 'Partie de l’engagement que le fonds n’a pas encore demandée, et qu’il faut garder disponible.',
    unitLinked:
      'Support d’un contrat d’assurance-vie dont la valeur suit celle d’un fonds, sans garantie du capital.',
    ventureCapital:
      'Financement de jeunes entreprises innovantes, dont beaucoup échouent et dont quelques-unes rapportent beaucoup.',
    vintage: 'Année où un fonds a commencé à investir. On compare des fonds du même millésime.',
  },
} satisfies BaseTranslation

export default fr_glossary
