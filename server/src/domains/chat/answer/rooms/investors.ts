import type { InvestorsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { busiestInvestors } from '../../../financing/offers/busiest.ts'
import { addFact, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { countFact, fieldsOf, spanOf, textFact } from './parts.ts'

/** Days looked back where no time is named, those of late, and investors that are shown. */
const [USUAL_DAYS, LATELY, SHOWN] = [365, 90, 10]

/** Answers which investors took part in most rounds of financing over a time, in a field or in all. */
export async function answerInvestors(draft: Draft, asking: Asking, asked: InvestorsAsked): Promise<void> {
  const span = spanOf(draft, asking, asked, USUAL_DAYS, LATELY)
  if (span === null) return
  draft.operation = 'financing.list'
  const { topic } = asked
  const found = await busiestInvestors(asking.services, asking.view, {
    topic,
    from: span.from,
    to: span.to,
    most: asked.most ?? SHOWN,
  })
  const field = topic === '' ? '' : inWords(draft, `${topic}领域`, ` in the field of ${topic}`)
  const what = inWords(
    draft,
    `${span.words} ${field}参与融资轮次最多的机构`,
    `Investors in most rounds${field}, ${span.words}`,
  )
  draft.understood = what
  draft.opens.push({ name: inWords(draft, '融资轮次', 'Financing rounds'), path: 'financing' })
  if (found.investors.length === 0) {
    const fields = fieldsOf(draft, found.fields)
    lacks(
      draft,
      what,
      found.isUnknown
        ? inWords(draft, `没有叫这个名字的领域；可以问：${fields}`, `No field is called so: ask of ${fields}`)
        : inWords(draft, '持有的融资记录里没有；可以问更长的时间', 'None among the rounds held: ask of a longer time'),
    )
    return
  }
  draft.state = 'answered'
  const count = (zh: string, en: string, value: number) => ({
    fact: countFact(draft, inWords(draft, zh, en), value, span.words),
  })
  say(
    draft,
    inWords(draft, `${span.words} ${field}的 `, `Rounds${field}, ${span.words}: `),
    count('融资轮次', 'Financing rounds', found.rounds),
    inWords(draft, ' 笔融资里，参与过的机构有 ', '; investors that took part: '),
    count('参与的机构', 'Investors that took part', found.all),
    inWords(draft, ' 家；没有写明投资方的 ', '; rounds that name no investor: '),
    count('没有写明投资方的轮次', 'Rounds that name no investor', found.nameless),
    inWords(draft, ' 笔。按参与笔数从多到少：', '. The most rounds first.'),
  )
  draft.parts.push({
    type: 'table',
    title: what,
    heads: 'companies',
    columns: [inWords(draft, '参与轮次', 'Rounds'), inWords(draft, '最近一轮', 'Last round')],
    rows: found.investors.map((one) => {
      const name = inWords(draft, one.id, one.nameEn ?? one.id)
      return {
        head: name,
        companyId: null,
        path: `investor/${encodeURIComponent(one.id)}`,
        factIds: [
          addFact(draft, {
            label: inWords(draft, '参与轮次', 'Rounds'),
            company: name,
            period: span.words,
            unit: 'count',
            value: one.rounds,
          }),
          textFact(draft, inWords(draft, '最近一轮', 'Last round'), one.lastDay, {
            company: name,
            period: one.lastDay,
          }),
        ],
      }
    }),
  })
}
