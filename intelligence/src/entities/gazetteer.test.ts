import { describe, expect, test } from 'vitest'
import { builtInEntries } from './built-in.ts'
import { fold, foldName } from './fold.ts'
import { writtenForms } from './forms.ts'
import { buildGazetteer } from './gazetteer.ts'
import { entriesOf } from './rows.ts'

const named = (...names: string[]) =>
  buildGazetteer([{ kind: 'company', id: 'X', names: names.map((text) => ({ text, form: 'short' as const })) }])

describe('folding', () => {
  test.each([
    ['ＡＢＣ　公司', 'abc公司'],
    ['平 安', '平安'],
    ['Coca-Cola', 'coca cola'],
    ['J.P. Morgan', 'jp morgan'],
    ['U.S.', 'us'],
    ['a\u200bb\u202ec', 'abc'],
    ['M & M', 'm&m'],
    ['0.5', '0.5'],
    ['東風汽車', '东风汽车'],
    ['Foo. Bar', 'foo bar'],
    ['一\n二', '一\n二'],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text).text).toBe(folded)
  })

  test('every unit knows its place', () => {
    const { text, at } = fold('“Ｊ. Ｐ.  Morgan” 買\u200b入')
    expect(at).toHaveLength('“Ｊ. Ｐ.  Morgan” 買\u200b入'.length + 1)
    expect(at[text.indexOf('入')]).toBe('“Ｊ. Ｐ.  Morgan” 買\u200b入'.indexOf('入'))
  })
})

describe('written forms', () => {
  const forms = (name: string, form: 'full' | 'short' | 'english') => writtenForms(name, form).map(({ text }) => text)
  test('a full name without legal form and place', () => {
    expect(forms('山东南岭铝业股份有限公司', 'full')).toEqual(
      expect.arrayContaining(['山东南岭铝业股份有限公司', '山东南岭铝业', '南岭铝业', '山东南岭铝业股份']),
    )
  })
  test('a short name without the exchange’s marks, and as the exchange would mark it', () => {
    expect(forms('*ST云杉', 'short')).toEqual(expect.arrayContaining(['*st云杉', 'st云杉']))
    expect(forms('*ST云杉', 'short')).not.toContain('云杉')
    expect(forms('大岭友谊', 'short')).toEqual(expect.arrayContaining(['大岭友谊', 'st友谊', 'st大岭']))
  })
  test('an English name without legal form, with & and and, with and without its apostrophe', () => {
    expect(forms("The Foo & Bar's Co., Ltd. (India)", 'english')).toEqual(
      expect.arrayContaining(["foo&bar's", "foo and bar's", 'foo&bars']),
    )
  })
})

describe('the gazetteer', () => {
  test.each([
    ['', 'empty'],
    ['三', 'one-character'],
    ['12345', 'digits-only'],
    ['x'.repeat(200), 'too-long'],
    ['…!!', 'no-letters'],
    ['stocks', 'general-word'],
    ['上市公司', 'general-word'],
  ])('a name such as %j is refused: %s', (name, reason) => {
    expect(named(name).refused.map((one) => one.reason)).toEqual([reason])
  })

  test('a name made up from another is left out where somebody bears it, or two would', () => {
    const both = buildGazetteer([
      { kind: 'company', id: 'A', names: [{ text: '云岭铝业股份有限公司', form: 'full' }] },
      { kind: 'company', id: 'B', names: [{ text: '云岭铝业', form: 'short' }] },
      { kind: 'company', id: 'C', names: [{ text: '大岭友谊', form: 'short' }] },
      { kind: 'company', id: 'D', names: [{ text: '南岭友谊', form: 'short' }] },
    ])
    const bearers = (text: string) => {
      const node = [...text].reduce((at, letter) => (at < 0 ? at : stepOf(both, at, letter)), 0)
      const found: string[] = []
      for (let name = node < 0 ? -1 : (both.trie.value[node] ?? -1); name >= 0; name = both.next[name] ?? -1)
        found.push(both.entries[both.entry[name] ?? 0]?.id ?? '')
      return found
    }
    expect(bearers('云岭铝业')).toEqual(['B'])
    expect(bearers('st友谊')).toEqual([])
    expect(bearers('st大岭')).toEqual(['C'])
  })

  test('six thousand companies with five names each are ready in a second and small', () => {
    const letters = [...'华东南北安信达康泰瑞丰盛源恒宏远新创博科维美智云海天金银铜铁']
    const entries = Array.from({ length: 6000 }, (_none, at) => {
      const name = `${letters[at % 30]}${letters[(at * 7) % 30]}${letters[Math.floor(at / 30) % 30]}${letters[Math.floor(at / 900) % 30]}`
      return {
        kind: 'company' as const,
        id: `X-${at}`,
        code: String(100_000 + at),
        exchange: 'SHZ',
        names: [
          { text: name, form: 'short' as const },
          { text: `${name}科技股份有限公司`, form: 'full' as const },
          { text: `${name}实业`, form: 'former' as const },
          { text: `Fictional ${at} Technology Co., Ltd.`, form: 'english' as const },
          { text: `${name}国际`, form: 'alias' as const },
        ],
      }
    })
    const before = process.cpuUsage()
    const gazetteer = buildGazetteer([...entries, ...builtInEntries])
    // Processor time, as tests run beside others; 0.4 s on a free machine.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3)
    expect(gazetteer.names).toBeGreaterThan(30_000)
    expect(gazetteer.bytes).toBeLessThan(40_000_000)
  })

  test('what is built in is broad, and none of it is refused', () => {
    const kinds = new Map<string, number>()
    for (const { kind } of builtInEntries) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    expect(kinds.get('region')).toBeGreaterThan(450)
    for (const kind of ['department', 'indicator', 'technology']) expect(kinds.get(kind), kind).toBeGreaterThan(110)
    expect(new Set(builtInEntries.map(({ id }) => id)).size).toBe(builtInEntries.length)
    expect(buildGazetteer(builtInEntries).refused).toEqual([])
    for (const { names } of builtInEntries)
      for (const { text } of names) expect(foldName(text).length, text).toBeGreaterThan(1)
  })

  test('lists of codes and names, and of symbols and variants, are read', () => {
    expect(
      entriesOf([
        { code: '000901', exchange: 'SHZ', name_zh: '启明银行', name_zh_2021: '启明股份', sw_l1: '银行' },
        { Symbol: 'ZEMA', Entity: 'Zemaris Ltd., Zemaris' },
        { name_zh: '无代码' },
      ]),
    ).toMatchObject([
      {
        id: 'SHZ-000901',
        kind: 'company',
        names: [
          { text: '启明银行', form: 'short' },
          { text: '启明股份', form: 'former' },
        ],
        words: ['银行'],
      },
      { id: 'ZEMA', names: [{ text: 'Zemaris Ltd.' }, { text: 'Zemaris' }] },
    ])
  })
})

function stepOf(gazetteer: ReturnType<typeof buildGazetteer>, node: number, letter: string): number {
  const { parent, unit } = gazetteer.trie
  for (let child = 1; child < parent.length; child++)
    if (parent[child] === node && unit[child] === letter.charCodeAt(0)) return child
  return -1
}
