import type { Random } from '../random.ts'
import type { DemoCompany, DemoEvent, World } from '../world.ts'
import { newsPhrases } from './banks/posts-events.ts'
import type { Slots, Voice } from './grammar.ts'
import { trySay } from './grammar.ts'
import { eventSlots, productOf } from './slots.ts'
import { plainIndustry } from './styles.ts'

/**
 * What a stock did as seen at a minute of a day: before the open the last day's, while it trades a part of the day's,
 * then all of it.
 */
export interface Seen {
  change: number
  price: number
}

/** Trading days around a day, worked out once for all its posts. */
export interface Around {
  trading: boolean
  before: string | undefined
  next: readonly string[]
}

export function aroundOf(world: World, day: string): Around {
  let at = world.days.findLastIndex((one) => one <= day)
  const trading = world.days[at] === day
  const next = world.days.slice(at + 1, at + 6)
  if (trading) at--
  return { trading, before: world.days[at], next }
}

export function seenAt(
  world: World,
  company: DemoCompany,
  day: string,
  around: Around,
  minute: number,
  random: Random,
): Seen | null {
  const { before, trading } = around
  const old = before === undefined ? null : world.tape.closeOf(company.id, before)
  const oldChange = before === undefined ? null : world.tape.changeOf(company.id, before)
  const change = world.tape.changeOf(company.id, day)
  if (trading && change !== null && minute >= 570) {
    const close = world.tape.closeOf(company.id, day)
    if (minute >= 900 && close !== null) return { change, price: close }
    const part = change * random.between(0.35, 1)
    return close === null ? null : { change: part, price: (close / (1 + change / 100)) * (1 + part / 100) }
  }
  return old === null || oldChange === null ? null : { change: oldChange, price: old }
}

const positions = [
  '三成',
  '两成',
  '半仓',
  '一成',
  '500股',
  '1000股',
  '十手',
  '二十手',
  '两千股',
  '一万块',
  '三万',
  '五个点',
]

/** What stands for a stock in a post. */
export function postSlots(
  world: World,
  company: DemoCompany,
  seen: Seen | null,
  event: DemoEvent | null,
  voice: Voice,
): Slots {
  const { random } = voice
  const short = company.shortZh
  const product =
    company.products.find((one) => one.zh !== '其他')?.zh ?? plainIndustry(world.industry(company.industryCode)).zh
  const price = seen?.price
  const round = (of: number): string => (of >= 20 ? of.toFixed(0) : of.toFixed(1))
  const slots: Slots = {
    short,
    code: company.code,
    nick: (own) => {
      const way = own.next()
      return way < 0.6 ? short : way < 0.85 ? short.slice(0, 2) : way < 0.95 ? company.code : '这票'
    },
    mark: `$${short}(${company.exchange === 'SSE' ? 'SH' : 'SZ'}${company.code})$`,
    prod: product,
    product: (event && productOf(world, event))?.zh ?? product,
    sector: plainIndustry(world.industry(random.chance(0.5) ? company.industryCode : company.path[0])).zh,
    city: company.city.zh,
    chair: company.chair.zh,
    pos: (own) => own.pick(positions),
    num: (own) => String(own.int(2, 2_000)),
    broker: '券商',
    ...(seen && price !== undefined
      ? {
          chg:
            Math.abs(seen.change) < 0.05
              ? '几乎没动'
              : random.chance(0.7)
                ? `${Math.abs(seen.change).toFixed(random.int(0, 2)).replace(/^0$/, '0.5')}%`
                : `${Math.max(1, Math.round(Math.abs(seen.change)))}个点`,
          dir: seen.change >= 0 ? '涨' : '跌',
          close: random.chance(0.6) ? price.toFixed(2) : price.toFixed(1),
          up: round(price * random.between(1.08, 1.5)),
          down: round(price * random.between(0.65, 0.93)),
        }
      : {}),
  }
  if (!event) return slots
  const told = {
    ...slots,
    ...Object.fromEntries(
      Object.entries(eventSlots(world, event, 'zh', random)).filter(([, value]) => value !== undefined),
    ),
  }
  return { ...told, news: trySay(voice, newsPhrases[event.type], told) }
}
