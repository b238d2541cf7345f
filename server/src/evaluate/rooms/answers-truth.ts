import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { sums } from '@pandora/intelligence/answers/formulas'
import { measureWords } from '@pandora/intelligence/answers/vocabulary'
import type { Sql } from '@pandora/store/database'

/** A question of a file with the facts that its answer rests on. */
export interface AskedRow {
  id: string
  type: string
  question: string
  facts: Readonly<Record<string, string>>
  answers: readonly string[]
}

/**
 * What is held of a question's facts. `held`: all of them; `absent`: some are not; `none`: the file says no figure or word
 * to hold an answer against. For questions over many companies the ids that the rows held give, in their order.
 */
export type Truth =
  | { kind: 'held'; values: readonly number[]; list?: readonly string[]; count?: number }
  | { kind: 'absent' }
  | { kind: 'none' }

const plainNumber = (text: string): number | null => {
  const match = /^-?[\d,]+(?:\.\d+)?/.exec(text.trim())
  return match ? Number(match[0].replaceAll(',', '')) : null
}

/** Numbers that an answer says, plain: per cent as a ratio. */
export const statedNumbers = (answer: Answer): number[] =>
  answer.facts.flatMap((fact) => (fact.value === null ? [] : [fact.unit === 'percent' ? fact.value / 100 : fact.value]))

const itemsByName: Readonly<Record<string, string>> = { 资产总额: 'total_assets', 职工总数: 'employees' }

/** The item of the store that a name of the file's is; null for what is none. */
function itemOf(name: string): string | null {
  const measure = measureWords.get(name.replace(/^上年/, ''))
  return itemsByName[name.replace(/^上年/, '')] ?? (measure?.kind === 'item' ? measure.item : null)
}

async function companyOf(sql: Sql, names: readonly string[]): Promise<string | null> {
  const rows = await sql<{ company_id: string }[]>`select distinct n.company_id from company_name n
    where n.market_id = 1 and n.superseded_at = 'infinity' and n.name = any(${sql.array(names as string[])}::text[])`
  return rows.length === 1 ? (rows[0]?.company_id ?? null) : null
}

async function itemHeld(sql: Sql, companyId: string, item: string, year: number): Promise<boolean> {
  const own = async (one: string) => {
    const rows = await sql`select 1 from sound_item s where s.market_id = 1 and s.company_id = ${companyId}
      and s.item = ${one} and s.period_end = ${`${year}-12-31`} and s.period_months in (0, 12)
      and s.superseded_at = 'infinity' limit 1`
    return rows.length > 0
  }
  if (await own(item)) return true
  const parts = sums[item]
  return parts !== undefined && (await own(parts[0])) && (await own(parts[1]))
}

const wordFacts: Readonly<Record<string, 'name' | 'address'>> = {
  证券代码: 'name',
  证券简称: 'name',
  企业名称: 'name',
  外文名称: 'name',
  注册地址: 'address',
  办公地址: 'address',
  公司网址: 'address',
}

const addressColumns: Readonly<Record<string, string>> = {
  注册地址: 'registered_address',
  办公地址: 'office_address',
  公司网址: 'website',
}

/** Whether a question is one over many companies: the file calls some of them questions about one. */
export const ofMany = ({ type, question, facts }: AskedRow): boolean => {
  const names = ['ent_name', 'ent_short_name'].flatMap((key) => facts[key] || [])
  return type === 'statistic' || (/上市公司/.test(question) && !names.some((name) => question.includes(name)))
}

/** What of a question is asked: figures of statements, ratios of them, words of a company, or companies by a figure. */
export type Kind = 'figures' | 'ratios' | 'words' | 'statistics'
export function kindOf(row: AskedRow): Kind {
  const { facts } = row
  if (ofMany(row)) return 'statistics'
  if ((facts['公式'] ?? '') !== '') return 'ratios'
  return (facts['key_word'] ?? '').split('、').every((key) => key in wordFacts) ? 'words' : 'figures'
}

/**
 * Whether a file's figures are other than those of the statements held, to the last digit that it writes: what the
 * product tells is then another source's, of another year's report or misread by one of the two.
 */
