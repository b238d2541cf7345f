import { faultsOf, type Fault } from './check.ts'
import type { WordedFact, WordedGround } from './wording-ground.ts'
import { onlyTime, tokensOf, type SaidNumber, type Token } from './wording-lexer.ts'

/** Where a sentence says a fact. */
export interface Said {
  start: number
  end: number
  factId: string
}

export type WordingFault =
  | Fault
  /** `WORD`: one that is none of the words allowed; `BOUND`: a figure, name or time that belongs to no fact as it stands; `EMPTY`: it says nothing. */
  | { code: 'WORD' | 'BOUND' | 'TURN' | 'EMPTY'; text: string }

type Claim = Extract<Token, { kind: 'number' | 'words' }>
type Side = 'before' | 'after'
const attributes = ['company', 'period', 'label'] as const
type Attribute = (typeof attributes)[number]
/** In Chinese what a figure is of stands before it. */
const sidesOf: Readonly<Record<'zh' | 'en', readonly Side[]>> = { zh: ['before'], en: ['before', 'after'] }

const isClaim = (token: Token): token is Claim => token.kind === 'number' || token.kind === 'words'

/** The value that a fact's own text shows, and half of what its last digit stands for. */
function shownOf(fact: WordedFact): { value: number; slack: number; bare: boolean } | null {
  const match = /[-−]?\d[\d,]*(?:\.\d+)?/.exec(fact.text)
  if (!match) return null
  const digits = match[0].replaceAll(',', '').replace('−', '-')
  return {
    value: Number(digits),
    slack: 0.5 / 10 ** (digits.split('.')[1]?.length ?? 0),
    bare: match[0] === fact.text.trim(),
  }
}

/** Coarser than this a rounding tells of another figure. */
const COARSEST = 0.005

/** Whether a number says a fact: as it is shown, or rounded from its value, in its unit and currency. */
function saysFact(number: SaidNumber, fact: WordedFact): boolean {
  const shown = shownOf(fact)
  if (fact.value === null || !shown || fact.unit === 'text') return false
  if (number.unit === 'none' ? !shown.bare : number.unit !== fact.unit) return false
  if (number.currency !== (fact.unit === 'money' || fact.unit === 'per-share' ? fact.currency : null)) return false
  if (number.value === shown.value) return true
  const coarser = number.slack > shown.slack * (1 + 1e-9)
  return (
    coarser &&
    Math.abs(number.value - fact.value) <= number.slack * (1 + 1e-9) &&
    number.slack <= Math.abs(fact.value) * COARSEST
  )
}

const wanted = (fact: WordedFact, attribute: Attribute): string | null => fact[attribute]

function fitsToken(fact: WordedFact, attribute: Attribute, token: Token): boolean {
  const own = wanted(fact, attribute) ?? ''
  if (attribute !== 'period' || token.kind !== 'period') return token.text.toLowerCase() === own.toLowerCase()
  if (token.text.replaceAll(' ', '').toLowerCase() === own.replaceAll(' ', '').toLowerCase()) return true
  return token.time !== null && token.time === onlyTime(own)
}

/** Words of English through which a figure reaches the name, time or label behind it. */
const reaching: ReadonlySet<string> = new Set(
  'in|for|during|the|a|fiscal|year|at|end|of|period|ended|ending|by|as|reported|recorded'.split('|'),
)

/** The first token of an attribute that a figure reaches behind it, with nothing between that ends its words. */
function behind(tokens: readonly Token[], at: number, attribute: Attribute, sentence: string): Token | undefined {
  for (let next = at + 1; next < tokens.length; next++) {
    const [before, token] = [tokens[next - 1], tokens[next]]
    if (!before || !token || /[^\s]/u.test(sentence.slice(before.end, token.start))) return undefined
    if (token.kind === attribute) return token
    const passes = token.kind === 'joining' && reaching.has(token.text.toLowerCase())
    if (!passes && !attributes.some((one) => token.kind === one)) return undefined
  }
  return undefined
}

/**
 * Ties each figure of a sentence to the company, time and label that it stands with: those before it, or, in English,
 * where a sentence puts them behind its figures, those that each reaches. Null where a figure is then no fact's, where
 * it could be read with another one behind it, or a name, time or label is of no figure.
 */
function bound(
  sentence: string,
  tokens: readonly Token[],
  facts: readonly WordedFact[],
  mode: Record<Attribute, Side>,
): Said[] | null {
  const used = new Set<Token>()
  const said: Said[] = []
  for (const [at, token] of tokens.entries()) {
    if (!isClaim(token)) continue
    const near = Object.fromEntries(
      attributes.map((attribute) => [
        attribute,
        mode[attribute] === 'before'
          ? tokens.slice(0, at).findLast((one) => one.kind === attribute)
          : behind(tokens, at, attribute, sentence),
      ]),
    ) as Record<Attribute, Token | undefined>
    const fact = facts.find(
      (one) =>
        (token.kind === 'words' ? one.unit === 'text' && one.text === token.factText : saysFact(token.number, one)) &&
        attributes.every((attribute) => {
          if (wanted(one, attribute) === null) return true
          const by = near[attribute]
          return by !== undefined && fitsToken(one, attribute, by)
        }),
    )
    if (!fact) return null
    for (const attribute of attributes) {
      const by = near[attribute]
      if (by && wanted(fact, attribute) !== null) used.add(by)
      // "CNY 5 in 2020" is read as it stands, whatever year was named before.
      const other = mode[attribute] === 'before' ? behind(tokens, at, attribute, sentence) : undefined
      if (other && sentence.slice(token.end, other.start).trim() !== '' && !fitsToken(fact, attribute, other))
        return null
    }
    said.push({ start: token.start, end: token.end, factId: fact.id })
  }
  const named = tokens.filter((token) => attributes.some((attribute) => token.kind === attribute))
  return named.every((token) => used.has(token)) ? said : null
}

