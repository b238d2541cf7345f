import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differenceOf, sideOf } from './difference.ts'
import { inlineParts } from './inline.ts'

const shown = (before: string, after: string) =>
  differenceOf(before, after).map(({ change, parts, movedTo }) => [
    change,
    parts.map(({ kind, text }) => `${kind[0]}:${text.trim()}`).join(' '),
    movedTo,
  ])

describe('two texts beside each other', () => {
  test('POLICY-29 POLICY-66 insertions and deletions stand inside aligned sentences, others on their side', () => {
    expect(
      shown(
        '会议讨论了全年工作。\n要实施稳健的货币政策，赤字率按3%安排。\n要办好秋季农展会。',
        '会议讨论了全年工作。\n要实施适度宽松的货币政策，赤字率按4%安排。\n加快城市地下管网改造。',
      ),
    ).toEqual([
      ['same', 's:会议讨论了全年工作。', null],
      ['stronger', 's:要实施 d:稳健 i:适度宽松 s:的货币政策，赤字率按 d:3% i:4% s:安排。', null],
      ['added', 'i:加快城市地下管网改造。', null],
      ['removed', 'd:要办好秋季农展会。', null],
    ])
  })

  test('a sentence that changed its place is told at both, and each names the other', () => {
    const rows = differenceOf(
      '抓好粮食生产不放松。深化国有企业改革，完善治理结构。有序推进城镇化建设各项任务。',
      '深化国有企业改革，完善治理结构。有序推进城镇化建设各项任务。抓好粮食生产不放松。',
    )
    expect(rows.map(({ movedTo, parts }) => [movedTo, parts.map(({ kind }) => kind)])).toEqual([
      [3, ['movedAway']],
      [null, ['same']],
      [null, ['same']],
      [0, ['movedHere']],
    ])
  })

  test('a match of one letter between two changes is not shown', () => {
    expect(inlineParts('提高质量和效率水平', '加强监督和问责力度')).toEqual([
      { kind: 'deleted', text: '提高质量和效率水平' },
      { kind: 'inserted', text: '加强监督和问责力度' },
    ])
  })

  const sentence = fc.oneof(
    fc.constantFrom('稳住就业。', '扩大内需；', '要加力\n', '  \n', '要稳住楼市股市。', '3.5%', '。', '\u3000'),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  test('POLICY-29 without insertions it is the earlier text, without deletions the later one, for any texts', () => {
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 14 }), fc.array(sentence, { maxLength: 14 }), (one, other) => {
        const [before, after] = [one.join(''), other.join('')]
        const rows = differenceOf(before, after)
        expect(sideOf(rows, 'before')).toBe(before)
        expect(sideOf(rows, 'after')).toBe(after)
        for (const [side, text] of [
          ['before', before],
          ['after', after],
        ] as const) {
          const pieces = rows.flatMap((row) => row[side] ?? [])
          // Their places lie one behind the other and cover the text.
          expect(pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
        }
        for (const [at, { movedTo }] of rows.entries()) if (movedTo !== null) expect(rows[movedTo]?.movedTo).toBe(at)
      }),
      { numRuns: 500 },
    )
  })

  test('what follows the last sentence that is compared is kept, and said to be uncompared', () => {
    const long = Array.from({ length: 4100 }, (_none, at) => `第${at}项工作要抓紧。`).join('')
    const rows = differenceOf(long, `${long}完。`)
    expect(rows.at(-1)?.change).toBe('uncompared')
    expect(sideOf(rows, 'after')).toBe(`${long}完。`)
  })
})
