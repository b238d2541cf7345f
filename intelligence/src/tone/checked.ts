import type { EventFound, Span, Tone, ToneResult } from '../analysis.ts'
import { eventKind } from '../events/types.ts'

/** Types of events that mean one thing for the company, whatever words the text tells them in. */
const plain = new Set([
  'abnormal-trading', 'holder-sells', 'holder-buys', 'buy-back', 'penalty', 'inspection', 'disclosure-breach', 'suspected-crime', 'management-absent', 'guidance-up', 'guidance-down', 'earnings-beat', 'earnings-miss',
  'contract-win', 'product-approval', 'account-frozen', 'debt-default', 'accounting-fraud', 'recall',
])
/** How sure such an event must be told to overrule the words around it. */
const SURE = 0.88
/** Units of weight that such an event has for the strength, as a plain word of the dictionary. */
const WEIGHT = 2

/** What one event says of its company: its sign, told as happened or planned. */
const says = (event: EventFound): boolean => plain.has(event.type) && event.confidence >= SURE && (event.modality === 'fact' || event.modality === 'plan') && event.sign !== 0
/** Whether an event that would have had the tone's sign is denied. */
const denies = (event: EventFound, tone: Tone): boolean => event.modality === 'denied' && tone !== 'neutral' && eventKind(event.type)?.sign === (tone === 'risk' ? -1 : 1)

/** The one sign of all plain events, with the surest of them; null where they contradict one another, or any event says otherwise. */
function signOf(events: readonly EventFound[]): { sign: 1 | -1; event: EventFound } | null {
  const plainly = events.filter(says)
  const [first] = plainly.toSorted((a, b) => b.confidence - a.confidence)
  if (!first || first.sign === 0 || plainly.some(({ sign }) => sign !== first.sign)) return null
  return { sign: first.sign, event: first }
}

/**
 * Tones held against what the text plainly says happened to the company: falling profit is no opportunity, the end of a warning no risk, and what is denied leaves neither.
 * A tone that stands against the one sign of all plain events of its company is replaced, with the event as its reason; neutral too, where the title tells of the event.
 * Where no event says anything, a title whose shares fall is no opportunity, whatever rises as the cause.
 */
export function checkedTones(results: readonly ToneResult[], events: readonly EventFound[], title: string): ToneResult[] {
  const move = priceMoveIn(title)
  const ofCompany = Map.groupBy(events.filter(({ companyId }) => companyId !== null), ({ companyId }) => companyId)
  return results.map((result) => {
    const own = result.companyId === null ? events : (ofCompany.get(result.companyId) ?? [])
    const said = signOf(own)
    if (said) {
      const wanted: Tone = said.sign > 0 ? 'opportunity' : 'risk'
      // Unusual trading by itself is neither good nor bad: it only speaks against the opposite.
      const overruled = result.tone !== 'neutral' || (result.companyId !== null && said.event.trigger.field === 'title' && said.event.type !== 'abnormal-trading')
      return result.tone !== wanted && overruled ? byReason(result, wanted, 'tone-event', said.event.trigger, said.event.confidence) : result
    }
    const answered = rebutted.exec(title)
    if (answered && result.tone === 'risk') return byReason(result, 'neutral', 'tone-negated', { field: 'title', start: answered.index, end: answered.index + answered[0].length, text: answered[0] }, SURE)
    const denied = own.some(says) ? undefined : own.find((one) => denies(one, result.tone))
    if (denied) return byReason(result, 'neutral', 'tone-event', denied.trigger, denied.confidence)
    const wanted: Tone = move?.sign === 1 ? 'opportunity' : 'risk'
    return move && result.tone !== 'neutral' && result.tone !== wanted && !own.some(says) ? byReason(result, wanted, 'tone-price', move, SURE) : result
  })
}

/** A title that answers what is said: it is not so. */
const rebutted = /不属实|传闻不实|消息不实|纯属谣言|系谣言|辟谣|系误传/u

function byReason(result: ToneResult, tone: Tone, code: string, { field, start, end, text }: Span & { text: string }, confidence: number): ToneResult {
  const probability = Math.min(0.95, confidence)
  return {
    ...result, tone, probability, strength: tone === 'neutral' ? 0 : probability * (1 - Math.exp(-WEIGHT / 3)),
    why: [{ code, words: [text], weight: Math.log(probability / (1 - probability)), spans: [{ field, start, end }] }],
  }
}

const fallen = /(?:shares?|stocks?|equities) (?:fall|falls|fell|slide|slides|slid|drop|drops|dropped|tumble|tumbles|tumbled|slump|slumps|slumped|sink|sinks|sank|plunge|plunges|plunged|dip|dips|dipped|decline|declines|declined|retreat|retreats|retreated)\b|股价(?:大幅)?(?:下跌|大跌|走低|跳水|下挫|重挫|跌超)/iu
const risen = /(?:shares?|stocks?|equities) (?:rise|rises|rose|gain|gains|gained|jump|jumps|jumped|climb|climbs|climbed|surge|surges|surged|rally|rallies|rallied|soar|soars|soared)\b|股价(?:大幅)?(?:上涨|大涨|走高|拉升|上扬|涨超)/iu

/** That shares rise or fall, as the main thing a title says: the first of such words in it, not behind a conjunction. */
function priceMoveIn(title: string): (Span & { text: string; sign: 1 | -1 }) | null {
  const found = ([[fallen, -1], [risen, 1]] as const).flatMap(([pattern, sign]) => {
    const match = pattern.exec(title)
    return match && !/\b(?:as|after|although|while|despite|even though|if|when)\b|[虽尽]/iu.test(title.slice(0, match.index)) ? [{ field: 'title' as const, start: match.index, end: match.index + match[0].length, text: match[0], sign }] : []
  })
  return found.toSorted((one, other) => one.start - other.start)[0] ?? null
}
