import type { EventFound } from '../analysis.ts'
import type { Piece } from '../text/sentences.ts'
import { isDecreed } from './senses/decreed.ts'
import type { Candidate } from './lexicon.ts'

/** How an event is told, by which words. */
export interface ModalityFound {
  modality: EventFound['modality']
  cue: 'fact' | 'plan' | 'possible' | 'denied' | 'rumour' | 'terminated'
  word: string | null
}

interface Cues {
  denied: RegExp
  terminated: RegExp
  ended: RegExp
  rumour: RegExp
  possible: RegExp
  plan: RegExp
}

// Read in the words before the trigger; `ended` in those after.
const zh: Cues = {
  denied:
    /否认|澄清|辟谣|驳斥|不存在|并未|并没有|没有|尚未|从未|未曾|未被|未受到|未发生|未收到|未对外|未(?=$)|不会|无需|并非|不实|未接到|暂无|没(?=$)|不(?=$)/u,
  terminated: /终止|提前终止|取消|放弃|叫停|撤回|中止|暂缓|搁置|推迟/u,
  ended: /^[^，。；]{0,6}(?:终止|告吹|取消|失败|泡汤)/u,
  rumour:
    /据传|网传|传闻|市场传|传言|坊间|疑似|知情人士|消息人士|(?<!宣|上|流)传(?=$|[^统播媒感动输导递真承奇])|外媒|谣言|疑$/u,
  possible: /可能(?!性)|(?:^|[，：])或(?!者)|或将|或$|有望|恐(?!怖|慌)|不排除|存在[^，。；]{0,12}(?:风险|可能)/u,
  plan: /拟|预计|计划|打算|筹划|将于|将(?!其|所|持|公司)|有意|准备|考虑|意向|承诺|预案|提议|申请|未来/u,
}
const en: Cues = {
  denied:
    /\b(?:den(?:y|ies|ied)|not|no|never|declin(?:es|ed) to|rebuts?|refut(?:es|ed)|dismiss(?:es|ed)|rejects|rules out|ruled out|says it is not|without)\b/u,
  terminated:
    /\b(?:terminat\w*|cancel\w*|scraps?|abandon\w*|calls? off|called off|suspend\w*|shelves|shelved|pulls|pulled)\b/u,
  ended: /^[^,.;]{0,16}\b(?:cancelled|terminated|called off|collapsed)\b/u,
  rumour: /\b(?:reportedly|rumou?r\w*|sources|said to be|speculat\w*|allegedly|people familiar)\b/u,
  possible:
    /\b(?:could|may|might|possibl[ey]|potential(?:ly)?|weigh(?:s|ing)|considering|considers|mull(?:s|ing)|explor(?:es|ing)|risks? of|risks?$)/u,
  plan: /\bto $|\b(?:plans?|planned|will|intends?|aims?|proposes?|proposed|seeks?|expects? to|set to|agreed to|about to|going to|would|eyes|eyeing|looks to|looking to|hopes to|in talks)\b/u,
}

const global = new Map<RegExp, RegExp>()
/** A pattern that is looked for everywhere; made once. */
function everywhere(pattern: RegExp): RegExp {
  const known = global.get(pattern) ?? new RegExp(pattern, 'gu')
  global.set(pattern, known)
  return known
}

/** Units before a trigger in which its modality is told. */
const BEFORE: Readonly<Record<'zh' | 'en', number>> = { zh: 30, en: 48 }
/** Of them those in which a plan is told. */
const PLANNED: Readonly<Record<'zh' | 'en', number>> = { zh: 28, en: 22 }
/** Types that are themselves an end, a plan or a refusal: the word belongs to them. */
const ends = new Set([
  'abnormal-trading',
  'merger-fails',
  'contract-loss',
  'closure',
  'lawsuit-won',
  'disclosure-breach',
  'withdrawal-blocked',
  'debt-default',
  'product-breach',
  'regulation-eases',
  'regulation-tightens',
  'complaint',
  'sanction',
  'export-limit',
  'accounting-fraud',
])
const forecasts = new Set(['guidance-up', 'guidance-down', 'rating-change', 'product-approval', 'subsidy'])
/** What a meeting asks for is not done by that: 要简化审批. And who encourages has changed no rule. */
const asked = /(?:^|[，。；：、“]|强调|指出|提出|并|还)(?:要|应当|应(?=[^急对收付用])|必须|务必)(?=[^，。；要]{0,12}$)/u
const encourages = /^(?:鼓励|支持|引导|提倡)/u
const reached = /[，；。：！？]|(?<=\p{Script=Han}) (?=\S)|, |; |: /gu

/** Where the words that may tell of a trigger's modality begin: not over more than one comma. */
function scopeStart(text: string, { start }: Piece, at: number, reach: number): number {
  const from = Math.max(start, at - reach)
  const stops = [...text.slice(from, at).matchAll(reached)]
  const stop = stops.at(-2)
  return stop ? from + stop.index + 1 : from
}

/** “无注入资产的安排”: there is none of it, however long what there is none of is named. */
function nothingOf(before: string, after: string): RegExpExecArray | null {
  return /^[^，。；]{0,12}(?:安排|活动|计划|打算|意向|事项|行为)/u.test(after)
    ? /(?:^|[，：:。]|公司|目前|均|亦|也|并|暂|尚|前)无(?![法论锡线人])(?=[^，。；]{0,14}$)/u.exec(before)
    : null
}

