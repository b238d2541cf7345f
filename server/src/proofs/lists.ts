import type { Operation } from '@pandora/contract/operation'
import { operations } from '@pandora/contract/operations'
import type { z } from 'zod'
import type { Caller, TestServer } from '../testing.ts'
import { ask } from './ask.ts'
import type { Input } from './inputs.ts'

/** A page of a list as it came; `total` undefined where the operation does not say how long the list is. */
export interface Page {
  rows: readonly unknown[]
  total: number | undefined
  hasMore: boolean
}

/** What a list is asked with besides page and size, and when from. */
export interface Asked {
  operation: Operation
  input: Input
  as: Caller
  asOf?: string
}

/** Every operation that answers a list by numbered pages: by the fields that it is asked with. */
export const lists: readonly Operation[] = operations.filter(
  ({ input }) => 'page' in input.shape && 'size' in input.shape,
)

/** The largest page of an operation, by its schema. */
export function largestPage({ input }: Operation): number {
  const size = input.shape['size'] as z.ZodType
  let [fits, not] = [1, 2]
  while (size.safeParse(not).success) [fits, not] = [not, not * 2]
  while (not - fits > 1) {
    const between = Math.floor((fits + not) / 2)
    if (size.safeParse(between).success) fits = between
    else not = between
  }
  return fits
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The list in an answer: the object that says whether there is more, and the rows beside it. */
export function pageIn(data: unknown): Page | null {
  if (!isRecord(data)) return null
  if (typeof data['hasMore'] === 'boolean') {
    const rows = data['dataList'] ?? Object.values(data).find((one) => Array.isArray(one))
    const total = data['total']
    return Array.isArray(rows)
      ? { rows, total: typeof total === 'number' ? total : undefined, hasMore: data['hasMore'] }
      : null
  }
  for (const within of Object.values(data)) {
    const page = pageIn(within)
    if (page) return page
  }
  return null
}

/** One page; null where the operation refuses. */
export async function pageAt(server: TestServer, asked: Asked, page: number, size: number): Promise<Page | null> {
  const { operation, input, as, asOf } = asked
  const { status, body } = await ask(server, operation, { ...input, page, size }, { as, ...(asOf ? { asOf } : {}) })
  return status === 200 ? pageIn((body as { data: unknown }).data) : null
}

/** Pages read one after another of a size: at most so many. */
export async function pagesOf(server: TestServer, asked: Asked, size: number, most: number): Promise<Page[]> {
  const pages: Page[] = []
  for (let at = 0; at < most; at++) {
    const page = await pageAt(server, asked, at, size)
    if (!page) break
    pages.push(page)
    if (!page.hasMore) break
  }
  return pages
}

const text = (row: unknown) => JSON.stringify(row)

/** Lists that have several rows of one thing, with what parts them. */
const toldOften: Readonly<Record<string, string>> = {
  'calendar.entries': 'entries have no id of their own: a company has several, by day and kind',
}

/** What a row is of: its ids, each by the name of its field. */
const idsOf = (row: unknown): string =>
  isRecord(row)
    ? Object.entries(row)
        .filter(([name, value]) => /(^i|I)d$/.test(name) && (typeof value === 'string' || typeof value === 'number'))
        .map(([name, value]) => `${name} ${String(value)}`)
        .join(', ')
    : ''

/** What is wrong with a list: empty where every rule holds. */
export async function breaches(
  server: TestServer,
  asked: Asked,
): Promise<{ rows: readonly unknown[]; wrong: string[] }> {
  const largest = largestPage(asked.operation)
  const wrong: string[] = []
  const pages = await pagesOf(server, asked, largest, 40)
  const whole = pages.flatMap(({ rows }) => rows)
  const isWhole = pages.at(-1)?.hasMore === false
  const rows = whole.map(text)
  if (new Set(rows).size < rows.length) wrong.push(`${rows.length - new Set(rows).size} rows stand twice`)
  const named = whole.map(idsOf).filter((ids) => ids !== '')
  if (!(asked.operation.id in toldOften) && new Set(named).size < named.length)
    wrong.push(`what ${named.find((one, at) => named.indexOf(one) < at)} names stands in more than one row`)
  const totals = new Set(pages.map(({ total }) => total))
  if (totals.size > 1) wrong.push(`total changes from page to page: ${[...totals].join(', ')}`)
  const [total] = totals
  if (total !== undefined && isWhole && total !== rows.length) wrong.push(`total ${total}, pages hold ${rows.length}`)
  /** A page of any size is the part of the whole that it says, and says rightly whether anything follows. */
  const check = async (page: number, size: number) => {
    const one = await pageAt(server, asked, page, size)
    const part = rows.slice(page * size, (page + 1) * size)
    if (!isWhole && part.length < size) return
    const what = `page ${page} of size ${size}`
    if (!one) return void wrong.push(`${what} is refused`)
    if (one.rows.map(text).join() !== part.join()) wrong.push(`${what} is not its part of the whole`)
    if (one.total !== total) wrong.push(`${what} says a total of ${one.total}, not ${total}`)
    if ((page + 1) * size < rows.length && !one.hasMore) wrong.push(`${what} says that nothing follows`)
    if (one.rows.length === size && !one.hasMore) wrong.push(`${what} is full and says that nothing follows`)
    if (one.rows.length < size && one.hasMore) wrong.push(`${what} is short and says that more follows`)
  }
  for (const size of new Set([1, Math.min(7, largest), largest])) {
    const last = Math.max(0, Math.ceil(rows.length / size) - 1)
    for (const page of new Set([0, 1, 2, last, last + 1, last + 5])) await check(page, size)
  }
  return { rows: whole, wrong }
}

/** What is refused: pages that are no page. */
export async function refusals(server: TestServer, asked: Asked): Promise<unknown[]> {
  const { operation, as } = asked
  const largest = largestPage(operation)
  return Promise.all(
    [{ size: largest + 1 }, { size: 0 }, { size: -1 }, { page: -1 }, { page: 0.5 }].map(async (odd) => {
      const { status, body } = await ask(server, operation, { ...asked.input, page: 0, size: 1, ...odd }, { as })
      return [status, (body as { code: unknown }).code]
    }),
  )
}

/** Where rows hold what a sort is by, for sorts whose name is not the field's; the first path that rows have. */
const keyOfSort: Readonly<Record<string, readonly string[]>> = {
  change: ['figures.changeRate', 'quote.changeRate', 'changeRate'],
  amount: ['figures.amount', 'quote.amount', 'amount.converted.counted', 'amount'],
  turnover: ['figures.turnoverRate', 'quote.turnoverRate'],
  pe: ['figures.peTtm'],
  impact: ['figures.impactScore'],
  opportunity: ['opportunityPoint', 'companyImpactScoreData.opportunityPoint'],
  risk: ['riskPoint', 'companyImpactScoreData.riskPoint'],
  heat: ['heatNum'],
  fans: ['fansNum'],
  likes: ['likeNum'],
  long: ['longNum'],
  short: ['shortNum'],
  code: ['code', 'stockCode'],
  newest: ['newsTimestamp'],
  news: ['latestNews.newsTimestamp'],
  name: ['nameZh', 'user_name'],
  industry: ['industryZh'],
  created: ['createdAt'],
  signedIn: ['signedInAt'],
}

const at = (row: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (isRecord(value) ? value[name] : undefined), row)

/** Opportunity over risk, or both together. */
const ofPoints =
  (way: 1 | -1) =>
  (row: unknown): number | null => {
    const [opportunity, risk] = ['opportunityPoint', 'riskPoint'].map((point) =>
      at(row, `companyImpactScoreData.${point}`),
    )
    return typeof opportunity === 'number' && typeof risk === 'number' ? opportunity + way * risk : null
  }

/** A percentage told as text is as large as its number. */
const comparable = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+%$/.test(value) ? Number.parseInt(value, 10) : value

/** What rows are sorted by, row by row; undefined where no field of theirs is known to be it. */
export function sortedBy(rows: readonly unknown[], sort: string): readonly unknown[] | undefined {
  if (sort === 'balance') return rows.map(ofPoints(-1))
  if (sort === 'strength' && rows.every((row) => at(row, 'companyImpactScoreData') !== undefined))
    return rows.map(ofPoints(1))
  const path = [...(keyOfSort[sort] ?? []), sort, `figures.${sort}`].find((one) =>
    rows.some((row) => at(row, one) !== undefined),
  )
  return path === undefined ? undefined : rows.map((row) => comparable(at(row, path) ?? null))
}

const collator = new Intl.Collator('zh-CN')
const inOrder = (one: unknown, other: unknown, way: number): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? way * (other - one) >= 0
    : way * collator.compare(String(other), String(one)) >= 0 ||
      (way > 0 ? String(one) <= String(other) : String(one) >= String(other))

/** Whether values go one way (1: up), those that are missing last. */
export function isSorted(values: readonly unknown[], way: 1 | -1): boolean {
  const there = values.filter((one) => one !== null && one !== '')
  const missing = values.findIndex((one) => one === null || one === '')
  return (
    (missing < 0 || missing === there.length || values.slice(missing).every((one) => one === null || one === '')) &&
    there.every((one, n) => n === 0 || inOrder(there[n - 1], one, way))
  )
}