export async function sourcesDiffer(sql: Sql, { facts }: AskedRow): Promise<boolean> {
  const companyId = await companyOf(sql, [facts['ent_name'] ?? '', facts['ent_short_name'] ?? ''])
  for (const key of (facts['key_word'] ?? '').split('、')) {
    const item = itemOf(key)
    const gold = plainNumber(facts[key] ?? '')
    if (item === null || gold === null || companyId === null) continue
    const year = Number(facts['year']) - (key.startsWith('上年') ? 1 : 0)
    const rows = await sql<{ item: string; value: number }[]>`select s.item, s.value from sound_item s
      where s.market_id = 1 and s.company_id = ${companyId} and s.period_end = ${`${year}-12-31`}
      and s.item = any(${sql.array([item, ...(sums[item] ?? [])])}::text[]) and s.period_months in (0, 12)
      and s.superseded_at = 'infinity'`
    const own = rows.find((row) => row.item === item)?.value ?? rows.reduce((sum, row) => sum + row.value, 0)
    if (Math.abs(own - gold) > 0.006) return true
  }
  return false
}

/** What is held of the facts of a question about one company, or the truth of one over many by the rows held. */
export async function heldIn(sql: Sql, row: AskedRow): Promise<Truth> {
  if (ofMany(row)) return ranked(sql, row)
  const { facts } = row
  const answer = facts['prom_answer']
  const keys = (facts['key_word'] ?? '').split('、').filter((key) => key !== '')
  if (!answer || keys.length === 0) return { kind: 'none' }
  if (keys.every((key) => !(key in facts))) return { kind: 'none' }
  const year = Number(facts['year'])
  const companyId = await companyOf(sql, [facts['ent_name'] ?? '', facts['ent_short_name'] ?? ''])
  if (companyId === null) return { kind: 'absent' }
  for (const key of keys) {
    const item = itemOf(key)
    if (item === null) {
      const word = wordFacts[key]
      if (word === undefined) return { kind: 'absent' }
      if (word === 'address') {
        const rows =
          await sql`select a.registered_address, a.office_address, a.website from company_address a where a.market_id = 1
          and a.company_id = ${companyId} and a.period_end = ${`${year}-12-31`} and a.superseded_at = 'infinity'`
        const written = addressColumns[key]
        if (written === undefined || rows.every((one) => (one[written] ?? '') === '')) return { kind: 'absent' }
      } else if (key === '外文名称') {
        const rows = await sql`select 1 from company_name n where n.market_id = 1 and n.company_id = ${companyId}
          and n.language = 'en' and n.superseded_at = 'infinity' limit 1`
        if (rows.length === 0) return { kind: 'absent' }
      }
    } else if (!(await itemHeld(sql, companyId, item, key.startsWith('上年') ? year - 1 : year)))
      return { kind: 'absent' }
  }
  return { kind: 'held', values: [] }
}

const numeralWords = '一二三四五六七八九十'

