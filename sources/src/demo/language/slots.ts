import type { Random } from '../random.ts'
import type { Both, DemoCompany, DemoEvent, World } from '../world.ts'
import { analysts, brokers, disclosure } from './banks/media.ts'
import { unlisted } from './banks/organs.ts'
import type { Slots } from './grammar.ts'
import {
  amountEn,
  countEn,
  countZh,
  dayEn,
  dayZh,
  englishStyle,
  exactRate,
  exactZh,
  looseRateZh,
  looseZh,
  monthDayZh,
  periodEn,
  periodZh,
  plainIndustry,
  rateEn,
  timeOfDayZh,
  within,
} from './styles.ts'

export type Language = 'zh' | 'en'

const suffixOf = (company: DemoCompany): string => (company.exchange === 'SSE' ? 'SH' : 'SZ')

/** A company at its first mention. */
function firstMentionZh(company: DemoCompany): (random: Random) => string {
  const { shortZh: short, nameZh: full, code } = company
  return (random) =>
    random.pick([
      `${short}（${code}）`,
      `${short}（${code}.${suffixOf(company)}）`,
      `${full}（${code}）`,
      `${full}（以下简称“${short}”）`,
      short,
      short,
      `${code}${short}`,
      full,
    ])
}

function firstMentionEn(company: DemoCompany): (random: Random) => string {
  const { shortEn: short, nameEn: full, code } = company
  return (random) =>
    random.pick([
      `${short} (${code}.${suffixOf(company)})`,
      `${full} (${code})`,
      short,
      full,
      `${short}, listed as ${code},`,
    ])
}

/** What stands for a company in a text of a language. */
export function companySlots(
  world: World,
  company: DemoCompany,
  language: Language,
  random: Random,
  product?: Both | null,
): Slots {
  const level3 = plainIndustry(world.industry(company.industryCode))
  const level1 = plainIndustry(world.industry(company.path[0]))
  const named = company.products.find((one) => one.zh !== '其他') ?? company.products[0]
  const main = named ?? { zh: level3.zh, en: level3.en }
  const product0 = product ?? main
  const sector = random.chance(0.5) ? level3 : level1
  if (language === 'zh') {
    return {
      short: company.shortZh,
      full: company.nameZh,
      code: company.code,
      co: firstMentionZh(company),
      city: company.city.zh,
      chair: company.chair.zh,
      secretary: company.secretary.zh,
      prod: main.zh,
      product: product0.zh,
      sector: sector.zh,
    }
  }
  return {
    Co: company.shortEn,
    coL: firstMentionEn(company),
    code: company.code,
    city: company.city.en,
    chair: company.chair.en,
    secretary: company.secretary.en,
    prod: within(main.en),
    product: within(product0.en),
    sector: within(sector.en),
  }
}

/** What stands for anybody: media, brokers, days. */
export function commonSlots(day: string, language: Language, random: Random): Slots {
  const broker = random.pick(brokers)
  const analyst = random.pick(analysts)
  if (language === 'zh')
    return {
      broker: broker.zh,
      analyst: analyst.zh,
      disclosure: random.pick(disclosure).zh,
      date: (own) => dayZh(day, own),
      md: monthDayZh(day),
      year: day.slice(0, 4),
      year2: String(Number(day.slice(0, 4)) + 3),
    }
  const style = englishStyle(random)
  return { broker: broker.en, analyst: analyst.en, date: dayEn(day, style), year: day.slice(0, 4) }
}

/**
 * Who stands at the other side of an event: a company of the market, a person, or one that is listed nowhere. Always
 * the same for an event.
 */
