import type { Answer, Wording } from '@pandora/contract/domains/chat/shapes'
import type { Language } from '@pandora/contract/language'
import { dayOf } from '@pandora/contract/time'
import type { Services } from '../../../http/services.ts'
import { answerRead, type Answered, type Asked } from '../answer/answer.ts'
import { suggestionsFor } from '../suggestions.ts'
import { askModel, ModelFailed, type Message } from './client.ts'
import { hashOf, wordable } from './ground.ts'
import { keepWording, keptWording, takeCall, type Kept } from './kept.queries.ts'
import type { ModelPlace } from './place.ts'
import { mayStandFor, notUnderstood, readRestated, restateMessages } from './restate.ts'
import { held, readReply, rewordMessages } from './reword.ts'

interface Question {
  questionId: string
  text: string
  before: readonly string[]
}
type AskedWith = Asked & { services: Services }

/** Tells apart what earlier programs kept under other rules. */
const RULES = 1

/**
 * Answers a question, where a language model is set with its help: it may restate a question that was not understood,
 * and word an answer that was found. All that it says is held against what was asked and found; where that does not
 * hold, or it gives nothing, the product's own answer stands.
 */
export async function answerWithModel(asked: AskedWith, place: ModelPlace, question: Question): Promise<Answer> {
  const plain = await answerRead(asked, question.text, question.before)
  const asking = new Asking(asked, place, question.questionId)
  const restated = notUnderstood(plain, question.text) ? await asking.restated(plain, question) : null
  const answered = restated?.answered ?? plain
  const worded = await asking.worded(answered, restated?.text ?? question.text)
  const wording = worded ?? restated?.failed ?? null
  if (wording === null && restated === null) return answered.answer
  return {
    ...answered.answer,
    wording: { ...(wording ?? asking.wording({})), understoodAs: restated?.text ?? null },
  }
}

/** The asking of one model for one answer, within its time. */
class Asking {
  readonly #asked: AskedWith
  readonly #place: ModelPlace
  readonly #questionId: string
  readonly #day: string
  readonly #deadline: number
  readonly #signal: AbortSignal

  constructor(asked: AskedWith, place: ModelPlace, questionId: string) {
    this.#asked = asked
    this.#place = place
    this.#questionId = questionId
    this.#day = dayOf(asked.view.asOf ?? asked.now)
    this.#deadline = performance.now() + place.ms
    this.#signal = AbortSignal.timeout(place.ms)
  }

  wording(more: Partial<Wording>): Wording {
    return {
      model: this.#place.model,
      writtenBy: 'product',
      sentences: [],
      replaces: [],
      refused: 0,
      understoodAs: null,
      plainBecause: null,
      ...more,
    }
  }

  /** What a model said of something today, or says now. `read` throws ModelFailed at what is no answer. */
  async #said(
    what: unknown,
    messages: () => Promise<Message[]>,
    read: (content: string) => Kept,
  ): Promise<Kept | 'budget'> {
    const { services, uid, now } = this.#asked
    const of = {
      uid,
      questionId: this.#questionId,
      day: this.#day,
      ground: hashOf([RULES, this.#place.model, this.#asked.view.marketId, what]),
    }
    const kept = await keptWording(services.sql, of, now)
    if (kept) return kept
    try {
      const content = await askModel(this.#place, await messages(), {
        signal: this.#signal,
        deadline: this.#deadline,
        mayCall: () => takeCall(services.sql, uid, dayOf(now), this.#place.daily),
      })
      return await keepWording(services.sql, of, read(content), now)
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error
      if (error.reason === 'budget') return 'budget'
      services.log.warn({ reason: error.reason, status: error.status }, 'the language model gave nothing')
      return keepWording(services.sql, of, { said: [], refused: 0, failed: 'failed' }, now)
    }
  }

  /** The answer to the question that a model made of one that was not understood. */
  async restated(
    plain: Answered,
    { text, before }: Question,
  ): Promise<{ text: string; answered: Answered; failed: null } | { text: null; answered: null; failed: Wording }> {
    const { language } = plain.reading
    const wire: Language = language === 'zh' ? 'zh-CN' : 'en'
    const said = await this.#said(
      { restate: text, before },
      async () => restateMessages(text, before, language, await suggestionsFor(this.#asked, wire)),
      (content) => {
        const made = readRestated(content)
        return made !== null && mayStandFor(made, text, plain)
          ? { said: [{ text: made, refs: [] }], refused: 0, failed: null }
          : { said: [], refused: made === null ? 0 : 1, failed: 'refused' }
      },
    )
    const none = (more: Partial<Wording>) => ({ text: null, answered: null, failed: this.wording(more) })
    if (said === 'budget') return none({ plainBecause: 'budget' })
    const made = said.said[0]?.text
    if (made === undefined || !mayStandFor(made, text, plain))
      return none({ plainBecause: said.failed ?? 'refused', refused: said.refused })
    return { text: made, answered: await answerRead(this.#asked, made, before), failed: null }
  }

  /** An answer in a model's words; null where there is nothing for it to word. */
  async worded({ answer, reading }: Answered, question: string): Promise<Wording | null> {
    const ground = wordable(answer, reading.language)
    if (!ground) return null
    const { language, facts, quotes, must } = ground
    const said = await this.#said(
      { word: question, language, facts, quotes, must: [...must] },
      async () => rewordMessages(question, ground),
      (content) => readReply(content, ground),
    )
    if (said === 'budget') return this.wording({ plainBecause: 'budget' })
    // What was kept is held against the facts again: rules may have changed since.
    const now = held(said.said, ground)
    const enough = now.facts.size > 0 && [...must].every((id) => now.facts.has(id))
    if (said.failed !== null || !enough)
      return this.wording({ plainBecause: said.failed ?? 'refused', refused: said.refused })
    return this.wording({
      writtenBy: 'model',
      sentences: now.sentences,
      replaces: [...ground.replaces],
      refused: said.refused,
    })
  }
}
