import type { PaidYearsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { presentProvenance } from '../../../../shared/provenance.ts'
import { readyMarket } from '../../../figures/offers/fields/order.ts'
import { inMarketOn } from '../../../figures/offers/traded.ts'
import { companyActions, type CompanyAction } from '../../../shareholders/offers/actions.queries.ts'
import { toldOnce } from '../../../shareholders/offers/told-once.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { countFact, namesOf } from '../rooms/parts.ts'
import { amongGroups, amongWords, openThemes } from './groups.ts'

/** Rows of a list, and years that are looked back over. */
const [SHOWN, BACK] = [20, 40]

/** Payments of a company in cash, by the year in which they went ex. */
interface Paid {
  companyId: string
  years: ReadonlySet<number>
  last: CompanyAction
  /** Years in a row up to this one where it paid this year, else up to the last one. */
  count: number
  from: number
}

/** The payments of some actions by company. */
function paidBy(actions: readonly CompanyAction[], thisYear: number): Map<string, Paid> {
  const paid = actions.filter((one) => one.action === 'dividend' && (one.cash_per_share ?? 0) > 0)
  return new Map(
    [...Map.groupBy(paid, (one) => one.company_id)].flatMap(([companyId, own]) => {
      const years = new Set(own.map((one) => Number(one.action_date.slice(0, 4))))
      const last = own.toSorted((a, b) => (a.action_date < b.action_date ? 1 : -1))[0]
      if (!last) return []
      const end = years.has(thisYear) ? thisYear : thisYear - 1
      let count = 0
      while (years.has(end - count)) count++
      return [[companyId, { companyId, years, last, count, from: end - count + 1 }] as const]
    }),
  )
}

/** Answers which companies paid cash dividends year after year, or for how many years those named have. */
export async function answerPaidYears(draft: Draft, asking: Asking, asked: PaidYearsAsked): Promise<void> {
  const { services, view, known } = asking
  draft.operation = 'shareholders.dividends'
  const thisYear = Number(known.today.slice(0, 4))
  const ids = asked.companies.flatMap((one) => one.companyIds)
  const actions = toldOnce(
    await companyActions(services.sql, view, {
      from: `${thisYear - BACK}-01-01`,
      to: `${thisYear}-12-31`,
      companyIds: ids.length > 0 ? ids : undefined,
    }),
  ).filter((one) => one.action_date <= known.today)
  const paid = paidBy(actions, thisYear)
  if (ids.length > 0) {
    for (const id of ids) tellCompany(draft, asking, id, paid.get(id))
    draft.understood = `${namesOf(draft, asking, ids)} ${inWords(draft, '连续分红年数', 'years of dividends in a row')}`
    return
  }
  const group = { ...asking, reading: { ...asking.reading, themes: asked.themes, industries: asked.industries } }
  const where = amongWords(draft, { ...group.reading, place: null })
  const [market, among] = await Promise.all([readyMarket(services, view), amongGroups(group)])
  // The year is not over: whole years are asked for.
  const to = thisYear - 1
  const from = asked.since ?? to - (asked.count ?? 1) + 1
  const span = inWords(draft, `${from} 至 ${to} 年`, `${from} to ${to}`)
  const title = inWords(
    draft,
    `${span}每年都除息派现的公司${where}`,
    `Companies that went ex with cash in every year from ${span}${where}`,
  )
  draft.understood = title
  if (from > to) {
    lacks(
      draft,
      title,
      inWords(draft, `${thisYear} 年还没有过完：问更早的年份`, `${thisYear} is not over: ask of earlier years`),
    )
    return
  }
  const first = actions.reduce((day, one) => (one.action_date < day ? one.action_date : day), '9999')
  if (actions.length === 0 || Number(first.slice(0, 4)) > from) {
    lacks(
      draft,
      title,
      actions.length === 0
        ? inWords(draft, '导入分红送转文件', 'Import a file of dividends and splits')
        : inWords(draft, `持有的分红记录从 ${first} 开始`, `The dividends that are held begin on ${first}`),
    )
    return
  }
  const inMarket = market.rows.filter(
    (row) => inMarketOn(row, market.present.day) && (among?.has(row.companyId) ?? true),
  )
  const found = inMarket
    .flatMap((row) => paid.get(row.companyId) ?? [])
    .filter(({ years }) => Array.from({ length: to - from + 1 }, (_, at) => from + at).every((year) => years.has(year)))
    .toSorted((a, b) => b.count - a.count || (a.companyId < b.companyId ? -1 : 1))
  draft.state = 'answered'
  say(
    draft,
    inWords(draft, `${title}有 `, `${title}: `),
    { fact: countFact(draft, inWords(draft, '符合的公司', 'Companies that meet it'), found.length, span) },
    inWords(draft, ' 家；在市的 ', ' of the '),
    { fact: countFact(draft, inWords(draft, '在市公司', 'Companies in the market'), inMarket.length) },
    inWords(draft, ' 家中找过。', ' companies in the market.'),
  )
  const shown = found.slice(0, asked.most ?? SHOWN)
  if (shown.length === 0) return
  draft.parts.push({
    type: 'table',
    title,
    heads: 'companies',
    columns: [inWords(draft, '连续年数', 'Years in a row'), inWords(draft, '最近除息日', 'Last ex-date')],
    rows: shown.map((one) => ({
      head: companyName(draft, known, one.companyId),
      companyId: one.companyId,
      factIds: factsOf(draft, asking, one),
    })),
  })
  openThemes(draft, asked)
}

/** How many years in a row, and the last day on which its stock went ex. */
function factsOf(draft: Draft, { known }: Asking, { companyId, count, from, last }: Paid): [string, string] {
  const who = { companyId, company: companyName(draft, known, companyId) }
  const day = addFact(draft, {
    ...who,
    label: inWords(draft, '最近除息日', 'Last ex-date'),
    unit: 'text',
    value: null,
    text: last.action_date,
    period: last.action_date,
    provenance: presentProvenance(last),
  })
  const to = from + count - 1
  const years = addFact(draft, {
    ...who,
    label: inWords(draft, '连续年数', 'Years in a row'),
    period: count === 0 ? null : inWords(draft, `${from} 年 至 ${to} 年`, `${from} to ${to}`),
    unit: 'count',
    value: count,
    formula: inWords(
      draft,
      '每年都有现金分红除息的连续年数，到今年（今年已除息）或去年为止',
      'Years running with cash that went ex, up to this year where some did, else up to the last',
    ),
    parts: [day],
  })
  return [years, day]
}

function tellCompany(draft: Draft, asking: Asking, companyId: string, paid: Paid | undefined): void {
  const name = companyName(draft, asking.known, companyId)
  draft.opens.push({
    name: inWords(draft, `${name}的股东与分红`, `Shareholders and dividends of ${name}`),
    path: `company/${companyId}/shareholders`,
  })
  if (!paid) {
    lacks(
      draft,
      inWords(draft, `${name}的分红`, `Dividends of ${name}`),
      inWords(draft, '持有的分红记录里没有', 'None among the dividends that are held'),
    )
    return
  }
  draft.state = 'answered'
  const [years, day] = factsOf(draft, asking, paid)
  say(
    draft,
    inWords(draft, `${name}派发现金分红的连续年数为 `, `Years in a row in which ${name} paid cash dividends: `),
    { fact: years },
    inWords(draft, '，最近除息日 ', '; Last ex-date '),
    { fact: day },
    inWords(draft, '。', '.'),
  )
}
