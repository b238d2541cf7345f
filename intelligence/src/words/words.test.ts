import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTorn, standsWhole } from './boundaries.ts'
import { folded } from './fold.ts'
import { PASSAGE_WORDS, passagesOf } from './passages.ts'
import { phraseOf, phraseQuery } from './phrase.ts'
import { placesOf, snippetOf } from './snippet.ts'
import { wordsIn } from './words.ts'

const said = (text: string) => [...wordsIn(text)].map(({ word }) => word)

describe('words of a text', () => {
  test('pairs of Chinese characters, the last alone, stems of English words, numbers', () => {
    expect(said('新能源汽车ETF：profits rose 12.5%')).toEqual('新能 能源 源汽 汽车 车 etf profit rose 12 5'.split(' '))
  })

  test('traditional characters are simplified ones, full width is half, capitals are small', () => {
    expect(said('臺灣積體電路')).toEqual(said('台湾积体电路'))
    expect(said('ＡＰＰＬＥ')).toEqual(said('apple'))
  })

  test('each word stands where it says, and its place follows the one before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('新', '能', '車', 'profits', ' ', '，', '12', '𠮷', 'Ａ', '\n', 'é'), {
          maxLength: 40,
        }),
        (parts) => {
          const text = parts.join('')
          let at = 0
          for (const one of wordsIn(text)) {
            expect(one.at).toBe(at++)
            expect(one.end).toBeGreaterThan(one.start)
            const there = folded(text.slice(one.start, one.end))
            expect(there.startsWith(one.word.slice(0, 2)) || one.word.startsWith(there.slice(0, 2))).toBe(true)
          }
        },
      ),
    )
  })
})

describe('what is looked for', () => {
  test('a word of two characters is one word; a longer one is the pairs that cover it; a single one is a beginning', () => {
    const asked = (text: string) => phraseQuery(phraseOf(text))
    expect(asked('汽車')).toBe("'汽车'")
    expect(asked('新能源汽车')).toBe("'新能' <2> '源汽' <1> '汽车'")
    expect(asked('能源汽车')).toBe("'能源' <2> '汽车'")
    expect(asked('车')).toBe("'车':*")
    expect(asked('A股市场')).toBe("'a' <1> '股市' <1> '市场'")
    expect(phraseQuery(phraseOf('rising profit'), true)).toBe("'rise':A <1> 'profit':A")
    expect(asked("it's \\ odd")).toBe("'it' <1> 's' <1> 'odd'")
  })

  test('what is cut out of a text is found in it, where it was cut', () => {
    const characters = fc.constantFrom(...'新能源汽车利率下调央行', 'a', ' ')
    fc.assert(
      fc.property(
        fc.array(characters, { minLength: 3, maxLength: 30 }),
        fc.nat(20),
        fc.integer({ min: 1, max: 6 }),
        (all, from, length) => {
          const text = all.join('')
          const cut = text.slice(from, from + length)
          fc.pre(/^\p{Script=Han}+$/u.test(cut))
          const places = placesOf(text, [phraseOf(cut)])
          expect(places.some(([start, end]) => start <= from && end >= from + cut.length)).toBe(true)
        },
      ),
    )
  })
})

test.each([
  ['国家电网启动招标', '家电', false],
  ['国家电投重组', '家电', false],
  ['推动金融创新', '融创', false],
  ['公司毛利率上升', '利率', false],
  ['澜朗地产毛利率去哪儿了', '利率', false],
  ['毛利率去哪儿了', '毛利率', true],
  ['毛利率之外，利率也降了', '利率也', true],
  ['上海航天局', '海航', false],
  ['白色家电出口回升', '家电', true],
  ['家电以旧换新', '家电', true],
  ['中国银行业利率下行', '银行', true],
  ['新能源汽车销量', '汽车', true],
  ['Gree profits rose', 'profit', true],
])('in %s, %s stands as words of its own: %s', (text, word, whole) => {
  const at = text.indexOf(word)
  expect(standsWhole(text, [at, at + word.length])).toBe(whole)
})

test.each([
  ['家电', '国家电网公布招标结果', true],
  ['家电', '每家电厂都在检修', true],
  ['家电', '大家电商平台', true],
  ['中标', '其中标的公司亏损', true],
  ['增持', '新增持股平台', true],
  ['产能', '公司拟投产能源项目', true],
  ['家电', '白色家电出口', false],
  ['家电', '中国家电企业', false],
  ['家电', '全国家电市场', false],
  ['家电', '我国家电出口增长', false],
  ['家电', '家电', false],
  ['回购', '拟回购股份', false],
  ['中标', '本月中标三个项目', false],
  ['电网', '国家电网公布', false],
  // Names that a dictionary does not know are never torn.
  ['寒武纪', '看好寒武纪和摩尔线程', false],
  ['岚溪', '位于岚溪银行总部', false],
  ['buy', 'a buyback', false],
])('%s in %s is but two halves of words: %s', (word, text, torn) => {
  const at = text.indexOf(word)
  expect(isTorn(text, [at, at + word.length])).toBe(torn)
})

describe('pieces of a text', () => {
  const text = `${'前言很长。'.repeat(60)}央行宣布下調存款利率，市場預期已久。新能源汽车销量大增。${'后面也长。'.repeat(60)}`

  test('the piece holds most of what was looked for, and its marks stand exactly at it', () => {
    const found = snippetOf(text, [phraseOf('利率'), phraseOf('能源汽车'), phraseOf('市场')], 60)
    expect(found?.marks.map(([start, end]) => found.text.slice(start, end))).toEqual(['利率', '市場', '能源汽车'])
    expect(found?.text.length).toBeLessThanOrEqual(60)
    expect(snippetOf(text, [phraseOf('石油')], 60)).toBeNull()
  })

  test('a piece with the word itself goes before one where it is a part of others', () => {
    const long = `国家电网与国家电投招标。${'中间很长。'.repeat(40)}白色家电出口。`
    expect(snippetOf(long, [phraseOf('家电')], 40)?.text).toContain('白色家电')
  })

  test('a piece cuts no character in two', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.integer({ min: 10, max: 50 }), (before, length) => {
        const piece = snippetOf(`${'𠮷'.repeat(before)}利率${'𠮷'.repeat(40)}`, [phraseOf('利率')], length)
        expect(piece && piece.text.isWellFormed()).toBe(true)
        for (const [start, end] of piece?.marks ?? []) expect(piece?.text.slice(start, end)).toBe('利率')
      }),
    )
  })
})

test('a long text is several passages, which share words at their edges and each hold the title', () => {
  const body = '甲乙丙丁。'.repeat(PASSAGE_WORDS)
  const passages = passagesOf('年度报告', body, ['$1'])
  expect(passages.length).toBeGreaterThan(3)
  for (const { vector, start } of passages) {
    expect(vector).toContain("'$1' '年度':1A")
    expect(body.slice(start, start + 1)).toMatch(/[甲乙丙丁]/)
  }
  expect(passagesOf('题', '', [])).toHaveLength(1)
})
