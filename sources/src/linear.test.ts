import { transforms } from '@pandora/contract/domains/imports/transforms'
import { superlinear } from '@pandora/contract/testing-linear'
import { describe, expect, test } from 'vitest'
import { convertOf } from './files/convert.ts'
import { exponentIn, plainName } from './files/header-names.ts'
import { typeOfName } from './files/format.ts'
import type { FromColumn } from './files/profile.ts'
import type { Slots } from './files/slots.ts'
import * as lines from './files/statements/lines.ts'
import { columnPeriod } from './files/statements/column-periods.ts'
import { fileSays } from './files/statements/file-says.ts'
import * as periods from './files/statements/periods.ts'
import { roleIn } from './files/statements/roles.ts'
import { unitTold } from './files/statements/units.ts'
import * as bad from './files/values/bad.ts'
import * as codes from './files/values/codes.ts'
import * as days from './files/values/days.ts'
import * as numbers from './files/values/numbers.ts'
import * as texts from './files/values/texts.ts'
import * as dates from './feeds/dates.ts'
import * as language from './feeds/language.ts'
import * as feedText from './feeds/text.ts'
import * as zones from './feeds/zones.ts'

const slots: Slots = {
  columns: [],
  about: { file: '', title: '' },
  comma: false,
  tables: {},
  present: (cell) => cell,
  read: () => () => '2024-03-05',
  write: () => () => undefined,
}
const part = (as: string, more: object = {}): FromColumn =>
  ({
    column: 'cell',
    as,
    year: 'year',
    quarter: 'quarter',
    after: 'after',
    line: 'line',
    take: 'item',
    ...more,
  }) as unknown as FromColumn

describe('a cell of 64,000 hostile characters takes every transform linear time', () => {
  test.each(transforms)(
    '%s',
    (as) => {
      const convert = convertOf(part(as), slots)
      expect(superlinear((text) => convert(text, [text]))).toEqual([])
    },
    120_000,
  )
})

const modules = {
  bad,
  codes,
  days,
  numbers,
  texts,
  headers: { exponentIn, plainName, typeOfName },
  lines: { itemOf: lines.itemOf },
  periods,
  roles: { roleIn },
  fileSays: {
    columnPeriod: (text: string) => columnPeriod(text, fileSays([text], { file: text, title: text })),
  },
  units: { unitTold: (text: string) => unitTold([text], text) },
  dates,
  language,
  feedText,
  zones,
}
const functions = Object.entries(modules).flatMap(([module, members]) =>
  Object.entries(members)
    .filter(([, member]) => typeof member === 'function' && !String(member).startsWith('class '))
    .map(([name, member]) => ({ name: `${module}.${name}`, work: member as (...given: unknown[]) => unknown })),
)

describe('every function that reads a text from outside takes linear time', () => {
  test.each(functions)(
    '$name',
    ({ work }) => {
      expect(superlinear((text) => work(text, '2024-03-05', 'CNY'))).toEqual([])
    },
    120_000,
  )
})
