import type { DocumentText, EventFound, Span, Tone, ToneResult } from '../analysis.ts'
import { priceMoveIn } from '../directions/price-move.ts'
import type { ListedMove } from '../directions/listed-moves.ts'
import { directionsStated, signStated } from '../directions/stated.ts'
import type { Direction } from '../directions/types.ts'
import { eventKind } from '../events/types.ts'
import type { Piece } from '../text/sentences.ts'

/** Types of events that mean one thing for the company, whatever words the text tells them in. */
const plain = new Set([
  'abnormal-trading',
  'holder-sells',
  'holder-buys',
  'buy-back',
  'penalty',
  'inspection',
  'disclosure-breach',
  'suspected-crime',
  'management-absent',
  'guidance-up',
  'guidance-down',
  'earnings-beat',
  'earnings-miss',
  'contract-win',
  'product-approval',
  'account-frozen',
  'debt-default',
  'accounting-fraud',
  'recall',
])
/**
 * Types that speak for a company, though words of what they are for or against (attacks, polishing, losses) may sound
 * ill.
 */
const hopeful = new Set(['capacity', 'product-launch', 'contract-signed', 'investment'])
/** Words of a title by which a transfer is a holder's sale, or disputed. */
const contested = /股东|询价|减持|持有人|争议|纠纷|拍卖|冻结|亏损|holder/u
/** Words of a title by which what was begun ends. */
const calledOff = /终止|取消|撤回|放弃|中止|未获|失败|ends?\b|terminat|scrap|cancel/u
/** Units of a body that tell what its title tells. */
const LEAD = 120
/** How sure such an event must be told to overrule the words around it. */
const SURE = 0.88
/** How sure an event must be told in a title to overrule a tone against its sign. */
const TITLED = 0.75
/** Units of weight that such an event has for the strength, as a plain word of the dictionary. */
const WEIGHT = 2

/** What one event says of its company: its sign, told as happened or planned. */
const says = (event: EventFound): boolean =>
  plain.has(event.type) &&
  event.confidence >= SURE &&
  (event.modality === 'fact' || event.modality === 'plan') &&
  event.sign !== 0
/** Whether an event that would have had the tone's sign is denied. */
const denies = (event: EventFound, tone: Tone): boolean =>
  event.modality === 'denied' && tone !== 'neutral' && eventKind(event.type)?.sign === (tone === 'risk' ? -1 : 1)

/**
 * The one sign of all plain events, with the surest of them; null where they contradict one another, or any event says
 * otherwise.
 */
function signOf(events: readonly EventFound[]): { sign: 1 | -1; event: EventFound } | null {
  const plainly = events.filter(says)
  const [first] = plainly.toSorted((a, b) => b.confidence - a.confidence)
  if (!first || first.sign === 0 || plainly.some(({ sign }) => sign !== first.sign)) return null
  return { sign: first.sign, event: first }
}

/**
 * Tones held against what the text plainly says happened to the company: falling profit is no opportunity, the end of a
 * warning no risk, and what is denied leaves neither.
 * A tone that stands against the one sign of all plain events of its company is replaced, with the event as its reason;
 * neutral too, where the title tells of the event.
 * Where no event says anything, what a text about one company states of its profit, sales or costs (`directions/`)
 * decides against the contrary; and a title whose shares fall is no opportunity, whatever rises as the cause, nor one
 * whose shares rise a risk.
 * `statements`: the part of a title that speaks of a company alone, where it speaks of several in turn; what it states
 * and whose shares move in it is that company's. `named`: places of companies in the title. `listed`: what the shares of
 * companies did that a body names in a row; of them that is all the text says, so all of one row have one tone.
 */
