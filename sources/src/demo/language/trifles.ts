import type { DemoTrifle, TrifleKind } from '../world.ts'
import { disclosure } from './banks/media.ts'
import { englishTail, englishTrifles } from './banks/en/trifles.ts'
import { chineseTail, chineseTrifles } from './banks/zh/trifles.ts'
import { unlisted } from './banks/organs.ts'
import { bodyOf, freshTitle, mediumOf, minuteOf, sentences, type Desk, type Draft } from './draft.ts'
import { commonSlots, companySlots, type Language } from './slots.ts'
import { amountEn, countEn, countZh, englishStyle, exactZh } from './styles.ts'

/** How many of the routine matters an agency tells too, and how many of these in English. */
const [TOLD, ENGLISH] = [0.45, 0.6] as const

/** What stands for a trifle in a text. */
function slotsOf({ world, day, random }: Desk, trifle: DemoTrifle, language: Language) {
  const { stake, unit, person, product } = trifle
  const company = world.company(trifle.companyId)
  const other =
    unlisted[[...trifle.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % unlisted.length]
  const amount =
    stake === null || unit !== 'CNY'
      ? undefined
      : language === 'zh'
        ? exactZh(stake)
        : amountEn(stake, englishStyle(random))
  const shares =
    stake === null || unit !== 'shares' ? undefined : language === 'zh' ? countZh(stake, random) : countEn(stake)
  return {
    ...companySlots(world, company, language, random, product),
    ...commonSlots(day, language, random),
    amount,
    shares,
    person: person[language],
    other: other?.[language],
  }
}

/** One text about a trifle; undefined where no title is left for it. */
function tell(
  desk: Desk,
  trifle: DemoTrifle,
  language: Language,
  as: 'filing' | 'news',
  later: number,
): Draft | undefined {
  const bank = (language === 'zh' ? chineseTrifles : englishTrifles)[trifle.kind satisfies TrifleKind]
  const slots = slotsOf(desk, trifle, language)
  const title = freshTitle(desk, [bank.title], slots)
  if (!title) return undefined
  const parts = [
    ...sentences(desk, bank.lead, slots, 1),
    ...sentences(desk, bank.detail, slots, desk.random.int(0, 2)),
    ...sentences(desk, language === 'zh' ? chineseTail : englishTail, slots, 1),
  ]
  return {
    kind: as === 'filing' ? 'announcement' : 'news',
    category: as === 'filing' ? 'notice' : language === 'en' ? 'desk' : 'wire',
    language,
    title,
    body: bodyOf(language, parts, 2),
    minute: Math.min(1439, minuteOf(trifle.time) + later),
    medium: as === 'filing' ? desk.random.pick(disclosure) : mediumOf(language === 'en' ? 'desk' : 'wire', desk.random),
    companies: [{ id: trifle.companyId, relation: 'subject' }],
    post: null,
    eventIds: [],
    trifleId: trifle.id,
    copyOf: null,
    exact: false,
    stance: null,
    ironic: false,
    tones: {},
  }
}

/** The day's routine matters that move nothing: each in an announcement of the company's own, some by an agency too. */
export function tellTrifles(desk: Desk, as: 'filing' | 'news'): Draft[] {
  const { world, day, random } = desk
  return world.triflesOn(day).flatMap((trifle) => {
    if (as === 'news' && !random.chance(TOLD)) return []
    const language: Language = as === 'news' && random.chance(ENGLISH) ? 'en' : 'zh'
    return tell(desk, trifle, language, as, as === 'news' ? random.int(3, 60) : 0) ?? []
  })
}
