import { calendarDays } from '../calendar.ts'
import { randomOf } from '../random.ts'
import type { DemoCompany, World } from '../world.ts'
import type { Fact } from './fact.ts'

interface Sort {
  key: string
  title: string
  rule: string
  unit: string
  publisher: string
  /** Month in which it comes out each year, and on which day. */
  month: string
  entries: number
  value: (company: DemoCompany, year: string, seed: number) => number
  highlight: (value: number) => string
}

const sorts: readonly Sort[] = [
  {
    key: 'patents',
    title: '年度授权发明专利三十强',
    rule: '上一年度获得授权的发明专利件数，含控股子公司。',
    unit: '件',
    publisher: '观澜产业研究所',
    month: '03-18',
    entries: 30,
    value: ({ id }, year, seed) => Math.round(Math.exp(randomOf(seed, 'patents', id, year).normal() * 0.8 + 5)),
    highlight: (value) => `全年获得授权发明专利${value}件`,
  },
  {
    key: 'employers',
    title: '最受毕业生欢迎的雇主二十家',
    rule: '对应届毕业生的问卷，按提及率排名。',
    unit: '%',
    publisher: '青梧校园调研',
    month: '09-09',
    entries: 20,
    value: ({ id }, year, seed) => randomOf(seed, 'employers', id, year).int(20, 480) / 10,
    highlight: (value) => `${value}%的受访者提到它`,
  },
]

const listId = ({ key }: Sort, year: string) => `demo-${key}-${year}`

function* entriesOf(world: World, sort: Sort, day: string): Generator<Fact> {
  const year = day.slice(0, 4)
  const ranked = world.companies
    .filter(({ firstDay, delistedOn }) => firstDay <= day && (delistedOn === null || delistedOn >= day))
    .map((company) => ({ company, value: sort.value(company, year, world.seed) }))
    .toSorted((one, other) => other.value - one.value || (one.company.id < other.company.id ? -1 : 1))
    .slice(0, sort.entries)
  for (const [at, { company, value }] of ranked.entries()) {
    // Where nobody says where a figure is from it is a claim, and stands in the list as one.
    const sourced = randomOf(world.seed, 'rank-source', listId(sort, year), company.id).chance(0.8)
    yield {
      kind: 'rank_list_entry',
      values: {
        list_id: listId(sort, year),
        place: at + 1,
        name: company.shortZh,
        label: `${value}${sort.unit}`,
        value,
        unit: sort.unit,
        highlight: sort.highlight(value),
        source: sourced ? `${company.shortZh}社会责任报告` : null,
        source_date: sourced ? `${Number(year) - 1}全年` : null,
        source_url: sourced ? `${company.website}responsibility/${Number(year) - 1}` : null,
        source_kind: sourced ? '公司公告' : null,
        note: null,
        published_on: day,
      },
    }
  }
}

/** Lists that somebody in the demo market publishes once a year, each line with its source or as a claim. */
export function* rankListFacts(world: World): Generator<Fact> {
  for (const day of calendarDays(world.from, world.today)) {
    for (const sort of sorts.filter(({ month }) => day.endsWith(month))) {
      if (day >= world.today) continue
      yield {
        kind: 'rank_list',
        values: {
          list_id: listId(sort, day.slice(0, 4)),
          title: `${day.slice(0, 4)}${sort.title}`,
          rule: sort.rule,
          unit: sort.unit,
          publisher: sort.publisher,
          published_on: day,
        },
      }
      yield* entriesOf(world, sort, day)
    }
  }
}
