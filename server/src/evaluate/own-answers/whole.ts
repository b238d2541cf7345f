import { dayOf } from '@pandora/contract/time'
import type { Db } from '@pandora/store/database'
import { pick, type Ground } from './answerable.ts'
import { cashByYear, classSizes, indexByYear, movesSince } from './whole.queries.ts'
import { said, type Questions } from './question.ts'

const DAY = 86_400_000

/** What is asked of groups and of the market as a whole, and of a company without a figure of its statements. */
export async function askOfWhole(into: Questions, { companies }: Ground, db: Db, now: number): Promise<void> {
  for (const { zh, en, companies: count } of (await classSizes(db)).slice(0, 8))
    into.add('companies of an industry', [`${zh}行业有多少家上市公司？`, `How many ${en} companies are there?`], {
      kind: 'values',
      values: [count],
    })
  for (const days of [8, 15, 31, 62, 120]) {
    const day = dayOf(now - days * DAY)
    const moves = await movesSince(db, day)
    const ids = (list: typeof moves) => list.slice(0, 5).map((one) => one.company_id)
    into.add('movers', [`${day}以来涨幅最大的5只股票`, `top 5 gainers since ${day}`], {
      kind: 'companies',
      ids: ids(moves),
      ordered: true,
    })
    into.add('movers', [`${day}以来跌幅最大的5只股票`, `5 worst performing stocks since ${day}`], {
      kind: 'companies',
      ids: ids(moves.toReversed()),
      ordered: true,
    })
  }
  const index = await indexByYear(db)
  for (const [year, close] of index) {
    const before = index.get(year - 1)
    if (before !== undefined && year < Number(dayOf(now).slice(0, 4)))
      into.add('the market', [`${year}年大盘涨了多少`, `How did the market do in ${year}?`], said(close / before - 1))
  }
  const paid = await cashByYear(db)
  const named = new Map(companies.map((one) => [one.id, one]))
  for (let n = 0; n < 12 && paid.length > 0; n++) {
    const { company_id, year, cash } = pick(paid, n * 37 + 5)
    const one = named.get(company_id)
    if (one)
      into.add('dividends', [`${one.zh}${year}年分红多少`, `What dividends did ${one.en} pay in ${year}?`], said(cash))
  }
}
