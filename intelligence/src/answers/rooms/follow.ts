import type { Known } from '../reading/reading.ts'
import type { RoomAsked } from './asked.ts'
import { readRoom } from './read.ts'
import { RoomText } from './room-text.ts'

const TURNS = /^那么?|呢(?=[?？]?$)|\b(?:what about|how about|and)\b/g

/** Asks what the rounds before come to, and nothing else. */
const SUM =
  /^(?:那|那么|一共|总共|他们|它们|这些|共)*(?:融|投|拿)了?(?:资)?(?:一共|总共)?多少(?:钱|资金)?[?？]?$|^(?:and )?how much (?:was (?:it|that)|did (?:it|they) raise|in total|altogether|money)(?: in total)?[?]?$/

/**
 * Reads a question for a room where it follows others, the last of them last: a company, a time or a number alone
 * takes the rest from the question right before it. Null where neither is for a room.
 */
export function readRoomAfter(question: string, before: readonly string[], known: Known): RoomAsked | null {
  const own = readRoom(question, known)
  const last = before.at(-1)
  if (last === undefined) return own
  // 有什么新闻 behind a company is of that company.
  const isBare = own?.room === 'flash' && own.period === null && !own.recent && !own.morning
  if (isBare && new RoomText(last, known).companies.length > 0) return null
  if (own) {
    // 那增持呢: of the same companies and time as the list before it.
    if (!/^那|呢[?？]?$|^(?:what about|how about|and)\b/i.test(question.trim())) return own
    const earlier = own.period === null && !own.recent ? readRoomAfter(last, before.slice(0, -1), known) : null
    if (earlier?.room !== own.room) return own
    const companies = 'companies' in own && 'companies' in earlier && own.companies.length === 0 ? earlier : null
    return {
      ...own,
      period: earlier.period,
      recent: earlier.recent,
      ...(companies ? { companies: companies.companies } : {}),
    }
  }
  const text = new RoomText(question, known)
  if (SUM.test(text.lower)) {
    const earlier = readRoomAfter(last, before.slice(0, -1), known)
    return earlier?.room === 'financing' ? { ...earlier, summed: true } : null
  }
  const turns = text.take(TURNS) !== null
  const group = turns ? ofGroup(text.fork(), last, before, known) : null
  if (group) return group
  const most = text.count()
  const time = text.time()
  const says = text.companies.length > 0 || time?.period !== null || time.recent || most !== null
  if (!turns || !says || time === null || !text.isWhole()) return null
  const earlier = readRoomAfter(last, before.slice(0, -1), known)
  if (!earlier || (text.companies.length > 0 && !('companies' in earlier))) return null
  return {
    ...earlier,
    ...(text.companies.length > 0 ? { companies: text.companies } : {}),
    ...(time.period !== null || time.recent ? time : {}),
    ...(most === null ? {} : { most }),
    aside: text.aside,
  }
}

/** 非银呢, 半导体呢: the same list of another group, or on something else; null where the question says more or less. */
function ofGroup(text: RoomText, last: string, before: readonly string[], known: Known): RoomAsked | null {
  const earlier = text.companies.length > 0 ? null : readRoomAfter(last, before.slice(0, -1), known)
  if (!earlier) return null
  const themes = text.themes()
  const industries = text.industries()
  if (themes.length + industries.length === 0 || !text.isWhole()) return null
  if ('industries' in earlier) return { ...earlier, companies: [], themes, industries }
  const [theme] = themes
  const [topic, ...more] = [...themes.map((one) => one.nameZh), ...industries.map((one) => one.name)]
  if (!('topic' in earlier) || topic === undefined || more.length > 0) return null
  if (earlier.room !== 'about') return { ...earlier, topic }
  return { ...earlier, companies: [], themes, topic: theme ? '' : topic }
}