export function otherSide(world: World, event: DemoEvent): Both {
  const { counterpartyId, person } = event.details
  if (counterpartyId !== null) {
    const other = world.company(counterpartyId)
    return { zh: other.shortZh, en: other.shortEn }
  }
  if (event.type === 'lawsuit' && person) return person
  const number = [...event.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  return unlisted[Math.abs(number) % unlisted.length] as Both
}

const overseas: readonly Both[] = [
  { zh: '部分海外市场', en: 'some overseas markets' },
  { zh: '一些主要进口国', en: 'several importing countries' },
  { zh: '海外主要市场', en: 'major overseas markets' },
]

/** Companies that an event of an industry or theme moves, those with the greatest move first. */
export function movedBy(world: World, event: DemoEvent): { company: DemoCompany; tone: -1 | 1 }[] {
  return [...event.effects]
    .filter((one) => one.move !== 0 && (one.via === null || one.via.kind !== 'edge'))
    .sort((a, b) => Math.abs(b.move) - Math.abs(a.move))
    .slice(0, 8)
    .map((one) => ({ company: world.company(one.companyId), tone: one.move > 0 ? 1 : -1 }))
}

/** Level-1 industries that sell services: there a launch or a recall is of what goes with them. */
const services = new Set([
  '410000',
  '420000',
  '430000',
  '450000',
  '460000',
  '480000',
  '490000',
  '510000',
  '620000',
  '720000',
])
const beside: Readonly<Partial<Record<DemoEvent['type'], Both>>> = {
  'product-launch': { zh: '服务方案', en: ' service package' },
  recall: { zh: '配套设备', en: ' equipment' },
  'product-approval': { zh: '业务资质', en: ' licence' },
  capacity: { zh: '项目', en: ' project' },
}

/** Whether a company makes things: of one that does not no text tells of plants, makers or docks. */
export const makesThings = ({ path }: Pick<DemoCompany, 'path'>): boolean => !services.has(path[0])

/** The product of an event in the words that suit its subject. */
export function productOf(world: World, event: DemoEvent): Both | null {
  const { product } = event.details
  const added = beside[event.type]
  const sector = event.companyId === null ? '' : world.company(event.companyId).path[0]
  return product && added && services.has(sector) ? { zh: product.zh + added.zh, en: product.en + added.en } : product
}

/** What stands for an event. `full`: as the company's own announcement has it. */
export function eventSlots(world: World, event: DemoEvent, language: Language, random: Random, full = false): Slots {
  const { amount, rate: signed, period, count, body, place, person } = event.details
  const product = productOf(world, event)
  const rate = signed === null ? null : Math.abs(signed)
  const subject =
    event.industryCode !== null
      ? plainIndustry(world.industry(event.industryCode))
      : event.themeId !== null
        ? world.theme(event.themeId)
        : null
  const where =
    event.type === 'export-limit'
      ? overseas[event.id.charCodeAt(event.id.length - 1) % overseas.length]
      : (place ?? undefined)
  const side = otherSide(world, event)
  const other = event.type === 'lawsuit-won' ? undefined : side
  const holder = body ?? undefined
  if (language === 'zh') {
    return {
      ...(amount === null
        ? {}
        : {
            amount: (own: Random, before: string) => (full ? exactZh(amount) : looseZh(amount, own, before)),
            amountx: exactZh(amount),
          }),
      ...(rate === null
        ? {}
        : { rate: (own: Random, before: string) => (full ? exactRate(rate) : looseRateZh(rate, own, before)) }),
      ...(period === null ? {} : { period: periodZh(period, full, random) }),
      ...(count === null ? {} : { count: (own: Random) => countZh(count, own) }),
      ...(product ? { product: product.zh } : {}),
      other: other?.zh,
      body: body?.zh,
      secbody: body?.zh.includes('证券') ? body.zh : undefined,
      holder: holder?.zh,
      place: where?.zh,
      person: person?.zh,
      ind: subject?.zh,
      tod: (own) => timeOfDayZh(event.time, own),
    }
  }
  const style = englishStyle(random)
  return {
    ...(amount === null ? {} : { amount: amountEn(amount, style), amountx: amountEn(amount, style) }),
    ...(rate === null ? {} : { rate: rateEn(rate, style) }),
    ...(period === null ? {} : { period: periodEn(period, random) }),
    ...(count === null ? {} : { count: countEn(count) }),
    ...(product ? { product: within(product.en) } : {}),
    other: other?.en,
    body: body?.en,
    holder: holder?.en,
    place: where?.en,
    person: person?.en,
    ind: subject ? within(subject.en) : undefined,
  }
}