/** Companies by a figure of a year, by the rows held: told apart from how the product reads and works it out. */
async function ranked(sql: Sql, { question }: AskedRow): Promise<Truth> {
  const year = /(20\d\d)年/.exec(question)?.[1]
  const name = [...measureWords.keys()]
    .filter((word) => question.includes(word) && measureWords.get(word)?.kind !== 'profile')
    .toSorted((a, b) => b.length - a.length)[0]
  const measure = name === undefined ? undefined : measureWords.get(name)
  if (!year || !measure || measure.kind !== 'item' || /-20\d\d|均/.test(question)) return { kind: 'none' }
  const parts = sums[measure.item] ?? [measure.item, measure.item]
  const place = /(?:在|地址在)([\p{Script=Han}]{2,3}?)(?:注册|的|哪|，|有)/u.exec(
    question.replace(/注册地址在/, '地址在'),
  )?.[1]
  const rows = await sql<{ company_id: string; value: number }[]>`
    with own as (select s.company_id, s.item, s.value from sound_item s where s.market_id = 1
        and s.period_end = ${`${year}-12-31`} and s.period_months in (0, 12) and s.superseded_at = 'infinity'
        and s.item = any(${sql.array([measure.item, ...parts])}::text[])),
      given as (select company_id, value from own where item = ${measure.item}),
      summed as (select company_id, sum(value) as value from own where item = any(${sql.array([...parts])}::text[])
        and item <> ${measure.item} group by company_id having count(*) = 2),
      every as (select * from given union all select * from summed where company_id not in (select company_id from given))
    select e.company_id, e.value from every e
    where exists (select from company_name n where n.company_id = e.company_id and n.superseded_at = 'infinity')
      ${
        place === undefined || !/注册/.test(question)
          ? sql``
          : sql`and exists (select from company_address a where a.company_id = e.company_id and a.superseded_at = 'infinity'
        and a.period_end = ${`${year}-12-31`} and strpos(a.registered_address, ${place}) > 0)`
      }
    order by e.value desc, e.company_id`
  if (rows.length === 0) return { kind: 'absent' }
  if (/多少家|多少上市公司/.test(question)) {
    const bound = /大于([一二三四五六七八九十]+|\d+)(亿|万)/.exec(question)
    if (!bound) return { kind: 'none' }
    const digit = numeralWords.indexOf(bound[1] ?? '') + 1 || Number(bound[1])
    return {
      kind: 'held',
      values: [],
      count: rows.filter((row) => row.value > digit * (bound[2] === '亿' ? 1e8 : 1e4)).length,
    }
  }
  const order = /最低/.test(question) ? rows.toReversed() : rows
  const nth = /第\s?(\d+|十?[一二三四五六七八九十])高/.exec(question)?.[1]
  const many = /(?:前|哪|最高的?|最低的?)\s?(\d+|[一二三四五六七八九十])\s?(?:家|个|名)?(?!高)/.exec(question)?.[1]
  const numberOf = (text: string) =>
    Number(text) || (text.length === 2 ? 10 + numeralWords.indexOf(text[1] ?? '') + 1 : numeralWords.indexOf(text) + 1)
  const ids = order.map((row) => row.company_id)
  const list = nth ? [ids[numberOf(nth) - 1] ?? ''] : ids.slice(0, many ? numberOf(many) : 1)
  return { kind: 'held', values: [], list }
}

/** A number as the file writes it, equal to one of the answer's at the decimals that it is written with. */
function equals(gold: string, stated: readonly number[]): boolean {
  const value = plainNumber(gold)
  if (value === null) return false
  const decimals = /\.(\d+)/.exec(gold)?.[1]?.length ?? 0
  const percent = gold.includes('%')
  const target = percent ? value / 100 : value
  const slack = (percent ? 0.01 : 1) * 10 ** -decimals * 0.5 + 1e-9 * Math.abs(target) + 1e-9
  return stated.some((one) => Math.abs(one - target) <= slack + (percent ? 5e-7 : 0))
}

/** A text as it is compared: an address of the web is the same with and without its scheme. */
const plainText = (text: string): string =>
  text
    .replace(/\s/g, '')
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')

/**
 * Whether an answer to a question of which not all is held tells it as it should: what is lacking named, and nothing
 * told but what the file says too.
 */
export function tellsPartly({ facts }: AskedRow, answer: Answer): boolean {
  if (answer.parts.every((part) => part.type !== 'missing')) return false
  const golds = [
    ...(facts['key_word'] ?? '').split('、').map((key) => facts[key] ?? ''),
    ...(facts['prom_answer'] ?? '').split('；').map((one) => one.split('：').at(-1) ?? ''),
  ]
  return statedNumbers(answer).every((one) => golds.some((gold) => equals(gold, [one])))
}

/** Whether an answer says what the file says. */
export function isRight(row: AskedRow, truth: Truth, answer: Answer): boolean {
  if (ofMany(row)) {
    if (truth.kind !== 'held') return answer.state !== 'answered'
    if (truth.count !== undefined)
      return answer.facts.some((fact) => fact.unit === 'count' && fact.value === truth.count)
    const told = answer.facts.flatMap((fact) => (fact.companyId === null ? [] : [fact.companyId]))
    return truth.list !== undefined && told.join() === truth.list.join()
  }
  if (truth.kind !== 'held' && answer.state !== 'answered') return true
  if (answer.state !== 'answered') return false
  const stated = statedNumbers(answer)
  const texts = new Set(answer.facts.filter((fact) => fact.unit === 'text').map((fact) => plainText(fact.text)))
  const golds = (row.facts['prom_answer'] ?? '').split('；').filter((gold) => gold !== '')
  return golds.every((gold) => {
    const said = gold.includes('：') ? (gold.split('：')[1] ?? '') : gold
    return said.split('或').some((one) => equals(one, stated) || texts.has(plainText(one)))
  })
}
