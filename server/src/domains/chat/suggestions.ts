import type { Language } from '@pandora/contract/language'
import type { View } from '@pandora/store/as-of'
import type { Services } from '../../http/services.ts'
import { readyMarket } from '../figures/offers/fields/order.ts'
import { answerQuestion } from './answer/answer.ts'

/** Most questions that are offered. */
const MOST = 10

interface Asker {
  services: Services
  view: View
  now: number
  uid: number
}

/**
 * Questions that what is held answers, of the largest companies that have what they ask for. Each is asked before it is
 * offered, and one whose answer lacks anything is not: of several ways to ask for a thing the first that is answered.
 */
export async function suggestionsFor(asker: Asker, language: Language): Promise<string[]> {
  const offered: string[] = []
  for (const ways of await waysToAsk(asker, language)) {
    if (offered.length >= MOST) break
    const [zh, en] = await firstAnswered(asker, ways, language)
    const text = language === 'en' ? en : zh
    if (text !== undefined) offered.push(text)
  }
  return offered
}

type Way = readonly [zh: string, en: string]
/** Which companies have most: of what is held, by price or else by statements. */
const mostOf: readonly Way[] = [
  ['总市值最高的5家公司', 'Top 5 companies by market value'],
  ['营业收入最高的5家公司', 'Top 5 companies by revenue'],
]

async function firstAnswered(
  asker: Asker,
  ways: readonly Way[],
  language: Language,
): Promise<Way | readonly [undefined, undefined]> {
  for (const way of ways) {
    const { state, parts } = await answerQuestion(asker, language === 'en' ? way[1] : way[0], [])
    if (state === 'answered' && parts.every(({ type }) => type !== 'missing')) return way
  }
  return [undefined, undefined]
}

/** What may be asked, each in the ways in which it may be. */
async function waysToAsk({ services, view }: Asker, language: Language): Promise<readonly (readonly Way[])[]> {
  const market = await readyMarket(services, view)
  const rows = market.by('marketCap', 'down', language, {}).flatMap((at) => market.rows[at] ?? [])
  const zh = (row: (typeof rows)[number]) => row.nameZh ?? row.nameEn ?? row.code
  const en = (row: (typeof rows)[number]) => row.nameEn ?? row.nameZh ?? row.code
  const [first, second] = rows.filter((row) => row.revenueTtm !== null && row.grossMargin !== null)
  const priced = rows.find((row) => row.peTtm !== null)
  const largest = rows.slice(0, 3)
  if (!first) return rows.length > 0 ? [mostOf] : []
  const year = Number((first.periodEnd ?? '').slice(0, 4))
  const industry = first.industryCode ? market.classes.get(market.path(first.industryCode).at(-1) ?? '') : undefined
  const years = [year - 1, year, year - 2]
  return [
    years.map((one) => [`${zh(first)}${one}年营业收入是多少？`, `What was the revenue of ${en(first)} in ${one}?`]),
    second
      ? [
          [
            `比较${zh(first)}和${zh(second)}近五年的毛利率`,
            `Compare gross margins of ${en(first)} and ${en(second)} over five years`,
          ],
          [
            `比较${zh(first)}和${zh(second)}近三年的毛利率`,
            `Compare gross margins of ${en(first)} and ${en(second)} over three years`,
          ],
          ...years.map((one): Way => [
            `比较${zh(first)}和${zh(second)}${one}年的毛利率`,
            `Compare gross margins of ${en(first)} and ${en(second)} in ${one}`,
          ]),
        ]
      : [],
    priced ? [[`${zh(priced)}的市盈率是多少？`, `What is the PE of ${en(priced)}?`]] : [],
    industry
      ? [10, 5, 0].map((bound) => [
          `${industry.nameZh}中营收增长率大于${bound}%的公司`,
          `Companies in ${industry.nameEn ?? industry.nameZh} with revenue growth above ${bound}%`,
        ])
      : [],
    [['今年涨幅最大的10只股票', 'Best performing stocks this year']],
    largest.map((one) => [`${zh(one)}最近有什么利好和利空？`, `Any good or bad news at ${en(one)}?`]),
    largest.map((one) => [`${zh(one)}的收入构成`, `Revenue breakdown of ${en(one)}`]),
    largest.map((one) => [`${zh(one)}的供应商有哪些？`, `Who are the suppliers of ${en(one)}?`]),
    largest.map((one) => [`${zh(one)}为什么涨跌？`, `Why did ${en(one)} move?`]),
    largest.map((one) => [`${zh(one)}的新闻`, `News about ${en(one)}`]),
    [
      ['最新的CPI是多少？', 'What is the latest CPI?'],
      ['最新的LPR是多少？', 'What is the latest LPR?'],
    ],
    mostOf,
  ]
}