/** Modality of a candidate by the words around it. `text` in lower case for English. */
export function modalityOf(
  language: 'zh' | 'en',
  text: string,
  piece: Piece,
  candidate: Candidate,
  type: string,
): ModalityFound {
  const cues = language === 'zh' ? zh : en
  const before = text.slice(scopeStart(text, piece, candidate.from, BEFORE[language]), candidate.from)
  const after = text.slice(candidate.end, Math.min(piece.end, candidate.end + BEFORE[language]))
  const whole = text.slice(candidate.from, candidate.end)
  // “The payout could rise”: the word stands within the pattern.
  const within = text.slice(candidate.from, candidate.start)
  const denial =
    cues.denied.exec(before) ??
    (language === 'en'
      ? /\b(?:not|never|no longer|n['’]t)\b/u.exec(within)
      : (/(?:并未|没有|未能|未)$/u.exec(within) ?? nothingOf(before, after)))
  if (denial && !ends.has(type)) return { modality: 'denied', cue: 'denied', word: denial[0] }
  if (denial && /否认|澄清|辟谣|驳斥|不存在|den(?:y|ies|ied)|rebut|refute/u.test(denial[0]))
    return { modality: 'denied', cue: 'denied', word: denial[0] }
  if (language === 'zh' && /^[^，。]{0,6}(?:不实|系谣言|为旧闻|纯属谣言)/u.test(after))
    return { modality: 'denied', cue: 'denied', word: '不实' }
  const behind = ends.has(type) ? null : (cues.terminated.exec(whole) ?? cues.ended.exec(after))
  if (behind) return { modality: 'ended', cue: 'terminated', word: behind[0] }
  // Of several words before the trigger the nearest says how it is told.
  const near: (ModalityFound & { at: number })[] = []
  const look = (modality: ModalityFound['modality'], cue: ModalityFound['cue'], pattern: RegExp, from = 0) => {
    const match = [...before.slice(from).matchAll(everywhere(pattern))].at(-1)
    if (match) near.push({ modality, cue, word: match[0], at: from + match.index + match[0].length })
  }
  if (!ends.has(type)) look('ended', 'terminated', cues.terminated)
  look('rumour', 'rumour', cues.rumour)
  look('possible', 'possible', cues.possible)
  const could =
    language === 'en'
      ? (/\b(?:could|may|might)\b/u.exec(within) ?? /^[^,.;]{0,10}\b(?:could|may|might)\b/u.exec(after))
      : /可能(?!性)|或将|不排除/u.exec(within)
  if (could) near.push({ modality: 'possible', cue: 'possible', word: could[0], at: before.length })
  if (language === 'zh' && isDecreed(type)) {
    const wish = asked.exec(before)?.[0] ?? encourages.exec(whole)?.[0]
    if (wish !== undefined) near.push({ modality: 'plan', cue: 'plan', word: wish, at: before.length })
  }
  // 实际控制人拟发生变更: the same of a plan.
  const meant = language === 'zh' && !forecasts.has(type) ? /拟|计划|将(?=发生|变)/u.exec(within) : null
  if (meant) near.push({ modality: 'plan', cue: 'plan', word: meant[0], at: before.length })
  if (!forecasts.has(type)) look('plan', 'plan', cues.plan, Math.max(0, before.length - PLANNED[language]))
  let best: (ModalityFound & { at: number }) | null = null
  for (const one of near) if (!best || one.at > best.at) best = one
  // A plan that was ended is ended, wherever in the clause the plan is told.
  const ended = near.find((one) => one.modality === 'ended')
  if (best?.modality === 'plan' && ended && !/[，,；;]/u.test(before.slice(ended.at, best.at))) best = ended
  // A rumour of a plan is a rumour.
  const rumour = near.find((one) => one.modality === 'rumour')
  if (best?.modality === 'plan' && rumour) best = rumour
  if (best) return { modality: best.modality, cue: best.cue, word: best.word }
  // The word may be part of the pattern itself: “to acquire”, 拟收购.
  const inside = forecasts.has(type) ? null : /^(?:to|plans? to|agree[sd] to|拟)(?=\b|\p{Script=Han})/u.exec(whole)
  if (inside) return { modality: 'plan', cue: 'plan', word: inside[0] }
  // “Expands share sale plan”: what is planned stands before the word.
  if (language === 'en' && type === 'financing' && /^[^,.;]{0,16}\bplans?\b/u.test(after))
    return { modality: 'plan', cue: 'plan', word: 'plan' }
  // New shares are a plan until somebody lets them pass or they are placed.
  if (
    language === 'zh' &&
    type === 'financing' &&
    /向特定对象发行|定增|可转债|H股/u.test(whole) &&
    !/完成|获|通过|同意|受理|注册|结果|登记|成功|净额|递交|挂牌|收到/u.test(text.slice(piece.start, piece.end))
  )
    return { modality: 'plan', cue: 'plan', word: whole }
  return { modality: 'fact', cue: 'fact', word: null }
}
