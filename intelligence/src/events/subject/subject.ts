import type { Mention, Reason } from '../../analysis.ts'
import type { Piece } from '../../text/sentences.ts'
import type { Candidate } from '../lexicon.ts'

/** A company a sentence names, as the choice of the master company sees it. `start` and `end` in the field's text. */
export interface Named {
  companyId: string
  start: number
  end: number
  text: string
  mention: Mention
}

export interface SubjectFound {
  named: Named
  why: Reason
  score: number
}

/** Types at whose verb an authority, a rater or a plaintiff stands before it and the master company behind it. */
const suffered = new Set([
  'penalty',
  'inspection',
  'rating-change',
  'sanction',
  'lawsuit',
  'judgment',
  'complaint',
  'recall',
  'accident',
  'subsidy',
  'product-approval',
  'abnormal-trading',
  'management-absent',
  'export-limit',
  'holder-buys',
  'holder-sells',
  'account-frozen',
  'contract-win',
])
/** Types that holders do to a company. */
const held = new Set(['holder-buys', 'holder-sells', 'pledge', 'control-change', 'equity-transfer', 'trading-breach'])
const brokers = /(?:证券|国际|期货|评级|研究所|Securities|Capital|Research|Ratings?|Bank|Moody|Fitch)/u

const zhPassive = /^[^，。；]{0,12}?(?:被|遭|获|受到|收到|接到|面临|遇)/u
const zhOwned =
  /^(?:的)?(?:控股股东|大股东|二股东|股东|实控人|实际控制人|董事|高管|副总|总经理|总裁|创始人|第[一二三]大股东|股份|股票|股权|[A-H]股)/u
const zhObject = /(?:对|将|把|给予|给|针对|处罚|起诉|调查|下调|上调|状告|减持|增持|约谈|制裁|因|向)$/u
/** 向B供货: B is who is supplied, and the order is won by who supplies. */
const supplied = /(?:向|给|为|对)$/u
const supply = /供货|供应|交付|发货/u
const zhBeside = /(?:与|和|同|跟|向|为|给|由|被|遭|从|比|随|继)$/u
const enObject =
  /\b(?:at|of|on|into|against|over|for|by|cuts|upgrades|downgrades|fines|sues|sued|probes|investigates|hits|puts|orders|awarded|awards|picks|initiates|affirms|blocks|clears|approves|at|in|to)\s+$/u
const enAgent = /\b(?:by|with|from|than|like|rival|versus|to)\s+(?:the\s+)?$/u
const enPassive = /^[^,.;]{0,30}?\b(?:was|were|is|has been|been|faces|hit|gets|got|under)\b/u

const reason = (code: string, words: readonly string[], weight: number): Reason => ({ code, words, weight })

/** How well a company fits as the one an event is about, with the cue that says most. */
function scored(
  language: 'zh' | 'en',
  text: string,
  piece: Piece,
  candidate: Candidate,
  type: string,
  named: Named,
  lead: boolean,
): SubjectFound {
  const before = text.slice(Math.max(piece.start, named.start - 14), named.start)
  const after = text.slice(named.end, Math.min(piece.end, named.end + 40))
  const ahead = named.end <= candidate.end
  const distance = ahead ? Math.max(0, candidate.from - named.end) : Math.max(0, named.start - candidate.end)
  const between = ahead ? text.slice(named.end, candidate.from) : text.slice(candidate.end, named.start)
  let score = (ahead ? 2 : 0.9) - Math.min(distance, 80) / 40 - (/[。；;]|(?:\. )/u.test(between) ? 1 : 0)
  let cue = ahead ? 'subject-before' : 'subject-after'
  const add = (points: number, name: string) => {
    score += points
    if (points > 0) cue = name
  }
  if (lead) score += 0.3
  const headline = /^[（(]?(?:\d{6}[）)])?\s?[：:]/u.test(after)
  if (headline) add(2.5, 'subject-headline')
  if (language === 'zh') {
    if (ahead && zhPassive.test(between)) add(suffered.has(type) || held.has(type) ? 1.5 : 0.6, 'subject-passive')
    if (zhOwned.test(after)) add(held.has(type) ? 1.8 : 0.4, 'subject-owned')
    if (type === 'contract-win' && supplied.test(before) && supply.test(text.slice(candidate.from, candidate.end)))
      add(-1.3, '')
    else if (suffered.has(type) && zhObject.test(before)) add(1.4, 'subject-object')
    else if (!headline && zhBeside.test(before)) add(-1.3, '')
  } else {
    if (ahead && enPassive.test(between)) add(suffered.has(type) ? 1 : 0.3, 'subject-passive')
    if (/^['’]s? (?:shareholder|holder|founder|ceo|chairman|director|insider|stock|share|largest)/iu.test(after))
      add(held.has(type) ? 1.5 : 0.4, 'subject-owned')
    if (!ahead && enObject.test(before))
      add(suffered.has(type) || held.has(type) || distance < 12 ? 0.9 : 0.3, 'subject-object')
    else if (ahead && enAgent.test(before)) add(-1, '')
  }
  if (
    (type === 'rating-change' || type === 'earnings-beat' || type === 'guidance-up') &&
    brokers.test(named.text) &&
    ahead
  )
    score -= 1.2
  return { named, score, why: reason(cue, [named.text], score) }
}

/**
 * Companies an event of a sentence is about: the best fit, and those joined to it by 、, 和 or “and”. Empty where the
 * sentence names none.
 */
export function subjectsOf(
  language: 'zh' | 'en',
  text: string,
  piece: Piece,
  candidate: Candidate,
  type: string,
  named: readonly Named[],
): SubjectFound[] {
  let best: SubjectFound | null = null
  const all = named.map((one, at) => scored(language, text, piece, candidate, type, one, at === 0))
  for (const one of all) if (!best || one.score > best.score) best = one
  if (!best) return []
  const chosen = [best]
  const joined = language === 'zh' ? /^(?:[（(][^）)]{0,12}[）)])?(?:、|及|以及)$/u : /^,? and $|^, $/u
  const at = all.indexOf(best)
  for (const step of [-1, 1]) {
    for (let other = at + step; other >= 0 && other < all.length && chosen.length < 6; other += step) {
      const [left, right] = step < 0 ? [all[other], all[other + 1]] : [all[other - 1], all[other]]
      const next = all[other]
      if (!left || !right || !next || !joined.test(text.slice(left.named.end, right.named.start))) break
      if (chosen.every((one) => one.named.companyId !== next.named.companyId))
        chosen.push({ ...next, why: reason('subject-joined', [next.named.text], next.score) })
    }
  }
  return chosen
}
