import type { Random } from '../random.ts'
import type { DemoCompany } from '../world.ts'
import { crowdWords, type CrowdHalf } from './bank.ts'

/** A way of changing a text a little, so that it is not the same to the letter. */
type Way = (text: string, about: DemoCompany, random: Random) => string

const clauseEnd = /[，。]/gu
/** Sentences and clauses of a text with the marks behind them. */
const clausesOf = (text: string): string[] => text.match(/[^，。]+[，。]?/gu) ?? [text]
const ended = (text: string): string => (/[。！]$/u.test(text) ? text : `${text}。`)

const faces = ['🚀', '🔥', '👍', '💰', '📈', '😂', '🙏']
const particles = ['啊', '哈', '哦', '呢', '了']

/** One or two of the words that stand for one another are changed. */
const swapped =
  (half: CrowdHalf): Way =>
  (text, _about, random) =>
    random
      .sample(
        crowdWords[half].swaps.filter(([from]) => text.includes(from)),
        2,
      )
      .reduce((said, [from, to]) => said.replace(from, to), text)

const ways: Readonly<Record<CrowdHalf, Readonly<Record<string, Way>>>> = {
  shown: {
    marks: (text, _about, random) => text.replace(clauseEnd, () => random.pick(['！', '～', '，', '。', '…'])),
    faces: (text, _about, random) =>
      text.replace(clauseEnd, (end) => end + (random.chance(0.4) ? random.pick(faces) : '')),
    name: (text, { shortZh, code }, random) => text.replaceAll(shortZh, random.pick([code, shortZh.slice(0, 2)])),
    word: swapped('shown'),
    after: (text, _about, random) => ended(text) + random.pick(crowdWords.shown.added),
    before: (text, _about, random) => random.pick(crowdWords.shown.added) + text,
  },
  hidden: {
    spaced: (text) => text.replace(clauseEnd, ' ').trim(),
    tagged: (text, { shortZh, code, exchange }) => `$${shortZh}(${exchange === 'SSE' ? 'SH' : 'SZ'}${code})$ ${text}`,
    spoken: (text, _about, random) =>
      text.replace(clauseEnd, (end) => (random.chance(0.5) ? random.pick(particles) : '') + end),
    other: swapped('hidden'),
    turned: (text, _about, random) => {
      const clauses = clausesOf(text)
      const at = random.int(1, clauses.length - 2)
      const [one = '', next = ''] = clauses.splice(at, 2)
      return [...clauses.slice(0, at), next, one, ...clauses.slice(at)].join('')
    },
    shortened: (text, _about, random) => {
      const clauses = clausesOf(text)
      clauses.splice(random.int(1, clauses.length - 1), 1)
      return clauses.join('')
    },
    inside: (text, _about, random) => {
      const clauses = clausesOf(text)
      clauses.splice(random.int(1, clauses.length - 1), 0, random.pick(crowdWords.hidden.added))
      return clauses.join('')
    },
  },
}

/** Names of the ways of a half. */
export const waysOf = (half: CrowdHalf): string[] => Object.keys(ways[half])

/** A text changed in some ways of a half, one after the other. */
export const varied = (
  text: string,
  { half, names, about }: { half: CrowdHalf; names: readonly string[]; about: DemoCompany },
  random: Random,
): string => names.reduce((said, name) => ways[half][name]?.(said, about, random) ?? said, text)
