import type { Known } from '../reading/reading.ts'
import { isOneSlip } from '../rooms/spoken.ts'
import { measureWords } from '../vocabulary.ts'

/** English words that questions turn on and that are met with a slip of the pen. */
const spelt = new Set(
  'latest|losers|gainers|margin|margins|revenue|revenues|profit|profits|profitable|dividend|dividends|growth|turnover|highest|lowest|biggest|largest|smallest|cheapest|fastest|supplier|suppliers|customer|customers|shareholder|shareholders|holders|market|company|companies|industry|industries|quarter|yesterday|inflation|unemployment|exchange|receivables|inventory|inventories|liabilities|earnings|competitor|competitors|investor|investors|calendar|ratings|analyst|analysts|announcement|announcements|volatility|performance|valuation|percentile|business|employees|headquarters'.split(
    '|',
  ),
)
/** Words that people mean, one letter from those. */
const others = new Set(
  'latent|lattes|lowers|loses|loser|loosens|gainer|marker|markets|market’s|margins|merging|revenge|profit|prophet|growths|holder|higher|lower|bigger|larger|smaller|cheaper|faster|ration|rations|rating|quarters|quarterly|quartet|earning|warnings|analyse|analysis|analyses|analyze|investors|invested|investor|invests|industrial|exchanges|exchanged|business’s|businesses|employee|valuations|company’s|calendars|calender|performances|percentiles|dividends|competitive'.split(
    '|',
  ),
)
/** The shortest slip, and the shortest word that one is taken for. */
const [SHORTEST, LEAST] = [5, 6]
/** Characters from which another letter in one place is a slip: of shorter words it makes other words (lasers, losers). */
const LONG = 8

/** Whether a word is another one with a letter more or less or two that changed places; of a long one, with another letter. */
const isSlipOf = (word: string, of: string): boolean =>
  isOneSlip(word, of) &&
  (word.length !== of.length || of.length >= LONG || [...word].toSorted().join() === [...of].toSorted().join())

/**
 * A question with the words that it turns on in place of such with one slip (lates, gross margn). Names stay as they
 * are, and so does what begins with a capital within a sentence and every word that is one by itself.
 */
export function withWordsMended(question: string, { names }: Pick<Known, 'names'>): string {
  const lower = question.toLowerCase()
  const named = Array.from({ length: lower.length }, () => false)
  for (let at = 0; at < lower.length; at++) {
    const name = names.at(lower, at)
    if (name) named.fill(true, at, name.end)
  }
  return question.replace(/[A-Za-z]{5,}/g, (word, at: number) => {
    const low = word.toLowerCase()
    const isWord = spelt.has(low) || others.has(low) || measureWords.has(low)
    if (low.length < SHORTEST || isWord || named[at] === true || (/^[A-Z]/.test(word) && at > 0)) return word
    const near = [...spelt].filter((one) => one.length >= LEAST && one[0] === low[0] && isSlipOf(low, one))
    // An s more or less is another form, and no slip.
    const [only] = near
    if (near.length !== 1 || only === undefined || `${low}s` === only || `${only}s` === low) return word
    return only
  })
}