/** Whether what says up or down is so: of one company and label, from a time to a later one. */
function turnHolds(tokens: readonly Token[], said: readonly Said[], facts: readonly WordedFact[]): boolean {
  const turns = tokens.filter((token) => token.kind === 'turn')
  if (turns.length === 0) return true
  const [turn, ...more] = turns
  const [first, second, ...others] = said.map((one) => facts.find((fact) => fact.id === one.factId))
  if (!turn || more.length > 0 || !first || !second || others.length > 0) return false
  const [a, b] = said
  if (!a || !b) return false
  const place = turn.start < a.start ? 'lead' : turn.start < b.start ? 'between' : 'behind'
  if (place !== (turn.turn.order === 'lead' ? 'lead' : 'between')) return false
  const [earlier, later] = turn.turn.order === 'reverse' ? [second, first] : [first, second]
  if (earlier.company !== later.company || earlier.label !== later.label || earlier.unit !== later.unit) return false
  if (earlier.currency !== later.currency || earlier.value === null || later.value === null) return false
  const [from, to] = [onlyTime(earlier.period ?? ''), onlyTime(later.period ?? '')]
  if (from === null || to === null || from.replaceAll(/\d/g, '0') !== to.replaceAll(/\d/g, '0')) return false
  return from < to && (turn.turn.up ? earlier.value < later.value : earlier.value > later.value)
}

const bare = (text: string): string => text.replace(/^[\s「“"]+|[\s」”"。.!！?？]+$/gu, '')

function quotesHold(tokens: readonly Token[], ground: WordedGround): WordingFault[] {
  const faults: WordingFault[] = []
  const said = tokens.filter((token) => token.kind === 'quote')
  for (const token of said) {
    const own = ground.quotes.find((quote) => bare(quote.text) === bare(token.text))
    const named =
      own && tokens.some((one) => one.kind === 'source' && [own.title, own.source].some((name) => same(name, one.text)))
    // A part of a sentence can say the opposite of it, and words without their document are the product's.
    if (!named) faults.push({ code: 'QUOTE', text: token.text })
  }
  for (const token of tokens)
    if ((token.kind === 'told' || token.kind === 'source') && said.length === 0)
      faults.push({ code: 'WORD', text: token.text })
    else if (said.length > 0 && (isClaim(token) || attributes.some((one) => one === token.kind)))
      faults.push({ code: 'QUOTE', text: token.text })
  return faults
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Holds a sentence of somebody who is not trusted against the facts and quotes that it refers to, by more than the
 * checker of the product's own: every figure stands with its company, its time and its label, in its unit and currency;
 * nothing else is named; every other word is one that says nothing by itself (`wording-words.ts`), so that neither a
 * cause nor a judgement nor a company nor a number written otherwise gets through; up and down are so; documents are
 * quoted whole and by name.
 */
export function wordingOf(sentence: string, ground: WordedGround): { said: Said[] } | { faults: WordingFault[] } {
  const facts = ground.facts.filter((fact) => fact.value !== null || fact.unit === 'text')
  const names = [
    ...facts.flatMap((fact) => (fact.company === null ? [] : [fact.company])),
    ...ground.quotes.flatMap((quote) => [quote.title, quote.source]),
  ]
  const faults: WordingFault[] = faultsOf(sentence, {
    facts,
    quotes: ground.quotes.map((quote) => quote.text),
    names,
    others: [],
  })
  const tokens = tokensOf(sentence, { ...ground, facts })
  for (const token of tokens) if (token.kind === 'unknown') faults.push({ code: 'WORD', text: token.text })
  faults.push(...quotesHold(tokens, ground))
  const claims = tokens.some(isClaim)
  if (!claims && !tokens.some((token) => token.kind === 'quote')) faults.push({ code: 'EMPTY', text: sentence })
  if (faults.length > 0) return { faults }
  if (!claims)
    return tokens.some((token) => token.kind === 'turn') ? { faults: [{ code: 'TURN', text: sentence }] } : { said: [] }
  const sides = sidesOf[ground.language]
  const readings = sides.flatMap((company) =>
    sides.flatMap((period) => sides.map((label) => ({ company, period, label }))),
  )
  for (const mode of readings) {
    const said = bound(sentence, tokens, facts, mode)
    if (!said) continue
    return turnHolds(tokens, said, facts) ? { said } : { faults: [{ code: 'TURN', text: sentence }] }
  }
  return { faults: [{ code: 'BOUND', text: sentence }] }
}