export function checkedTones(
  results: readonly ToneResult[],
  events: readonly EventFound[],
  { title, body }: Pick<DocumentText, 'title' | 'body'>,
  language: 'zh' | 'en',
  statements: ReadonlyMap<string, Piece> = new Map(),
  named: readonly Piece[] = [],
  listed: ReadonlyMap<string, ListedMove | null> = new Map(),
): ToneResult[] {
  const wholeMove = priceMoveIn(title, named)
  // Only a tone can be held against directions.
  const { field: wholeField, directions } =
    results.length <= 2 && results.some(({ tone }) => tone !== 'neutral')
      ? directionsStated(language, title, body)
      : { field: 'title' as const, directions: [] }
  const wholeStated = signStated(directions)
  const ofCompany = Map.groupBy(
    events.filter(({ companyId }) => companyId !== null),
    ({ companyId }) => companyId,
  )
  return results.map((result) => {
    const statement = result.companyId === null ? undefined : statements.get(result.companyId)
    const { move, stated, field } = statement
      ? saidIn(language, title, statement, named)
      : {
          move: result.companyId !== null && statements.size > 0 ? null : wholeMove,
          stated: wholeStated,
          field: wholeField,
        }
    const own = result.companyId === null ? events : (ofCompany.get(result.companyId) ?? [])
    const together = result.companyId === null ? null : (listed.get(result.companyId) ?? null)
    if (together && own.every(({ type }) => type === 'abnormal-trading')) {
      const wanted: Tone = together.sign > 0 ? 'opportunity' : 'risk'
      return result.tone === wanted ? result : byReason(result, wanted, 'tone-price', together, SURE)
    }
    const said = signOf(own)
    if (said) {
      const wanted: Tone = said.sign > 0 ? 'opportunity' : 'risk'
      // Unusual trading by itself is neither good nor bad: it only speaks against the opposite.
      const overruled =
        result.tone !== 'neutral' ||
        (result.companyId !== null && title.includes(said.event.trigger.text) && said.event.type !== 'abnormal-trading')
      return result.tone !== wanted && overruled
        ? byReason(result, wanted, 'tone-event', said.event.trigger, said.event.confidence)
        : result
    }
    // A text about one company has the tone of what it tells of that.
    const titled = result.companyId === null && results.length > 2 ? undefined : titledIn(own, title, stated)
    // A transfer of the company's equity alone is neither good nor bad for it: price, buyer and purpose would say. A
    // holder who sells is another matter.
    if (titled?.type === 'equity-transfer' && titled.sign === 0 && result.tone !== 'neutral' && !contested.test(title))
      return byReason(result, 'neutral', 'tone-event', titled.trigger, titled.confidence)
    if (titled && titled.sign > 0 && hopeful.has(titled.type) && result.tone === 'risk' && !calledOff.test(title))
      return byReason(result, 'opportunity', 'tone-event', titled.trigger, titled.confidence)
    const answered = rebutted.exec(title)
    if (answered && result.tone === 'risk')
      return byReason(
        result,
        'neutral',
        'tone-negated',
        { field: 'title', start: answered.index, end: answered.index + answered[0].length, text: answered[0] },
        SURE,
      )
    const denied = own.some(says) ? undefined : own.find((one) => denies(one, result.tone))
    if (denied) return byReason(result, 'neutral', 'tone-event', denied.trigger, denied.confidence)
    if (stated && !own.some(says) && result.tone === (stated.sign > 0 ? 'risk' : 'opportunity')) {
      const text = (field === 'title' ? title : body).slice(stated.start, stated.end)
      return byReason(
        result,
        stated.soft ? 'neutral' : stated.sign > 0 ? 'opportunity' : 'risk',
        'tone-direction',
        { field, start: stated.start, end: stated.end, text },
        SURE,
      )
    }
    const wanted: Tone = move?.sign === 1 ? 'opportunity' : 'risk'
    return move && result.tone !== 'neutral' && result.tone !== wanted && !own.some(says)
      ? byReason(result, wanted, 'tone-price', move, SURE)
      : result
  })
}

/** What a company's own part of a title states, and where its shares move, at places of the title. */
function saidIn(language: 'zh' | 'en', title: string, { start, end }: Piece, named: readonly Piece[]) {
  const part = title.slice(start, end)
  const own = named
    .filter((one) => one.start >= start && one.end <= end)
    .map((one) => ({ start: one.start - start, end: one.end - start }))
  const [move, stated] = [priceMoveIn(part, own), signStated(directionsStated(language, part, '').directions)]
  const moved = <Place extends Piece>(place: Place): Place => ({
    ...place,
    start: place.start + start,
    end: place.end + start,
  })
  return { move: move && moved(move), stated: stated && moved(stated), field: 'title' as const }
}

/**
 * The event that a title or the first lines tell, where they tell of one thing: of several, only if all have the
 * first's sign; and none that a stated direction contradicts.
 */
function titledIn(events: readonly EventFound[], title: string, stated: Direction | null): EventFound | undefined {
  const told = events.filter(
    ({ confidence, modality, trigger }) =>
      confidence >= TITLED &&
      (modality === 'fact' || modality === 'plan') &&
      (title.includes(trigger.text) || (trigger.field === 'body' && trigger.start < LEAD)),
  )
  const [first] = told.toSorted((a, b) => b.confidence - a.confidence)
  return told.every(({ sign }) => sign === first?.sign) && (!stated || stated.sign === first?.sign) ? first : undefined
}

/** A title that answers what is said: it is not so. */
const rebutted = /不属实|传闻不实|消息不实|纯属谣言|系谣言|辟谣|系误传/u

function byReason(
  result: ToneResult,
  tone: Tone,
  code: string,
  { field, start, end, text }: Span & { text: string },
  confidence: number,
): ToneResult {
  const probability = Math.min(0.95, confidence)
  return {
    ...result,
    tone,
    probability,
    strength: tone === 'neutral' ? 0 : probability * (1 - Math.exp(-WEIGHT / 3)),
    why: [{ code, words: [text], weight: Math.log(probability / (1 - probability)), spans: [{ field, start, end }] }],
  }
}
