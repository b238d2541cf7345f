import { describe, expect, it } from 'vitest'
import { readMapping, usualTransform, withColumn, withPeriod, withUnit, withValue } from './mappingModel.ts'
import type { MappedRecord } from './mappingModel.ts'

const text = `name: my-bars
title: { zh: 我的行情, en: My bars }
match: { columns: [代码, 日期, 收盘, 备注] }
# Traded prices.
records:
  - kind: daily_price
    fields:
      security_id: { column: 代码, as: security }
      basis: { value: traded }
      trade_date: { column: 日期, as: day }
      close: { column: 收盘, as: number, exponent: 2 }
      open: { first: [{ column: 开盘 }, { column: 收盘 }] }
`
const recordsOf = (yaml: string): readonly MappedRecord[] => {
  const model = readMapping(yaml)
  if (model.problem !== null) throw new Error(model.problem)
  return model.records
}
const sourceIn = (yaml: string, field: string) => recordsOf(yaml)[0]?.fields.find((one) => one.field === field)
const first = () => recordsOf(text)[0] as MappedRecord

describe('a mapping as a table', () => {
  it('tells columns, fixed values, rules and what is empty apart, and which fields are required', () => {
    expect(sourceIn(text, 'close')).toEqual({
      field: 'close',
      required: true,
      choices: null,
      source: { type: 'column', column: '收盘', as: 'number', exponent: 2 },
    })
    expect(sourceIn(text, 'basis')?.source).toEqual({ type: 'value', value: 'traded' })
    expect(sourceIn(text, 'open')?.source).toEqual({ type: 'rule' })
    expect(sourceIn(text, 'volume')).toEqual({
      field: 'volume',
      required: false,
      choices: null,
      source: { type: 'none' },
    })
  })

  it('a field that the product fills by itself is not required', () => {
    const statements = recordsOf('records: [{ kind: statement_item, fields: {} }]')[0]
    expect(statements?.fields.find(({ field }) => field === 'filing')?.required).toBe(false)
  })

  it('names the columns that no rule uses, whatever the header check says', () => {
    const model = readMapping(text)
    expect(model.problem === null && model.unused(['代码', '日期', '收盘', '备注'])).toEqual(['备注'])
  })

  it('a fixed value is one of few or typed, and a number stays a number', () => {
    expect(sourceIn(text, 'basis')?.choices).toEqual(['traded', 'forward-adjusted', 'backward-adjusted'])
    const adjusted = withValue(
      withValue(text, first(), 'basis', 'forward-adjusted'),
      first(),
      'basis_date',
      '2025-12-31',
    )
    expect([sourceIn(adjusted, 'basis')?.source, sourceIn(adjusted, 'basis_date')?.source]).toEqual([
      { type: 'value', value: 'forward-adjusted' },
      { type: 'value', value: '2025-12-31' },
    ])
    expect(withValue(text, first(), 'turnover_rate', '1.5')).toContain('turnover_rate: { value: 1.5 }')
  })

  it('a rule for many columns says which, and nothing is unused beside one for all the others', () => {
    const wide = text
      .replace('    fields:', '    columns: { except: [日期] }\n    fields:')
      .replace('{ column: 代码, as: security }', '{ column: $name, as: security }')
    expect([recordsOf(text)[0]?.each, recordsOf(wide)[0]?.each]).toEqual([null, { except: ['日期'] }])
    const model = readMapping(wide)
    expect(model.problem === null && model.unused(['日期', '600901'])).toEqual([])
  })

  it('units of series are read from the mapping’s table and named one by one; a blank one is open again', () => {
    const series = `tables:\n  series:\n    产值: { code: my.a, zh: 产值, en: output, unit: "?" }\n${text}`
    const model = readMapping(series)
    const [one] = model.problem === null ? model.series : []
    expect(one).toEqual({ table: 'series', key: '产值', name: '产值', unit: '?' })
    const named = withUnit(series, one ?? { table: '', key: '', name: '', unit: '' }, '亿元')
    expect(named).toContain('en: output, unit: "亿元" }')
    const open = readMapping(one ? withUnit(named, one, ' ') : '')
    expect(open.problem === null && open.series.map(({ unit }) => unit)).toEqual(['?'])
  })

  it('changes a column and keeps comments and the other parts of the field', () => {
    const next = withColumn(text, first(), 'close', '最新价')
    expect(next).toContain('# Traded prices.')
    expect(next).toContain('close: { column: 最新价, as: number, exponent: 2 }')
  })

  it('adds a field with its usual way of reading, and takes one away', () => {
    const added = withColumn(text, first(), 'volume', '成交量')
    expect(sourceIn(added, 'volume')?.source).toEqual({ type: 'column', column: '成交量', as: 'number' })
    expect(sourceIn(withColumn(added, recordsOf(added)[0] as MappedRecord, 'volume', null), 'volume')?.source).toEqual({
      type: 'none',
    })
  })

  it('changes how a column is read', () => {
    expect(sourceIn(withColumn(text, first(), 'close', '收盘', 'amount'), 'close')?.source).toEqual({
      type: 'column',
      column: '收盘',
      as: 'amount',
      exponent: 2,
    })
    expect(usualTransform('document', 'published_at')).toBe('published')
    expect(usualTransform('share_count', 'counted_on')).toBe('day')
    expect(usualTransform('document', 'title')).toBe('')
  })

  it('leaves fields shared by an anchor to the text', () => {
    const shared =
      'records:\n  - kind: series\n    fields: &f { series_code: { value: a } }\n  - kind: series\n    fields: *f\n'
    expect(recordsOf(shared).map(({ open }) => open)).toEqual([true, false])
  })

  it('says what is wrong with a text that is no YAML', () => {
    expect(readMapping('records: [').problem).toMatch(/./)
    expect(withColumn('records: [', first(), 'close', 'x')).toBe('records: [')
  })

  it('a reader says which period 本期 is, when years end and how quarters are told; blank says nothing again', () => {
    const statements = `records:
  - kind: statement_item
    fields:
      # The end of a period.
      period_end: { column: $name, as: period, line: 项目 }
      period_months: { first: [{ column: 项目, as: line, take: months }, { column: $name, as: period-months }] }
`
    const periods = (yaml: string) => {
      const model = readMapping(yaml)
      return model.problem === null ? model.periods : model.problem
    }
    expect(periods(text)).toBeNull()
    expect(periods(statements)).toEqual({ current: '', fiscal: '', quarters: '' })
    const said = withPeriod(withPeriod(statements, 'fiscal', '06-30'), 'quarters', 'single')
    expect(periods(said)).toEqual({ current: '', fiscal: '06-30', quarters: 'single' })
    expect(said).toContain('period_end: { column: $name, as: period, line: 项目, fiscal: 06-30 }')
    expect(said).toContain('as: period-months, fiscal: 06-30, quarters: single }')
    expect(said).toContain('# The end of a period.')
    expect(periods(withPeriod(said, 'fiscal', ''))).toEqual({ current: '', fiscal: '', quarters: 'single' })
  })
})
