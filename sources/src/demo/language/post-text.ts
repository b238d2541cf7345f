import type { DemoAuthor, DemoEvent } from '../world.ts'
import * as df from './banks/posts-df.ts'
import * as told from './banks/posts-events.ts'
import * as xq from './banks/posts-xq.ts'
import { trySay, type Bank, type Slots, type Voice } from './grammar.ts'

export type Stance = 'many' | 'empty' | 'neutral' | 'irrelevance'
/** What sort of post it is; `ironic` says the contrary of what it means. */
export type Sort = 'plain' | 'event' | 'ironic' | 'question' | 'advert' | 'reply'

const core = { many: df.many, empty: df.empty, neutral: df.neutral, irrelevance: df.irrelevance }
const tails = { many: df.tailMany, empty: df.tailEmpty, neutral: df.tailNeutral, irrelevance: df.tailNeutral }
const opens = { many: xq.openMany, empty: xq.openEmpty, neutral: xq.openNeutral, irrelevance: xq.irrelevance }
const argues = { many: xq.argueMany, empty: xq.argueEmpty, neutral: xq.argueNeutral }
const ends = { many: xq.endMany, empty: xq.endEmpty, neutral: xq.endNeutral }
const heard = {
  df: {
    good: { many: told.dfGood, empty: told.dfAgainstGood },
    bad: { many: told.dfAgainstBad, empty: told.dfBad },
    neutral: told.dfFlat,
  },
  xq: {
    good: { many: told.xqGood, empty: told.xqAgainstGood },
    bad: { many: told.xqAgainstBad, empty: told.xqBad },
    neutral: told.xqFlat,
  },
}

function about(platform: 'xq' | 'df', stance: Stance, event: DemoEvent): Bank {
  const banks = heard[platform]
  return stance === 'many' || stance === 'empty' ? banks[event.sign > 0 ? 'good' : 'bad'][stance] : banks.neutral
}

function short(voice: Voice, stance: Stance, sort: Sort, event: DemoEvent | null, slots: Slots): string | undefined {
  const { random } = voice
  const tail = () => (random.chance(0.5) ? (trySay(voice, tails[stance], slots) ?? '') : '')
  if (sort === 'advert') return trySay(voice, df.adverts, slots)
  if (sort === 'question') return trySay(voice, df.questions, slots)
  if (sort === 'ironic') return trySay(voice, stance === 'many' ? df.ironicMany : df.ironicEmpty, slots)
  if (sort === 'event' && event && slots.news !== undefined) {
    const said = trySay(voice, about('df', stance, event), slots)
    return said && said + tail()
  }
  const said = trySay(voice, core[stance], slots)
  if (said === undefined) return undefined
  if (stance === 'irrelevance')
    return random.chance(0.75) ? said + (trySay(voice, df.tailIrrelevance, slots) ?? '') : said
  if (random.chance(0.2)) {
    const more = trySay(voice, core[stance], slots)
    if (more && more !== said) return `${said}${random.pick(['。', ' ', '，', '！'])}${more}${tail()}`
  }
  return said + tail()
}

function long(voice: Voice, stance: Stance, sort: Sort, event: DemoEvent | null, slots: Slots): string | undefined {
  const { random } = voice
  if (sort === 'advert') return trySay(voice, xq.adverts, slots)
  if (sort === 'ironic') return trySay(voice, stance === 'many' ? xq.ironicMany : xq.ironicEmpty, slots)
  if (stance === 'irrelevance')
    return (
      (trySay(voice, xq.irrelevance, slots) ?? '') +
      (random.chance(0.8) ? (trySay(voice, xq.tailIrrelevance, slots) ?? '') : '')
    )
  const opening = sort === 'event' && event && slots.news !== undefined ? about('xq', stance, event) : opens[stance]
  const first = trySay(voice, opening, slots)
  if (first === undefined) return undefined
  const parts = new Set([first])
  for (let count = random.int(sort === 'event' ? 0 : 1, 3); count > 0; count--)
    parts.add(trySay(voice, argues[stance], slots) ?? '')
  parts.add(trySay(voice, ends[stance], slots) ?? '')
  // What is listed ends in a semicolon only where more of the list follows.
  const text = [...parts].filter((part) => part !== '')
  const listed = text.map((part, at) =>
    part.endsWith('；') && at === text.length - 1 ? `${part.slice(0, -1)}。` : part,
  )
  return random.chance(0.35) ? listed.join('\n') : listed.join('')
}

/** The words of a post in the manner of its platform; undefined where no frame can do with what is known. */
export function postText(
  voice: Voice,
  author: DemoAuthor,
  stance: Stance,
  sort: Sort,
  event: DemoEvent | null,
  slots: Slots,
  to: string | null,
): string | undefined {
  if (sort === 'reply' && to !== null) {
    const own = trySay(voice, (author.platform === 'df' ? df.replies : xq.replies)[stance], slots)
    const more = author.platform === 'df' && voice.random.chance(0.5) ? trySay(voice, core[stance], slots) : undefined
    const said = own && more ? `${own}，${more}` : own
    return (
      said &&
      (author.platform === 'xq'
        ? `回复@${to}：${stance === 'irrelevance' ? said : `${said}${slots.mark as string}`}`
        : `回复 ${to}：${said}`)
    )
  }
  return (author.platform === 'df' ? short : long)(voice, stance, sort, event, slots)
}
