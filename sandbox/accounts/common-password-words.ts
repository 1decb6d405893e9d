/**
 * Common password words, reduced to unaccented letters: lists of leaked passwords in French and English,
 * keyboard runs, months and seasons, and the names that a fund investor would think of.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `password passwords passw pass motdepasse mdp azerty azertyuiop qwerty qwertyuiop qwertz asdfgh asdf qsdfgh
  wxcvbn zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh letmein welcome bienvenue bonjour hello salut soleil
  sunshine princess princesse dragon monkey football soccer baseball master superman batman starwars shadow michael
  jordan charlie nicolas camille chouchou doudou loulou marseille paris france lyon bordeaux toulouse nantes
  iloveyou jetaime amour love secret admin administrator administrateur root login user utilisateur compte account
  test testtest demo changeme changemoi temporaire temporary default access acces trustno internet computer
  ordinateur samsung google facebook linkedin microsoft windows apple january february march april june july august
  september october november december janvier fevrier mars avril mai juin juillet aout septembre octobre novembre
  decembre spring summer autumn winter printemps ete automne hiver monday tuesday wednesday thursday friday saturday
  sunday lundi mardi mercredi jeudi vendredi samedi dimanche orvanne orvannegestion gestion fonds funds fund
  investor investisseur invest investir banque bank argent money portal portail client clients`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
