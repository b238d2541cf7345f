import type { Direction } from './types.ts'

const earnings =
  '(?:net |operating |pretax |pre-tax |quarterly |annual |full-year |first-half |underlying |core |adjusted )*(?:profits?|net income|earnings|ebitda|ebit|net loss(?:es)?|loss(?:es)?|eps)'
const other =
  '(?:quarterly |annual |same-store |comparable |online |net |total |unit )*(?:revenues?|sales|turnover|(?:gross |operating |profit )?margins?|orders?(?: intake| backlog| book)?|bookings|volumes?|deliveries|output|production|cash flow|market share|costs?|(?:operating )?expenses|debt|inventor(?:y|ies)|bad loans|impairments|provisions|liabilities|churn|claims)'
const wantedLess =
  /\b(?:loss(?:es)?|costs?|expenses|debt|inventor(?:y|ies)|bad loans|impairments|provisions|liabilities|churn|claims)$/u
const up =
  'rises?|rose|risen|rising|grows?|grew|grown|growing|increases?|increased|increasing|climbs?|climbed|climbing|jumps?|jumped|surges?|surged|soars?|soared|gains?|gained|improves?|improved|widens?|widened|doubles?|doubled|recovers?|recovered'
const down =
  'falls?|fell|fallen|falling|declines?|declined|declining|drops?|dropped|dropping|slips?|slipped|slides?|slid|shrinks?|shrank|shrunk|narrows?|narrowed|plunges?|plunged|tumbles?|tumbled|sinks?|sank|slumps?|slumped|decreases?|decreased|halves|halved|eases?|eased'
const rises = new RegExp(`^(?:${up})$`, 'u')
const no = "(?:(?:did|does|do|will|would|has|have|had|is|are|was|were)(?: not|n't)|won't|never|no longer)"
const adverb =
  '(?:sharply|slightly|again|further|also|still|only|just|steeply|steadily|significantly|modestly|slowly|more slowly|been|has|have|had|unexpectedly|to|is|are|was|were|keeps?|kept|continues? to|continued to)'
const nouns = 'declines?|falls?|drops?|decreases?|slump|slide|contraction|rise|increase|growth|gains?|recovery|jump'
const grows = /^(?:rise|increase|growth|gains?|recovery|jump)$/u
const slower =
  'slows?|slowed|slowing|eases?|eased|easing|narrows?|narrowed|moderates?|moderated|cools?|cooled|ends?|ended|halts?|halted|stalls?|stalled'
const faster =
  'picks? up|picked up|accelerates?|accelerated|quickens?|quickened|deepens?|deepened|worsens?|worsened|continues?|continued'

/** Whose or of what the measure is, between it and how it moved: profit *of the group* fell. */
const whose =
  "(?: (?:of|for|at|from) (?:the |its )?(?:(?!(?:while|whereas|and|or|but|as|than|though|although|when|which|that|with|on|in|after|before|despite|if|was|is|were|are|be|to|by)\\b)[a-z0-9&.'-]{1,24} ){1,4}?| )"

