import { describe, expect, test } from 'vitest'
import { answerFrom, lookedUpBy } from './answer.ts'
import { rankedIn } from './bm25.ts'
import { chunksOf, flowing } from './chunks.ts'
import { rowsOf } from './rows.ts'
import { names, namesIn } from './subject.ts'
import type { SourcePage } from './types.ts'

const pageOf = (text: string, documentId = 'a', page = 1): SourcePage => ({ documentId, title: documentId, page, text })
const ask = (question: string, ...pages: SourcePage[]) => {
  const { words } = lookedUpBy(question)
  return answerFrom(question, { pages, passages: rankedIn(pages, words), words, rarity: () => 1 })
}

const income = pageOf(`CALDER OPTICS, INC.
Consolidated Statements of Operations
(in millions, except per share data)
For the Years Ended December 31,
2022
2021
2020
Net sales
$
500
$
400
$
320
Cost of sales (Note 3)
300
260
200
Operating income
(20)
30
45
Net income attributable to noncontrolling interests
2
1
1
Net income attributable to Calder Optics
(18)
24
33`)
const balance = pageOf(
  `Consolidated Balance Sheets
(in millions)
                      December 31, 2022   December 31, 2021
Inventories           90   60
Total current assets  250   240
Property and equipment, net  125   75
Total assets  900   800
Total current liabilities  100   120`,
  'a',
  2,
)

describe('tables in a text', () => {
  test('a row’s figures stand below its label or beside it, columns are told by the years above', () => {
    const sales = rowsOf(income).find((row) => row.label === 'Net sales')
    expect(sales?.cells.map((cell) => [cell.head, cell.value])).toEqual([
      ['2022', 500],
      ['2021', 400],
      ['2020', 320],
    ])
    expect(rowsOf(income).find((row) => row.label === 'Operating income')?.cells[0]?.value).toBe(-20)
    expect(rowsOf(balance).map((row) => [row.label, row.cells[0]?.value, row.cells[1]?.head])).toContainEqual([
      'Inventories',
      90,
      '2021',
    ])
    for (const { page, cells } of rowsOf(income))
      for (const { start, end, value } of cells) expect(page.text.slice(start, end)).toContain(String(Math.abs(value)))
  })

  test('figures that do not fit the heads have none, and are never read as a year’s', () => {
    const [row] = rowsOf(pageOf('Item  2022  2021  2020\nWrite-offs  7  8'))
    expect(row?.cells.map((cell) => cell.head)).toEqual([null, null])
    expect(ask('What were the write-offs in 2021?', pageOf('Item  2022  2021  2020\nWrite-offs  7  8')).kind).toBe(
      'none',
    )
  })

  test('a table with Chinese heads is read by the words of the question', () => {
    const table = pageOf(
      '| 证券名称 | 净利润同比增长率 | 总资产周转率 |\n|---|---|---|\n| 北辰锂业 | 12.5 | 0.8 |\n| 远山电芯 | -3.1 | 1.1 |',
    )
    expect(ask('远山电芯的总资产周转率是多少？', table)).toMatchObject({ kind: 'figure', value: 1.1 })
    expect(ask('北辰锂业的净利润同比增长率是多少？', table)).toMatchObject({ kind: 'figure', value: 12.5 })
  })
})

describe('what is computed', () => {
  test('a ratio over two statements shows its formula with the quoted numbers', () => {
    const answer = ask('What is the FY2022 fixed asset turnover ratio of Calder Optics?', income, balance)
    expect(answer).toMatchObject({ kind: 'computed', value: 5, formula: '500 / ((125 + 75) / 2)' })
    expect(answer.quotes.map(({ page, mark }) => page.text.slice(mark?.start, mark?.end).replace(/\D/gu, ''))).toEqual([
      '500',
      '125',
      '75',
    ])
  })

  test('growth, compound growth, means, units that are asked for', () => {
    expect(ask('What is the year-over-year growth of net sales from FY2021 to FY2022?', income)).toMatchObject({
      value: 25,
      unit: '%',
    })
    expect(ask('What is the revenue CAGR from FY2020 to FY2022?', income).value).toBeCloseTo(25, 9)
    expect(ask('What was the FY2022 revenue in USD billions?', income)).toMatchObject({ value: 0.5, unit: 'billion' })
    expect(ask('What is net working capital in FY2022? Answer in USD millions.', balance)).toMatchObject({ value: 150 })
  })

  test('whether something rose or is positive is answered with both numbers', () => {
    const margin = ask('Did the operating margin improve in FY2022?', income)
    expect(margin).toMatchObject({ kind: 'no', formula: '2022: -20 / 500 = -4%; 2021: 30 / 400 = 7.5%' })
    expect(ask('Did Calder have positive working capital in FY2022?', balance).kind).toBe('yes')
  })

  test('net income is that of the owners, not of others', () => {
    expect(ask('What was the net income in FY2021?', income).value).toBe(24)
  })

  test('two documents that tell two numbers are not chosen between', () => {
    const other = pageOf(income.text.replace('500', '510'), 'b')
    expect(ask('What was the revenue in FY2022?', income, other)).toMatchObject({ kind: 'none', reason: 'several' })
  })

  test('a quarter, a segment or a reason is not answered from the whole year’s statement', () => {
    for (const question of [
      'What was the revenue in Q2 of FY2022?',
      'What was the revenue of the lens segment in FY2022?',
      'What drove the change of revenue in FY2022?',
      'What was the revenue in FY2018?',
    ])
      expect(ask(question, income).kind).toBe('none')
  })
})

describe('what is said in sentences', () => {
  const note = pageOf('公司于2024年5月20日公告，拟向远山电芯增资3.2亿元。\n增资完成后持股比例为51%。')
  test('a span is of the kind that is asked for, word for word', () => {
    expect(ask('公司拟向远山电芯增资的金额是多少？', note)).toMatchObject({ kind: 'span', text: '3.2亿元' })
    expect(ask('增资完成后的持股比例是多少？', note)).toMatchObject({ kind: 'span', text: '51%' })
    expect(ask('公司公告向远山电芯增资的时间？', note)).toMatchObject({ text: '2024年5月20日' })
    expect(ask('远山电芯的总经理的薪酬金额是多少？', note).kind).toBe('none')
  })

  test('lines of prose that the paper breaks are one sentence; rows of a table are not', () => {
    const prose =
      'The company opened a second plant in Harwick last spring, where it now\nemploys three hundred people.\nNet sales  12  10\nCosts  8  7'
    expect(flowing(prose).split('\n')).toHaveLength(3)
    expect(flowing(prose)).toHaveLength(prose.length)
    expect(chunksOf(prose)).toEqual([{ start: 0, end: prose.length }])
  })
})

test('whom a question names is found in its text by name or by its letters', () => {
  expect(namesIn('What was the revenue of Calder Optics in FY2022?')).toEqual(['Calder Optics'])
  expect(namesIn('Fixed costs are defined as what? Base your answer on the balance sheet.')).toEqual([])
  expect(namesIn('北辰锂业2023年营业收入是多少？')).toEqual(['北辰锂业'])
  expect(names('CALDER_OPTICS_2022_10K', 'Calder Optics')).toBe(true)
  expect(names('Harwick & Harwick', 'HnH')).toBe(true)
  expect(names('Northmere Instruments', 'Calder Optics')).toBe(false)
})
