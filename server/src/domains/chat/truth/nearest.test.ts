import { askedOften } from '@pandora/intelligence/answers/nearest/asked-often'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedMarket, lacksTold, stood, type AskedMarket } from './testing-truth.ts'

// What is offered where a question is not understood: questions that can be answered, each asked before it is offered.
let market: AskedMarket
let names: Readonly<Record<'zh' | 'en', readonly [string, string]>>
let group: Readonly<Record<'zh' | 'en', string>>

beforeAll(async () => {
  market = await askedMarket()
  const { sql } = market
  const rows = await sql<{ zh: string; en: string }[]>`
    select z.name as zh, e.name as en from company_name z join company_name e using (company_id)
    where z.form = 'short' and z.language = 'zh' and ${stood(sql, 'z')} and e.form = 'short' and e.language = 'en'
      and ${stood(sql, 'e')} and exists (select from statement_item s where s.company_id = z.company_id)
    order by z.company_id limit 2`
  const [one, other] = rows
  const [theme] = await sql<{ zh: string; en: string }[]>`
    select name_zh as zh, name_en as en from theme t where name_en is not null and ${stood(sql, 't')} order by theme_id limit 1`
  if (!one || !other || !theme) throw new Error('the market has no companies or themes')
  names = { zh: [one.zh, other.zh], en: [one.en, other.en] }
  group = theme
}, 300_000)
afterAll(() => market.server.stop())

test.each(['zh', 'en'] as const)(
  'each question that may be offered is understood as it stands: %s',
  async (language) => {
    const [a, b] = names[language]
    const unclear: string[] = []
    for (const one of askedOften) {
      const text = one[language].replace('{a}', a).replace('{b}', b).replace('{g}', group[language])
      const answer = await market.ask(text)
      const said = lacksTold(answer)
      if (answer.state === 'asked' || /没有听懂|没有名为|[Nn]ot understood|is called/.test(said))
        unclear.push(`${text}: ${said}`)
    }
    expect(unclear).toEqual([])
  },
  120_000,
)

test('where a question is not answered those near it are offered, and each of them is answered', async () => {
  const [zh, en] = [names.zh[0], names.en[0]]
  for (const [text, near] of [
    [`${zh}那一大帮股东里头谁最爱钓鱼`, `${zh}的前十大股东`],
    [`which fishermen among the shareholders of ${en} sing best`, `Largest shareholders of ${en}`],
  ] as const) {
    const answer = await market.ask(text)
    expect([text, answer.state]).not.toEqual([text, 'answered'])
    expect(answer.choices.map((one) => one.text)).toContain(near)
    for (const one of answer.choices)
      expect([one.text, (await market.ask(one.text)).state]).toEqual([one.text, 'answered'])
  }
})

test('of what is to come, of advice and of nothing that is held no other question is offered', async () => {
  const zh = names.zh[0]
  for (const text of [`${zh}的股价年底能到20吗`, `该不该买${zh}的股票`, '中午去哪里吃饭']) {
    const { state, choices } = await market.ask(text)
    expect([text, state === 'answered', choices]).toEqual([text, false, []])
  }
})
