/** What an answer has to say, by the rows. */
export type Expected =
  /** Each of these numbers; ratios are plain. */
  | { kind: 'values'; values: readonly number[] }
  /** These companies, in this order where it is asked for. */
  | { kind: 'companies'; ids: readonly string[]; ordered: boolean }
  /** Sentences of texts that hold a phrase. */
  | { kind: 'quotes'; phrase: string }
  /** Nothing but what is missing: there is no evidence. */
  | { kind: 'nothing' }

/** A question of the project's own, with those before it in its conversation. */
export interface OwnQuestion {
  kind: string
  language: 'zh' | 'en'
  before: readonly string[]
  text: string
  expected: Expected
}

/** A question in both languages. */
export type Words = readonly [zh: string, en: string]

/** Gathers questions of a kind, the languages in turn. */
export class Questions {
  readonly list: OwnQuestion[] = []
  #turn = 0

  /** The language of the next question. */
  get next(): 'zh' | 'en' {
    return this.#turn % 2 === 0 ? 'zh' : 'en'
  }

  /** Adds a question in the language whose turn it is; one that the rows give no truth for is passed over. */
  add(kind: string, words: Words, expected: Expected | null, before: readonly Words[] = []): boolean {
    if (expected === null) return false
    const at = this.#turn++ % 2
    this.list.push({
      kind,
      language: at === 0 ? 'zh' : 'en',
      before: before.map((one) => one[at] ?? ''),
      text: words[at] ?? '',
      expected,
    })
    return true
  }
}

/** Numbers to be said; null where the rows lack one. */
export const said = (...values: readonly (number | null)[]): Expected | null => {
  const held = values.filter((one) => one !== null)
  return held.length === values.length && held.every(Number.isFinite) ? { kind: 'values', values: held } : null
}
/** One over the other; null where the base is not above zero. */
export const over = (above: number | null, below: number | null): number | null =>
  above === null || below === null || below <= 0 ? null : above / below
