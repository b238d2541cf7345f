import { threadMs } from '@pandora/contract/testing-linear'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtInEntries } from './built-in.ts'
import { buildGazetteer, type GazetteerEntry } from './gazetteer.ts'
import { link } from './link.ts'

const market: GazetteerEntry[] = [
  {
    kind: 'company',
    id: 'SHZ-300901',
    code: '300901',
    exchange: 'SHZ',
    names: [
      { text: '机器人', form: 'short' },
      { text: '云州机器人股份有限公司', form: 'full' },
    ],
  },
  {
    kind: 'company',
    id: 'SHZ-000901',
    code: '000901',
    exchange: 'SHZ',
    names: [
      { text: '启明银行', form: 'short' },
      { text: '中国启明', form: 'alias' },
    ],
  },
  {
    kind: 'company',
    id: 'NYSE-TGT',
    code: 'TGT',
    exchange: 'NYSE',
    names: [{ text: 'Target Corporation', form: 'english' }],
  },
  {
    kind: 'company',
    id: 'NASDAQ-ZEMA',
    code: 'ZEMA',
    exchange: 'NASDAQ',
    names: [{ text: 'Zemaris & Sons, Inc.', form: 'english' }],
  },
]
const gazetteer = buildGazetteer([...market, ...builtInEntries])
const piece = fc.oneof(
  fc.constantFrom(
    '机器人',
    '启明银行',
    '中国启明',
    '(300901)',
    'SZ000901',
    'Target',
    'Zemaris & Sons, Inc.',
    'ZEMA',
    '$TGT',
    '央行',
    '广东',
    '深圳市',
    'CPI',
    '，',
    '。',
    '：',
    '、',
    ' ',
    '\n',
    '涨停',
    '公告',
    '产业',
    'shares of ',
    'price target',
    '董事长王明',
    '表示',
    'CEO Tom Brown said',
    '＊ＳＴ',
    '\u202e',
    '\u200b',
    '有限公司',
    '银行业',
    "'s",
    '《',
    '》',
    '"',
    '(',
  ),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
)
const text = fc.array(piece, { maxLength: 24 }).map((parts) => parts.join(''))

describe('properties of linking', () => {
  test('spans are the words of the text, in order, and never overlap', () => {
    fc.assert(
      fc.property(text, text, (title, body) => {
        const document = { title, body }
        let last = { field: 'title', end: 0 }
        for (const mention of link(document, gazetteer)) {
          expect(document[mention.field].slice(mention.start, mention.end)).toBe(mention.text)
          expect(mention.end).toBeGreaterThan(mention.start)
          if (mention.field === last.field) expect(mention.start).toBeGreaterThanOrEqual(last.end)
          last = mention
        }
      }),
    )
  })

  test('the same text gives the same mentions', () => {
    fc.assert(
      fc.property(text, (body) => {
        expect(link({ title: '', body }, gazetteer)).toEqual(link({ title: '', body }, gazetteer))
      }),
    )
  })

  test('a name that stands nowhere in the text changes nothing', () => {
    const larger = buildGazetteer([
      ...market,
      {
        kind: 'company',
        id: 'X',
        code: 'QXQ',
        names: [
          { text: '貔貅麒麟', form: 'short' },
          { text: 'Quxquux Ltd', form: 'english' },
        ],
      },
      ...builtInEntries,
    ])
    fc.assert(
      fc.property(text, (body) => {
        fc.pre(!/貔貅|quxquux|qxq/i.test(body))
        expect(link({ title: '', body }, larger)).toEqual(link({ title: '', body }, gazetteer))
      }),
    )
  })

  test('a lower bar lets nothing out that a higher one let in, but for what covers it', () => {
    fc.assert(
      fc.property(text, (body) => {
        const low = link({ title: '', body }, gazetteer, { least: 0.3, people: false })
        for (const one of link({ title: '', body }, gazetteer, { least: 0.9, people: false }))
          expect(low.some((other) => other.start < one.end && one.start < other.end)).toBe(true)
      }),
    )
  })

  test('any names make a gazetteer, and any of its names is found by itself or refused', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 12 })
    fc.assert(
      fc.property(fc.array(name, { maxLength: 8 }), text, (names, body) => {
        const made = buildGazetteer(
          names.map((one, at) => ({
            kind: 'theme' as const,
            id: `T${at}`,
            names: [{ text: one, form: 'alias' as const }],
          })),
        )
        for (const mention of link({ title: names.join('。'), body }, made, { people: false }))
          expect(names[Number(mention.id?.slice(1))]).toBeDefined()
        expect(made.names + made.refused.length).toBeGreaterThanOrEqual(names.length)
      }),
    )
  })
})

describe('hostile texts', () => {
  test.each([
    ['two million times one letter', 'a'.repeat(2_000_000)],
    ['two million brackets', `${'('.repeat(2_000_000)}启明银行`],
    ['names without end', '启明银行、'.repeat(300_000)],
    ['ambiguous names without end', '机器人产业'.repeat(300_000)],
    ['titles without end', '董事长王'.repeat(300_000)],
    ['lists of English names', 'Target, Target and Target '.repeat(60_000)],
    ['control characters', '\u0000\u202e\u200b'.repeat(600_000)],
    ['six-digit codes', '000901 '.repeat(200_000)],
    ['halves of pairs', '\ud800'.repeat(500_000)],
  ])('%s end in bounded time with at most the asked mentions', (_name, body) => {
    const begun = threadMs()
    expect(link({ title: '', body }, gazetteer).length).toBeLessThanOrEqual(2000)
    expect(threadMs() - begun).toBeLessThan(15_000)
  })

  test('ten thousand names in one text are all found where so many are asked for', () => {
    const names = Array.from(
      { length: 10_000 },
      (_none, at) =>
        `测试${String.fromCharCode(0x4e00 + (at % 100))}${String.fromCharCode(0x5e00 + Math.floor(at / 100))}`,
    )
    const many = buildGazetteer(
      names.map((one, at) => ({
        kind: 'company' as const,
        id: `N-${at}`,
        names: [{ text: one, form: 'short' as const }],
      })),
    )
    expect(link({ title: '', body: names.join('，') }, many, { most: 20_000, people: false })).toHaveLength(10_000)
  })
})
