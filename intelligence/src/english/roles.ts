/** What words are to figures, as bits. */
export const [
  MONTH,
  ABBREVIATED,
  CURRENCY,
  LOSS,
  PROFIT,
  COMPARING,
  TURNING,
  TRANSITIVE,
  FROM,
  TO,
  NEGATIVE,
  STOP,
  BRACKET,
] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096] as const
/** Words with a part in comparisons of figures. */
export const roles: Map<string, number> = new Map<string, number>()
const give = (bit: number, words: string) => {
  for (const word of words.split(' ')) roles.set(word, (roles.get(word) ?? 0) | bit)
}
give(
  MONTH | ABBREVIATED,
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
)
give(ABBREVIATED, 'vs est rs approx mln mn bn inc corp co cts')
give(CURRENCY, 'eur euro euros usd us $ £ € sek nok dkk gbp ( dollars')
give(LOSS, 'loss losses deficit negative minus lost')
give(PROFIT, 'profit profits surplus earned gain positive plus')
give(COMPARING, 'compared versus vs against comparison')
give(FROM, 'from')
give(TO, 'to')
give(NEGATIVE, 'negative minus -')
give(STOP, '. ;')
give(BRACKET, '(')
give(
  TURNING,
  'swing swings swung swinging turn turns turned slip slips slipped fell falls plunged return returns returned back moved sank dips posts posted reports reported booked books made makes recorded showed logs',
)
// Words of movement that mostly take what moves behind them: cut costs, narrowed its loss, lower prices.
give(
  TRANSITIVE,
  'narrow narrows narrowed narrowing widen widens widened lower higher cut cuts cutting raise raises raised raising reduce reduces reduced reducing slash slashes slashed trim trims trimmed boost boosts boosted lift lifts lifted hike hikes hiked increased increasing improved improve improves weaker stronger smaller larger bigger fewer rising falling declining growing weak strong lowers lowered doubled doubles halved halves shrinking soft slower faster add adds added grow expand expands expanded',
)