const patterns: readonly RegExp[] = [
  // profit falls less than expected; costs stop rising; profit did not fall; revenue rose
  new RegExp(
    `\\b(?<measure>${earnings}|${other})${whose}(?:${adverb} )*(?:(?:(?<noun>${nouns}))(?: (?<rateNot>${no}))? (?:(?<slower>${slower})|(?<faster>${faster}))\\b|(?:(?<not>${no}) )?(?:(?<stop>stops?|stopped|halts?|halted|ceases?|ceased) )?(?:${adverb} )*(?<move>${up}|${down})(?<less> less than (?:expected|forecast|feared|estimated))?\\b)`,
    'gu',
  ),
  // decline in profit eases; no decline in profit; without a fall in orders
  new RegExp(
    `\\b(?:(?<none>no|without(?: an?| any)?|avoids?(?: an?| any)?|ends?(?: an?| the)?) )?(?<noun>${nouns}) (?:in|of) (?<measure>${earnings}|${other})(?: (?:(?<slower>${slower})|(?<faster>${faster}))\\b)?`,
    'gu',
  ),
  // ends run of falling sales; narrows its loss; cuts costs
  new RegExp(
    `\\b(?:(?<none>ends?(?: an?| its| the)? (?:run|streak|series|string) of|no longer|stops?|stopped|ended(?: an?| its)? (?:run|streak) of) )?(?<turn>falling|rising|growing|declining|shrinking|narrows?|narrowed|widens?|widened|trims?|trimmed|shrinks|cuts?|reduces?|reduced) (?:its |their |the |a )?(?<measure>${earnings}|${other})\\b(?! (?:outlook|forecasts?|guidance|targets?|estimates?|view|warning))`,
    'gu',
  ),
]
const set: readonly (readonly [pattern: RegExp, sign: 1 | -1, soft: boolean])[] = [
  [
    /\b(?:swings?|swung|turns?|turned|slips?|slipped|falls?|fell|sinks?|sank) (?:back )?(?:in)?to (?:an? |the )?(?:\w+ )?(?:loss|red)\b/gu,
    -1,
    false,
  ],
  [
    /\b(?:swings?|swung|turns?|turned|returns?|returned) (?:back )?to (?:an? )?(?:\w+ )?(?:profit|black|profitability)\b/gu,
    1,
    false,
  ],
  [
    /\b(?:avoids?|avoided|averts?|averted|escapes?|escaped) (?:an? )?(?:\w+ )?(?:loss|default|fine|recession)\b/gu,
    1,
    true,
  ],
  [/\bno longer (?:loses|losing|loss-making)\b/gu, 1, true],
  [
    /\b(?:profits?|sales|margins?|revenues?|orders|demand) (?:is |are |has |have )?(?:yet|still) to (?:recover|grow|improve|rebound)\b/gu,
    -1,
    false,
  ],
  [/\b(?:fails?|failed) to (?:grow|raise|lift|increase|improve|beat|meet|return to profit)\b/gu, -1, false],
  [/\b(?:does|did|do|has|have)(?: not|n't) (?:miss|missed|cut|cuts|fall short)\b/gu, 1, true],
  [/\b(?:does|did|do|has|have)(?: not|n't) (?:beat|beaten|raised?|top|topped|meet|met)\b/gu, -1, false],
]

/** One of these stands in each direction. */
const telling =
  /profit|income|earnings|ebit|loss|loses|losing|eps|revenue|sales|turnover|margin|order|booking|volume|deliver|output|production|cash flow|share|cost|expense|debt|inventor|loan|impair|provision|liabil|churn|claim|demand|fail|black|\bred\b|avoid|avert|escape|n't|not /u

/** Directions that a piece of English states, in order of their places; at most `limit` units are read. */
export function englishDirections(text: string, limit: number): Direction[] {
  const read = text.slice(0, limit).toLowerCase().replaceAll('’', "'")
  if (read.length !== Math.min(limit, text.length) || !telling.test(read)) return []
  const found: Direction[] = []
  const add = (one: Direction) => {
    if (!found.some(({ start, end }) => start < one.end && one.start < end)) found.push(one)
  }
  for (const [pattern, sign, soft] of set)
    for (const match of read.matchAll(pattern))
      add({ start: match.index, end: match.index + match[0].length, sign, soft, earnings: true })
  for (const pattern of patterns.toReversed())
    for (const match of read.matchAll(pattern)) {
      const {
        measure = '',
        not,
        stop,
        move,
        less,
        noun,
        none,
        slower: slow,
        faster: fast,
        rateNot,
        turn,
      } = match.groups ?? {}
      const wanted = wantedLess.test(measure) ? -1 : 1
      let way =
        move !== undefined
          ? rises.test(move)
            ? 1
            : -1
          : noun !== undefined
            ? grows.test(noun)
              ? 1
              : -1
            : /^(?:rising|growing|widen)/u.test(turn ?? '')
              ? 1
              : -1
      const turned = [not, stop, less, none, slow, rateNot].filter((one) => one !== undefined).length
      // A noun alone is left to the words around it.
      if (noun !== undefined && turned === 0 && fast === undefined) continue
      if (turned % 2 === 1) way = -way
      add({
        start: match.index,
        end: match.index + match[0].length,
        sign: wanted * way > 0 ? 1 : -1,
        soft: not !== undefined || less !== undefined || none !== undefined,
        earnings: /profit|income|earnings|ebit|loss|eps/u.test(measure),
      })
    }
  return found.sort((a, b) => a.start - b.start)
}
