import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { randomOf, type Random } from '../random.ts'
import type { Both, DemoCompany, World, WrittenText } from '../world.ts'
import { chineseMedia, englishMedia, type Manner, type Medium } from './banks/media.ts'
import { newVoice, type Bank, type Slots, type Voice, trySay } from './grammar.ts'
import type { Language } from './slots.ts'
import { sentence } from './styles.ts'

/** A text before it has a number. */
export interface Draft {
  kind: DocumentKind
  category: string | null
  language: Language
  title: string
  body: string
  /** Minutes since midnight in Asia/Shanghai, below 1440. */
  minute: number
  medium: Both
  companies: { id: string; relation: 'subject' | 'mention' }[]
  post: WrittenText['post']
  eventIds: readonly string[]
  /** Where it tells of a routine matter that moves nothing. */
  trifleId?: string
  copyOf: Draft | null
  exact: boolean
  stance: WrittenText['truth']['stance']
  ironic: boolean
  tones: Record<string, -1 | 0 | 1>
  /** What the source says of an official paper beside its text. */
  header?: WrittenText['header']
}

/** A day on which one writes. */
export interface Desk {
  world: World
  day: string
  /** Own stream of the part of the day that is being written. */
  random: Random
  voice: Voice
  /** Titles of the day: none twice, but for copies. */
  titles: Set<string>
  hidden: boolean
}

/** The desk for one part of a day; `titles` is shared by all parts. */
export function deskFor(world: World, day: string, part: string, titles: Set<string>, hidden: boolean): Desk {
  const random = randomOf(world.seed, 'texts', day, part)
  return {
    world,
    day,
    random,
    voice: newVoice(random, hidden, Math.floor(Date.parse(day) / 86_400_000)),
    titles,
    hidden,
  }
}

/** A medium of a manner. */
export const mediumOf = (manner: Manner, random: Random): Medium =>
  random.pick((manner === 'desk' ? englishMedia : chineseMedia).filter((one) => one.manner === manner))

/** The instant of a time `HH:mm` as minutes since midnight. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** A title not yet used on the day, from one of the banks; undefined after ten tries. */
export function freshTitle(desk: Desk, banks: readonly Bank[], slots: Slots): string | undefined {
  for (let tries = 0; tries < 10; tries++) {
    const bank = banks[tries % banks.length] ?? banks[0]
    const said = bank && trySay(desk.voice, bank, slots)
    const title = said && sentence(said)
    if (title === undefined || desk.titles.has(title)) continue
    desk.titles.add(title)
    return title
  }
  return undefined
}

/** Up to `count` sentences of a bank; none twice, nor two that begin alike. */
export function sentences(desk: Desk, bank: Bank, slots: Slots, count: number): string[] {
  const said = new Map<string, string>()
  for (let at = 0; at < count; at++) {
    const one = trySay(desk.voice, bank, slots)
    if (one && !said.has(one.slice(0, 10))) said.set(one.slice(0, 10), one)
  }
  return [...said.values()]
}

/** Those of the companies that a text names, the first as its subject where asked so. */
export function namedIn(
  text: string,
  language: Language,
  companies: readonly DemoCompany[],
  subject: DemoCompany | null,
): Draft['companies'] {
  const seen = new Set<string>()
  return companies.flatMap((company) => {
    const names =
      language === 'zh'
        ? [company.shortZh, company.nameZh, company.code]
        : [company.shortEn, company.nameEn, company.code]
    if (seen.has(company.id) || !names.some((name) => text.includes(name))) return []
    seen.add(company.id)
    return [{ id: company.id, relation: company === subject ? ('subject' as const) : ('mention' as const) }]
  })
}

const parted = (parts: readonly string[], paragraph: number, join: string): string => {
  const paragraphs: string[] = []
  for (let at = 0; at < parts.length; at += paragraph) paragraphs.push(parts.slice(at, at + paragraph).join(join))
  return paragraphs.join('\n')
}

/** Sentences as a body: `paragraph` sentences to each paragraph. */
export function bodyOf(language: Language, parts: readonly string[], paragraph: number): string {
  const whole = parts.filter((part) => part !== '')
  return language === 'zh'
    ? parted(whole, paragraph, '')
    : parted(whole.map(sentence), paragraph, ' ').replaceAll(/\.\.(?=\s|$)/gu, '.')
}
