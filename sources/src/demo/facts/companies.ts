import { dayAfter } from '../calendar.ts'
import type { Simulation } from '../build.ts'
import { randomOf } from '../random.ts'
import type { DemoCompany, World } from '../world.ts'
import type { Fact } from './fact.ts'

const SCHEME = 'sw2021'

/** The industry tree and the calendar. */
export function* frameFacts({ industries, days }: World): Generator<Fact> {
  for (const { code, level, parentCode, zh, en } of industries)
    yield {
      kind: 'industry',
      values: { scheme: SCHEME, industry_code: code, level, parent_code: parentCode, name_zh: zh, name_en: en },
    }
  for (const day of days)
    for (const exchange of ['SHZ', 'SSE'])
      yield { kind: 'trading_day', values: { exchange, trade_date: day, session: 'full' } }
}

/** Level-1 classes that make nothing: utilities, transport, property, trade, services, banks, finance, building, media. */
const services: ReadonlySet<string> = new Set([
  '410000',
  '420000',
  '430000',
  '450000',
  '460000',
  '480000',
  '490000',
  '620000',
  '720000',
])

/** What a company of such a class does, as a company of it would say: nobody develops, makes and sells loans. */
export function mainBusiness(industry: string | undefined, products: readonly string[]): string {
  const named = products.join('、')
  const said = services.has(industry ?? '') ? `经营${named}等业务` : `${named}的研发、生产与销售`
  return `${said}（演示市场，虚构公司）。`
}

/** A company with its names, class and stock. Not listed yet on the world's last day: nothing. */
export function* companyFacts(company: DemoCompany, world: World): Generator<Fact> {
  const { id, exchange, code, listedOn } = company
  if (listedOn > world.today) return
  yield { kind: 'company', values: { company_id: id, first_listed_on: listedOn } }
  yield {
    kind: 'security',
    values: {
      security_id: id,
      company_id: id,
      exchange,
      code,
      kind: 'stock',
      currency: 'CNY',
      name_zh: null,
      name_en: null,
      listed_on: listedOn,
    },
  }
  const name = (language: string, form: string, text: string, seen_on: string): Fact => ({
    kind: 'company_name',
    values: { company_id: id, language, form, name: text, seen_on },
  })
  const former = company.formerNames.filter((one) => one.until >= listedOn)
  // A name is seen from the day on which the one before it was last used.
  for (const { zh, until } of former) {
    // Before the change the old name was the present one: it was known from the listing on.
    yield { ...name('zh', 'short', zh, until), known: { at: Date.parse(`${listedOn}T15:59:59.999Z`), by: 'observed' } }
  }
  const since = former.length > 0 ? dayAfter(former.at(-1)?.until ?? listedOn, 1) : listedOn
  if (since <= world.today) yield name('zh', 'short', company.shortZh, since)
  yield name('zh', 'full', company.nameZh, listedOn)
  yield name('en', 'short', company.shortEn, listedOn)
  yield name('en', 'full', company.nameEn, listedOn)
  const products = company.products.filter((one) => one.zh !== '其他').map((one) => one.zh)
  yield {
    kind: 'company_profile',
    values: {
      company_id: id,
      website: company.website,
      main_business: mainBusiness(company.path[0], products),
      region_code: company.regionCode,
      city: company.city.zh,
      seen_on: company.firstDay,
    },
  }
  yield* addressFacts(company, world)
  yield { kind: 'listing_status', values: { security_id: id, status: 'listed', seen_on: company.firstDay } }
  if (company.delistedOn !== null && company.delistedOn < world.today)
    yield {
      kind: 'listing_status',
      values: { security_id: id, status: 'delisted', seen_on: dayAfter(company.delistedOn, 1) },
    }
  yield {
    kind: 'industry_membership',
    values: {
      company_id: id,
      scheme: SCHEME,
      industry_code: company.industryCode,
      valid_from: listedOn,
      valid_to: null,
    },
  }
}

const streets = ['科创大道', '望江路', '云栖街', '新港东路', '明湖路', '振华街']

/** Yearly reports that addresses are taken from. */
const REPORTS = 3

/** Where the company says in each of its last yearly reports that it sits. */
function* addressFacts({ id, city, website, listedOn }: DemoCompany, world: World): Generator<Fact> {
  const random = randomOf(world.seed, 'address', id)
  const registered = `${city.zh}${random.pick(streets)}${random.int(1, 999)}号`
  const office = random.chance(0.3) ? `${city.zh}${random.pick(streets)}${random.int(1, 999)}号` : registered
  const published = [...yearEnds(listedOn, world.today)].filter(
    (day) => `${Number(day.slice(0, 4)) + 1}-04-30` < world.today,
  )
  for (const period_end of published.slice(-REPORTS)) {
    yield {
      kind: 'company_address',
      values: { company_id: id, period_end, registered_address: registered, office_address: office, website },
    }
  }
}

/** Last days of the years after a day, before another. */
function* yearEnds(after: string, before: string): Generator<string> {
  for (let day = `${after.slice(0, 4)}-12-31`; day < before; day = `${Number(day.slice(0, 4)) + 1}-12-31`)
    if (day > after) yield day
}

/**
 * Dividends, splits, and the share counts they lead to; shares are counted at each year's end too, as annual reports
 * state them: a count of years ago values nothing.
 */
export function* actionFacts(company: DemoCompany, { world, booksOf }: Simulation): Generator<Fact> {
  if (company.firstDay > world.today) return
  let [total, floating] = [company.totalShares, company.floatShares]
  const count = (counted_on: string): Fact => ({
    kind: 'share_count',
    values: { security_id: company.id, counted_on, total_shares: total, float_shares: floating },
  })
  const gone = company.delistedOn !== null && company.delistedOn < world.today ? company.delistedOn : world.today
  let counted = company.firstDay
  yield count(counted)
  for (const { exDate, announcedOn, cash, shares } of booksOf(company).actions) {
    if (company.delistedOn !== null && exDate > company.delistedOn) continue
    const base = {
      security_id: company.id,
      action_date: exDate,
      dated_by: 'ex-date',
      basis_date: null,
      rights_price: null,
      announced_on: announcedOn,
    }
    if (cash > 0)
      yield {
        kind: 'corporate_action',
        values: { ...base, action: 'dividend', tax_basis: 'before-tax', cash_per_share: cash, shares_per_share: null },
      }
    if (shares === 0) continue
    for (const day of yearEnds(counted, exDate < gone ? exDate : gone)) yield count((counted = day))
    yield {
      kind: 'corporate_action',
      values: { ...base, action: 'split', tax_basis: null, cash_per_share: null, shares_per_share: shares },
    }
    total = Math.round(total * (1 + shares))
    floating = Math.round(floating * (1 + shares))
    if (exDate <= world.today) yield count((counted = exDate))
  }
  for (const day of yearEnds(counted, gone)) yield count(day)
}
