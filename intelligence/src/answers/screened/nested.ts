import { NUMERAL } from '../numerals.ts'

const ZH = new RegExp(
  `^(.{2,60}?(?:前|最高的?|最低的?|最大的?|最小的?|最多的?|最少的?)\\s?${NUMERAL}\\s?[家只名个支](?:公司|股票|企业)?)(?:里面|里边|里头|里|中间|当中|之中|中)[，,]?(?:有)?(.{3,})$`,
)
const COUNT = '(?:\\d{1,3}|two|three|five|ten|twenty|thirty|fifty|hundred)'
const EN: readonly RegExp[] = [
  new RegExp(
    `^(?:of|among|amongst|out of|within) the ((?:(?:top|bottom) ${COUNT}|${COUNT} (?:best|worst|largest|biggest|highest|lowest|smallest|cheapest)).{2,60}?),? ((?:which|who|how many|list|show).{3,})$`,
  ),
  new RegExp(
    `^(?:which|who|how many) (?:of|among|out of) the ((?:top|bottom) ${COUNT} .{0,30}?by .{2,40}?) ((?:have|has|had|are|is|were|also|pay|paid|trade|show|with) .{3,})$`,
  ),
]

/**
 * A question for companies within a list of its own, as those of 风险分最高的二十家里 or of the top 20 by risk: the list, and
 * what is asked of it. Null of any other question.
 */
export function nestedIn(text: string): { outer: string; inner: string } | null {
  const match = ZH.exec(text)
  if (match) return { outer: match[1] ?? '', inner: match[2] ?? '' }
  for (const pattern of EN) {
    const [, outer, inner] = pattern.exec(text) ?? []
    if (outer !== undefined && inner !== undefined) return { outer, inner: inner.replace(/^(?!which|who)/, 'which ') }
  }
  return null
}
