import { calendarDays, dayAfter, isTradingDay } from './calendar.ts'
import { detailsOf } from './event-details.ts'
import { effectsOf, type Reach } from './effects.ts'
import { branchOf } from './industries.ts'
import type { Quarter } from './quarters.ts'
import { randomOf, type Random } from './random.ts'
import { eventRules, type EventRule } from './tables/events.ts'
import type { Both, DemoCompany, DemoEvent } from './world.ts'

/** Events of its own that a company has in a year, and events of industries and themes a year in the whole market. */
const OWN_A_YEAR = 1.4
const INDUSTRY_A_YEAR = 60
const THEME_A_YEAR = 24
/** Calendar days that lie at least between two events of one subject, so that each can be told from the other. */
const APART = 9
/** From this surprise on, in standard deviations, a report is an event. */
const SURPRISE = 1.4

const ownRules = eventRules.filter((one) => one.subject === 'company')
const industryRules = eventRules.filter((one) => one.subject === 'industry')
const themeRules = eventRules.filter((one) => one.subject === 'theme')

export interface EventInput extends Reach {
  seed: number
  from: string
  today: string
  /** Quarters of each company by the day of their report. */
  quartersOn: ReadonlyMap<string, readonly { company: DemoCompany; quarter: Quarter }[]>
}

/**
 * When in the day things become public: mostly after the close, some before the open, some while the exchanges trade.
 */
function timeOf(random: Random): string {
  const share = random.next()
  const minutes =
    share < 0.6
      ? random.int(15 * 60 + 20, 21 * 60 + 50)
      : share < 0.8
        ? random.int(7 * 60 + 10, 9 * 60 + 5)
        : random.int(9 * 60 + 40, 14 * 60 + 30)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

const pickRule = (random: Random, rules: readonly EventRule[]): EventRule =>
  rules[random.weighted(rules.map((one) => one.weight))] as EventRule
const delayOf = (random: Random, rule: EventRule): number => random.weighted(rule.delays)
const percent = (size: number): number => Math.round(size * 100) / 100
const alive = (company: DemoCompany, day: string): boolean =>
  company.firstDay < day && (company.delistedOn === null || company.delistedOn > dayAfter(day, 14))
const productOf = (random: Random, company: DemoCompany): Both => {
  const product = random.pick(company.products.filter((one) => one.zh !== '其他'))
  return { zh: product.zh, en: product.en }
}

/** Everything that happens from `from` to `today`, in order. Each day's events depend on the days before only. */
export function makeEvents(input: EventInput): DemoEvent[] {
  const { seed, companies, edgesOf, themes } = input
  const events: DemoEvent[] = []
  const lastOf = new Map<string, string>()
  const partnersOf = (id: string) =>
    (edgesOf.get(id) ?? []).map((edge) => (edge.supplierId === id ? edge.customerId : edge.supplierId))
  const classes = [...new Set(companies.map((one) => one.industryCode))]
  const rested = (subject: string, day: string) => (lastOf.get(subject) ?? '') < dayAfter(day, -APART)

  for (const day of calendarDays(input.from, input.today)) {
    const random = randomOf(seed, 'events', day)
    const pace = isTradingDay(day) ? 1.32 : 0.25
    const of: DemoEvent[] = []
    const add = (
      event: Omit<DemoEvent, 'id' | 'effects' | 'day'>,
      rule: Pick<EventRule, 'suppliers' | 'customers'>,
    ) => {
      const base = { ...event, id: '', day, effects: [] }
      of.push({ ...base, effects: effectsOf(base, rule, input, random) })
    }
    for (const { company, quarter } of input.quartersOn.get(day) ?? []) {
      if (Math.abs(quarter.surprise) < SURPRISE || !alive(company, day) || !rested(company.id, day)) continue
      lastOf.set(company.id, day)
      const up = quarter.surprise > 0
      add(
        {
          type: up ? 'earnings-beat' : 'earnings-miss',
          companyId: company.id,
          industryCode: null,
          themeId: null,
          time: timeOf(random),
          sign: up ? 1 : -1,
          size: percent(Math.min(9, Math.abs(quarter.surprise) * 2.3)),
          delayDays: 0,
          details: {
            amount: quarter.revenue,
            rate: Math.round(quarter.surprise * 120) / 10,
            period: quarter.periodEnd,
            count: null,
            product: productOf(random, company),
            counterpartyId: null,
            body: null,
            place: company.city,
            person: null,
          },
        },
        { suppliers: 0.25, customers: 0 },
      )
    }
    const own = random.count((companies.length * OWN_A_YEAR * pace) / 365)
    for (let at = 0; at < own; at++) {
      const company = random.pick(companies)
      const rule = pickRule(random, ownRules)
      if (!alive(company, day) || !rested(company.id, day)) continue
      lastOf.set(company.id, day)
      const details = detailsOf(random, rule.type, company, day, partnersOf(company.id), productOf(random, company))
      // A merger is talked over while trading rests; the price answers when it goes on.
      const delayDays = rule.type === 'merger' ? (details.count ?? 4) : delayOf(random, rule)
      add(
        {
          type: rule.type,
          companyId: company.id,
          industryCode: null,
          themeId: null,
          time: timeOf(random),
          sign: rule.sign,
          size: percent(random.between(rule.size[0], rule.size[1])),
          delayDays,
          details,
        },
        rule,
      )
    }
    if (random.chance((INDUSTRY_A_YEAR * pace) / 365)) {
      const rule = pickRule(random, industryRules)
      const code = random.pick(classes)
      const members = companies.filter((one) => one.industryCode === code && alive(one, day))
      if (members.length > 0 && rested(code, day) && members.every((one) => rested(one.id, day))) {
        for (const subject of [code, ...members.map((one) => one.id)]) lastOf.set(subject, day)
        const inputs = branchOf.get(code)?.inputs ?? []
        const traded =
          rule.type.startsWith('input') && inputs.length > 0 ? branchOf.get(random.pick(inputs)) : branchOf.get(code)
        const product = traded ? random.pick(traded.products) : null
        add(
          {
            type: rule.type,
            companyId: null,
            industryCode: code,
            themeId: null,
            time: timeOf(random),
            sign: rule.sign,
            size: percent(random.between(rule.size[0], rule.size[1])),
            delayDays: delayOf(random, rule),
            details: detailsOf(random, rule.type, null, day, [], product),
          },
          rule,
        )
      }
    }
    if (random.chance((THEME_A_YEAR * pace) / 365)) {
      const rule = pickRule(random, themeRules)
      const theme = random.pick(themes)
      if (theme.members.length > 1 && rested(theme.id, day)) {
        lastOf.set(theme.id, day)
        add(
          {
            type: rule.type,
            companyId: null,
            industryCode: null,
            themeId: theme.id,
            time: timeOf(random),
            sign: rule.sign,
            size: percent(random.between(rule.size[0], rule.size[1])),
            delayDays: delayOf(random, rule),
            details: detailsOf(random, rule.type, null, day, [], null),
          },
          rule,
        )
      }
    }
    of.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
    events.push(
      ...of.map((event, at) => ({ ...event, id: `E${day.replaceAll('-', '')}-${String(at + 1).padStart(3, '0')}` })),
    )
  }
  return events
}
