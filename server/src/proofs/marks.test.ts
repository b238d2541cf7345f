import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measuredFields, type Measured } from '@pandora/contract/measured'
import { changedMeasures, valuedMeasures, type MeasureName } from '@pandora/contract/measures'
import { defineOperation } from '@pandora/contract/operation'
import { operations } from '@pandora/contract/operations'
import { measured } from '@pandora/contract/measured'
import { expect, test } from 'vitest'
import { z } from 'zod'

type Def = {
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
  valueType?: z.ZodType
}
const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def
const within = (schema: z.ZodType): z.ZodType[] => {
  const { element, innerType, valueType, options = [] } = defOf(schema)
  return [element, innerType, valueType, ...options].filter((one) => one !== undefined)
}

/**
 * What rests on a price paid, and the fields one of which beside it, or above, says where it is the day's average
 * instead.
 */
const valued: ReadonlySet<MeasureName> = new Set(valuedMeasures)
const saysValued = /^(capBasis|capStandIns|standIns|byVwap)$/
const changed: ReadonlySet<MeasureName> = new Set(changedMeasures)
/** The same of changes: of adjusted prices they may differ from what the exchange counted. */
const saysChange = /^(basis|changeAdjusted)$/

/** Measures of the schema that go out without the field that says what they rest on. */
function unmarked(schema: z.ZodType, at: string, around: readonly string[] = []): string[] {
  const { shape } = defOf(schema)
  if (!shape) return within(schema).flatMap((inner) => unmarked(inner, at, around))
  const names = [...Object.keys(shape), ...around]
  return Object.entries(shape).flatMap(([name, inner]) => {
    const said = saidBy(inner)
    const measures =
      said === undefined ? [] : typeof said.measure === 'string' ? [said.measure] : Object.values(said.measure.names)
    const wrong =
      (measures.some((one) => valued.has(one)) && !names.some((one) => saysValued.test(one))) ||
      (measures.some((one) => changed.has(one)) && !names.some((one) => saysChange.test(one)))
    return [...(wrong ? [`${at}.${name}`] : []), ...unmarked(inner, `${at}.${name}`, Object.keys(shape))]
  })
}
const saidBy = (schema: z.ZodType): Measured | undefined =>
  measuredFields.get(schema) ??
  (defOf(schema).shape
    ? undefined
    : within(schema)
        .map(saidBy)
        .find((one) => one !== undefined))

test('no operation answers a market value or what rests on it, nor a change, without what says that it is not of a price paid', () => {
  expect(operations.flatMap((one) => unmarked(one.output, one.id))).toEqual([])
})

test('one that does is named', () => {
  const bare = defineOperation({
    id: 'new.one',
    method: 'POST',
    path: '/api/new/one',
    summary: 'New',
    output: z.object({
      dataList: z.array(
        z.object({ companyId: z.string(), pe: measured('company.pe'), change: measured('company.changeRate') }),
      ),
    }),
  })
  expect(unmarked(bare.output, bare.id)).toEqual(['new.one.dataList.pe', 'new.one.dataList.change'])
})

/** The objects and calls of a file that make a column: the text between the brackets around each `key:` or after each `figure(`. */
function columnsIn(text: string): string[] {
  const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')' }
  return [...text.matchAll(/\{\s*key: '|\bfigure(?:<\w+>)?\(/g)].map(({ index, 0: begun }) => {
    const open = begun.startsWith('{') ? '{' : '('
    let [at, depth] = [text.indexOf(open, index), 0]
    const from = index
    for (; at < text.length; at++) {
      if (text[at] === open) depth++
      else if (text[at] === closing[open] && --depth === 0) break
    }
    return text.slice(from, at + 1).replace(/\s+/g, ' ')
  })
}

test('no table of the product shows or exports one of a company without its mark', () => {
  const folder = join(import.meta.dirname, '../../../web/src')
  const says =
    /(?:value: \(?[^=]*=> [^,]*|, \(row\) => )(?:figures|quote\??|row|one)\.(?:changeRate|marketCap|floatCap|peTtm)\b/
  const columns = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => columnsIn(readFileSync(join(folder, file), 'utf8')).map((column) => ({ file, column })))
    .filter(({ column }) => says.test(column))
  expect(columns.length).toBeGreaterThan(15)
  // The change of a theme is a mean, its file’s value stands beside.
  expect(
    columns
      .filter(({ column }) => !/basis[:=]|withCap\(/.test(column) && !/figure<Theme>\( ?'change'/.test(column))
      .map(({ file, column }) => `${file}: ${column.slice(0, 120)}`),
  ).toEqual([])
})
