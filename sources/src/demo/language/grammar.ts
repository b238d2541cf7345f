import { hashOf, type Random } from '../random.ts'

/** A bank is a list of frames. A frame holds `{slot}`s and choices `[one|two|]`, which may stand inside each other. */
export type Bank = readonly string[]

/** What stands for a slot: a text, or one made anew at each use, knowing what stands before it. */
export type Slots = Readonly<Record<string, string | ((random: Random, before: string) => string) | undefined>>

type Node = string | { slot: string } | { choice: Node[][] }

interface Frame {
  text: string
  nodes: Node[]
  /** Slots that the frame cannot do without. */
  needs: string[]
}

interface Halves {
  shown: Frame[]
  hidden: Frame[]
}

/** How one speaks: by which chance, from which half of the banks, and what was said lately. */
export interface Voice {
  random: Random
  hidden: boolean
  /**
   * Number of the day: each day begins further on in a bank than the day before, so that neighbouring days differ too.
   */
  turn: number
  /** Frames still to be used, by bank, so that none returns before the others had their turn. */
  decks: Map<Bank, Frame[]>
}

/** A voice with nothing said yet. */
export function newVoice(random: Random, hidden: boolean, turn = 0): Voice {
  return { random, hidden, turn, decks: new Map() }
}

function parseNodes(text: string, from: number, inside: boolean): { nodes: Node[][]; end: number } {
  const options: Node[][] = [[]]
  let plain = ''
  let at = from
  const flush = () => {
    if (plain) options.at(-1)?.push(plain)
    plain = ''
  }
  for (; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{') {
      flush()
      const close = text.indexOf('}', at)
      if (close < 0) throw new Error(`frame without a closing brace: ${text}`)
      options.at(-1)?.push({ slot: text.slice(at + 1, close) })
      at = close
    } else if (sign === '[') {
      flush()
      const inner = parseNodes(text, at + 1, true)
      options.at(-1)?.push({ choice: inner.nodes })
      at = inner.end
    } else if (inside && sign === '|') {
      flush()
      options.push([])
    } else if (inside && sign === ']') {
      flush()
      return { nodes: options, end: at }
    } else {
      plain += sign
    }
  }
  if (inside) throw new Error(`frame without a closing bracket: ${text}`)
  flush()
  return { nodes: options, end: at }
}

function parse(text: string): Frame {
  const nodes = parseNodes(text, 0, false).nodes[0] ?? []
  const needs = nodes.flatMap((node) => (typeof node !== 'string' && 'slot' in node ? [node.slot] : []))
  return { text, nodes, needs }
}

const halvesOf = new WeakMap<Bank, Halves>()

/** Seed by which the banks are cut in two. It is the same for every market: what is hidden in one is hidden in all. */
const cutSeed = 'half-2'

/** The two halves of a bank: frames in an order given by the seed, every other one hidden. */
function halves(bank: Bank): Halves {
  let found = halvesOf.get(bank)
  if (!found) {
    const order = [...bank]
      .map((text) => ({ text, rank: hashOf(cutSeed + text) }))
      .sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1))
    found = { shown: [], hidden: [] }
    for (const [at, { text }] of order.entries()) (at % 2 ? found.hidden : found.shown).push(parse(text))
    if (!found.hidden.length) throw new Error(`a bank of one frame cannot be cut in two: ${bank[0]}`)
    halvesOf.set(bank, found)
  }
  return found
}

/** Texts of the frames in one half of a bank. */
export function framesOf(bank: Bank, hidden: boolean): string[] {
  return halves(bank)[hidden ? 'hidden' : 'shown'].map((frame) => frame.text)
}

function fill(nodes: readonly Node[], slots: Slots, random: Random, frame: string, before = ''): string {
  let out = ''
  for (const node of nodes) {
    if (typeof node === 'string') out += node
    else if ('slot' in node) {
      const value = slots[node.slot]
      if (value === undefined) throw new Error(`nothing stands for {${node.slot}} in: ${frame}`)
      out += typeof value === 'string' ? value : value(random, before + out)
    } else {
      // A choice that needs what is not there is left out of the draw.
      const open = node.choice.filter((option) =>
        option.every((part) => typeof part === 'string' || !('slot' in part) || slots[part.slot] !== undefined),
      )
      const taken = open[Math.floor(random.next() * open.length)]
      if (taken) out += fill(taken, slots, random, frame, before + out)
    }
  }
  return out
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))

/**
 * How many frames further on than the day before a day begins: about as many as a day uses up, so chosen that every
 * frame has its turn.
 */
function stepOf(frames: number): number {
  let step = 5
  while (common(step, frames) !== 1) step++
  return step
}

function draw(voice: Voice, bank: Bank, slots: Slots): Frame | undefined {
  const all = halves(bank)[voice.hidden ? 'hidden' : 'shown']
  let deck = voice.decks.get(bank)
  for (let round = 0; round < 2; round++) {
    if (!deck) {
      // The last frame is drawn first: the bank is turned so that what yesterday began with comes last.
      const from = (voice.turn * stepOf(all.length)) % all.length
      voice.decks.set(bank, (deck = [...all.slice(from), ...all.slice(0, from)].toReversed()))
    } else if (!deck.length || round) {
      voice.decks.set(bank, (deck = [...all]))
      for (let at = deck.length - 1; at > 0; at--) {
        const other = voice.random.int(0, at)
        const kept = deck[at] as Frame
        deck[at] = deck[other] as Frame
        deck[other] = kept
      }
    }
    for (let at = deck.length - 1; at >= 0; at--) {
      const frame = deck[at] as Frame
      if (frame.needs.every((slot) => slots[slot] !== undefined)) {
        deck.splice(at, 1)
        return frame
      }
    }
  }
  return undefined
}

/** One frame of the bank with its slots filled; undefined when none of its half can do with what is there. */
export function trySay(voice: Voice, bank: Bank, slots: Slots): string | undefined {
  const frame = draw(voice, bank, slots)
  return frame && fill(frame.nodes, slots, voice.random, frame.text)
}

/** The same where the bank is known to have frames that fit. Throws when it has none. */
export function say(voice: Voice, bank: Bank, slots: Slots): string {
  const said = trySay(voice, bank, slots)
  if (said === undefined) throw new Error(`no frame fits: ${bank[0]}`)
  return said
}
