import type { DemoCompany } from '../world.ts'
import * as bank from './banks/reports.ts'
import { analysts, brokers } from './banks/media.ts'
import { bodyOf, freshTitle, sentences, type Desk, type Draft } from './draft.ts'
import { commonSlots, companySlots } from './slots.ts'

const ratings: Readonly<Record<'up' | 'keep' | 'down', readonly (readonly [zh: string, en: string])[]>> = {
  up: [
    ['买入', 'Buy'],
    ['增持', 'Outperform'],
    ['强烈推荐', 'Strong Buy'],
  ],
  keep: [
    ['持有', 'Hold'],
    ['中性', 'Neutral'],
    ['增持', 'Outperform'],
  ],
  down: [
    ['减持', 'Underperform'],
    ['卖出', 'Sell'],
    ['回避', 'Reduce'],
  ],
}
const factor = { up: [1.12, 1.45], keep: [0.97, 1.12], down: [0.7, 0.93] } as const
const tone = { up: 1, keep: 0, down: -1 } as const

const kinds = {
  zh: {
    up: [bank.titlesUp, bank.reasonsUp],
    keep: [bank.titlesKeep, bank.reasonsKeep],
    down: [bank.titlesDown, bank.reasonsDown],
    rest: [bank.openings, bank.risks, bank.forecasts],
  },
  en: {
    up: [bank.titlesUpEn, bank.reasonsUpEn],
    keep: [bank.titlesKeepEn, bank.reasonsKeepEn],
    down: [bank.titlesDownEn, bank.reasonsDownEn],
    rest: [bank.openingsEn, bank.risksEn, bank.reasonsKeepEn],
  },
} as const

/** The last trading day up to a day, by close of the company; null when it has none within two weeks. */
function lastClose(desk: Desk, company: DemoCompany): number | null {
  const { world, day } = desk
  const at = world.days.findLastIndex((one) => one < day)
  for (let back = 0; back < 10 && at - back >= 0; back++) {
    const close = world.tape.closeOf(company.id, world.days[at - back] ?? '')
    if (close !== null) return close
  }
  return null
}

/** A broker's report on a company; after an event it follows its sign. */
export function researchReport(
  desk: Desk,
  company: DemoCompany,
  eventId: string | null,
  sign: 1 | -1 | 0,
): Draft | undefined {
  const { world, day, random } = desk
  const close = lastClose(desk, company)
  if (close === null) return undefined
  const view =
    sign !== 0 && random.chance(0.75)
      ? sign > 0
        ? 'up'
        : 'down'
      : random.pick(['keep', 'keep', 'up', 'up', 'down'] as const)
  const language = random.chance(0.25) ? 'en' : 'zh'
  const [titles, reasons] = kinds[language][view]
  const [openings, risks, forecasts] = kinds[language].rest
  const [ratingZh, ratingEn] = random.pick(ratings[view])
  const broker = random.pick(brokers)
  const [low, high] = factor[view]
  const target = (Math.round(close * random.between(low, high) * 10) / 10).toFixed(1)
  const slots = {
    ...companySlots(world, company, language, random),
    ...commonSlots(day, language, random),
    broker: broker[language],
    analyst: random.pick(analysts)[language],
    rating: ratingZh,
    ratingEn,
    target,
    close: close.toFixed(2),
  }
  const title = freshTitle(desk, [titles], slots)
  if (!title) return undefined
  const parts = [
    ...sentences(desk, openings, slots, 1),
    ...sentences(desk, reasons, slots, random.int(1, 3)),
    ...sentences(desk, forecasts, slots, 1),
    ...sentences(desk, risks, slots, 1),
  ]
  return {
    kind: 'report',
    category: `rating-${view}`,
    language,
    title,
    body: bodyOf(language, parts, 1),
    minute: random.int(390, 700),
    medium: broker,
    companies: [{ id: company.id, relation: 'subject' }],
    post: null,
    eventIds: eventId === null ? [] : [eventId],
    copyOf: null,
    exact: false,
    stance: null,
    ironic: false,
    tones: { [company.id]: tone[view] },
  }
}
