import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  askedCode,
  askedThing,
  chineseForms,
  codeForms,
  englishForms,
  normalised,
  withoutMarks,
  type SearchForm,
} from './names.ts'
import { initials, readings } from './pinyin.ts'

const found = (forms: readonly SearchForm[], text: string) =>
  forms.some((form) => form.suffixes.some((suffix) => suffix.startsWith(normalised(text))))

describe('readings', () => {
  test.each([
    ['平安银行', 'pinganyinhang', 'payh'],
    ['重庆啤酒', 'chongqingpijiu', 'cqpj'],
    ['长城汽车', 'changchengqiche', 'ccqc'],
    ['长安汽车', 'changanqiche', 'caqc'],
    ['厦门钨业', 'xiamenwuye', 'xmwy'],
    ['西藏药业', 'xizangyaoye', 'xzyy'],
    ['tcl科技', 'tclkeji', 'tclkj'],
    ['上证50', 'shangzheng50', 'sz50'],
  ])('RANK-17 %s is read %s first, initials %s', (name, full, short) => {
    const [first] = readings(name)
    expect(first?.join('')).toBe(full)
    expect(initials(name, first ?? [])).toBe(short)
  })

  test('RANK-17 a character with two usual readings is found by both, ü as v and as u', () => {
    expect(readings('厦华').map((one) => one.join(''))).toContain('xiahua')
    expect(readings('会稽山').map((one) => one.join(''))).toContain('kuaijishan')
    expect(readings('绿地控股').map((one) => one.join(''))).toEqual(
      expect.arrayContaining(['lvdikonggu', 'ludikonggu']),
    )
  })

  test('readings are lower-case letters and digits, never more than four', () => {
    const text = fc
      .array(fc.constantFrom(...'长行重乐绿厦平安银Aa9'), { maxLength: 12 })
      .map((letters) => letters.join('').toLowerCase())
    fc.assert(
      fc.property(text, (name) => {
        const all = readings(name)
        expect(all.length).toBeLessThanOrEqual(4)
        for (const one of all) expect(one.join('')).toMatch(/^[a-z0-9]*$/)
      }),
    )
  })
})

describe('search forms', () => {
  test('RANK-17 marks of the exchange are no part of a further form', () => {
    expect(withoutMarks('*ST国华')).toBe('国华')
    expect(withoutMarks('PT金田A(退)')).toBe('金田A')
    expect(withoutMarks('XD贵州茅')).toBe('贵州茅')
    expect(withoutMarks('寒武纪-U')).toBe('寒武纪')
    expect(withoutMarks('ST')).toBe('ST')
    expect(withoutMarks('石头科技')).toBe('石头科技')
    const forms = chineseForms('*ST国华', 'name')
    for (const text of ['*ST国华', 'ST国华', '国华', 'guohua', 'gh', 'stgh', '＊ＳＴ国华'])
      expect(found(forms, text), text).toBe(true)
  })

  test('RANK-17 a Chinese name is found from any character, its sound from any syllable', () => {
    const forms = chineseForms('平安银行', 'name')
    for (const text of ['平安银行', '银行', '平 安', 'pingan', 'yinhang', 'payh', 'yh', 'PING AN YIN HANG'])
      expect(found(forms, text), text).toBe(true)
    for (const text of ['nganyin', '平银', 'zz']) expect(found(forms, text), text).toBe(false)
  })

  test('RANK-17 a rare character outside the basic plane is one letter of the name', () => {
    const forms = chineseForms('𢡊石科技', 'name')
    expect(forms.find(({ form }) => form === 'initials')?.suffixes[0]).toBe('𢡊skj')
    expect(found(forms, '𢡊石')).toBe(true)
  })

  test('RANK-17 a full name is not found by its legal form alone', () => {
    const forms = chineseForms('平安银行股份有限公司', 'full')
    expect(found(forms, '银行股份')).toBe(true)
    expect(found(forms, '股份有限公司')).toBe(false)
    expect(found(forms, '公司')).toBe(false)
  })

  test('RANK-17 an English name is found from each word, without regard to punctuation', () => {
    const forms = englishForms('Ping An Bank Co.,Ltd.')
    for (const text of ['Ping An', 'pingan bank', 'bank co', 'PING AN BANK CO LTD', 'Ｐｉｎｇ'])
      expect(found(forms, text), text).toBe(true)
    expect(found(forms, 'ing an')).toBe(false)
    expect(englishForms('…')).toEqual([])
  })

  test('codes are found from any digit', () => {
    expect(found(codeForms('000651'), '0651')).toBe(true)
    expect(codeForms('')).toEqual([])
  })

  test('whatever a name is, its forms hold letters and digits only, begin with the whole, and it finds itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (name) => {
        const forms = [...chineseForms(name, 'name'), ...englishForms(name), ...codeForms(name)]
        for (const { suffixes } of forms)
          for (const suffix of suffixes) {
            expect(suffix).toBe(normalised(suffix))
            expect(suffixes[0]?.endsWith(suffix)).toBe(true)
          }
        if (normalised(name) !== '') expect(found(chineseForms(name, 'name'), name)).toBe(true)
      }),
    )
  })

  test('normalising is idempotent and leaves no wildcard', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalised(normalised(text))).toBe(normalised(text))
        expect(normalised(text)).not.toMatch(/[%_\\\s]/)
      }),
    )
  })
})

test.each([
  ['000001', { code: '000001', exchange: null }],
  ['SZ000001', { code: '000001', exchange: 'SHZ' }],
  ['000001.SZ', { code: '000001', exchange: 'SHZ' }],
  ['sh.600519', { code: '600519', exchange: 'SSE' }],
  ['６００５１９', { code: '600519', exchange: null }],
  ['bj 920002', { code: '920002', exchange: 'BSE' }],
  ['0000011', null],
  ['平安银行', null],
  ['SZ000001.SH', null],
  ['', null],
])('WATCH-10 %s is read as the code %o', (text, code) => {
  expect(askedCode(text)).toEqual(code)
})

test.each([
  ['600519 贵州茅台', '600519', '贵州茅台'],
  ['贵州茅台(600519)', '600519', '贵州茅台'],
  ['贵州茅台', null, '贵州茅台'],
  ['Ping An Bank', null, 'pinganbank'],
  ['1. 000001.SZ', '000001', '1'],
  ['\t平安银行\t', null, '平安银行'],
])('WATCH-10 the pasted line %s asks for code %s, name %s', (line, code, name) => {
  const asked = askedThing(line)
  expect([asked.code?.code ?? null, asked.name]).toEqual([code, name])
})
