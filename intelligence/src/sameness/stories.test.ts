import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentencesOf, toldAgain } from './same-text.ts'
import { readSignature, signatureOf, writeSignature } from './signature.ts'
import { Stories, toldOf, type Told } from './stories.ts'

const HOUR = 3_600_000
const told = (
  id: string,
  at: number,
  title: string,
  body: string,
  subjects: readonly string[] = ['c1'],
  post = false,
): Told => ({
  id,
  at: at * HOUR,
  signature: signatureOf(title, body),
  post,
  sentences: sentencesOf(title, body),
  subjects,
})

const title = '澜海重工：中标沿海风电导管架项目'
const body =
  '澜海重工晚间公告称，公司中标沿海风电导管架项目，金额为12.6亿元。项目预计于明年三季度交付。公司表示，该合同将对今后两年业绩产生积极影响。'

describe('copies of a story', () => {
  test.each([
    ['word for word, with other punctuation and white space', `${title}！`, body.replaceAll('，', ', '), true],
    ['with words changed', title, body.replace('公告称', '公告表示').replace('预计', '料'), false],
    [
      'with a mark and an end of its own',
      `${title}（转载）`,
      `${body}\n免责声明：以上内容仅供参考，不代表本站观点。`,
      false,
    ],
    ['cut short', title, body.slice(0, body.indexOf('公司表示')), false],
  ])('are found %s', (_how, otherTitle, otherBody, exact) => {
    const stories = new Stories()
    expect(stories.add(told('a', 0, title, body)).leader).toBe('a')
    const copy = stories.add(told('b', 2, otherTitle, otherBody))
    expect(copy).toMatchObject({ leader: 'a', exact })
    expect(copy.likeness).toBeGreaterThan(0.84)
    expect(stories.add(told('c', 3, otherTitle, otherBody)).leader).toBe('a')
  })

  test.each([
    ['another figure', told('b', 2, title, body.replace('12.6', '21.6'))],
    ['another company', told('b', 2, title, body, ['c2'])],
    ['a sentence left out in the middle', told('b', 2, title, body.replace('项目预计于明年三季度交付。', ''))],
    ['four days later', told('b', 96, title, body)],
  ])('are not seen in the same words with %s', (_how, other) => {
    const stories = new Stories()
    stories.add(told('a', 0, title, body))
    expect(stories.add(other).leader).toBe('b')
  })

  test('short posts are copies to the letter only, and for some hours', () => {
    const stories = new Stories()
    const post = (id: string, at: number, text: string) => stories.add(told(id, at, text, text, ['c1'], true)).leader
    expect(post('a', 0, '这票我看三年，谁也别劝')).toBe('a')
    expect(post('b', 1, '这票我看三年，谁也别劝！！转发')).toBe('a')
    expect(post('c', 1, '这票我看五年，谁也别劝')).toBe('c')
    expect(post('d', 9, '这票我看三年，谁也别劝')).toBe('d')
    expect(post('e', 9, '冲冲冲')).toBe('e')
    expect(post('f', 9, '冲冲冲')).toBe('f')
  })

  test('longer posts are copies where most of their letter pairs are another’s, for a day, whatever company they name', () => {
    const stories = new Stories()
    const post = (id: string, at: number, said: string, company = 'c1') =>
      stories.add(
        toldOf({ id, at: at * HOUR, title: `${said.slice(0, 12)}…`, body: said, subjects: [company], post: true }),
      ).leader
    const text = '岚海重工这波主升浪才刚刚开始，订单排到后年了，目标价先看三十，错过这次再等三年，懂的都懂'
    expect(post('a', 0, text)).toBe('a')
    expect(post('b', 1, text.replace('开始', '启动').replaceAll('，', '～'))).toBe('a')
    expect(post('c', 2, `大家互相转告一下。${text}`)).toBe('a')
    expect(post('d', 3, text.replace('岚海', '溪山'), 'c2')).toBe('a')
    expect(post('e', 20, `$岚海重工(SH600001)$ ${text}`)).toBe('a')
    // The same matter in other words, a few words of it, a far longer text around it, and a day and an hour later.
    expect(
      post('f', 4, '岚海重工的订单确实排得满，不过毛利率掉了两个点，目标价先看三十就有些乐观了，我等回踩再说'),
    ).toBe('f')
    expect(post('g', 4, '岚海重工，错过这次再等三年')).toBe('g')
    expect(post('h', 5, `${text}。${'我自己的看法是订单要打折扣，交付要看产线爬坡，'.repeat(4)}`)).toBe('h')
    expect(post('i', 25, text)).toBe('i')
  })

  test('a process that goes on where another left off says the same', () => {
    const [first, second] = [new Stories(), new Stories()]
    const original = told('a', 0, title, body)
    first.add(original)
    second.remember({ ...original, signature: readSignature(writeSignature(original.signature)) ?? original.signature })
    const later = told('b', 5, title, `${body}更多资讯请留意本站。`)
    expect(second.add(later)).toEqual(first.add(later))
  })

  test('what lies before the window is forgotten', () => {
    const stories = new Stories()
    for (let day = 0; day < 40; day++)
      stories.add(told(`d${day}`, day * 24, `${title}之${day}`, `${body}第${day}期工程另有安排。`))
    expect(stories.size).toBeLessThan(9)
  })

  test('what is kept of a time leads as before, and what lies outside of it leads nobody any more', () => {
    const [all, trimmed] = [new Stories(undefined, false), new Stories(undefined, false)]
    const early = told('early', 0, title, body)
    const late = told('late', 240, '远岭重工：控股股东增持', `远岭重工晚间公告称，控股股东增持。${body}`)
    for (const stories of [all, trimmed]) for (const one of [early, late]) stories.add(one)
    trimmed.keep(200 * HOUR, 300 * HOUR)
    expect([trimmed.size, trimmed.has('early'), trimmed.has('late')]).toEqual([1, false, true])
    const copy = { ...late, id: 'copy', at: late.at + HOUR }
    expect(trimmed.add(copy)).toEqual(all.add(copy))
    expect(trimmed.add({ ...early, id: 'other', at: HOUR }).leader).toBe('other')
  })
})

describe('signatures', () => {
  test('are read back as they were written; anything else is none', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.string({ unit: 'binary', maxLength: 300 }), (head, text) => {
        const signature = signatureOf(head, text)
        expect(readSignature(writeSignature(signature))).toEqual(signature)
      }),
    )
    for (const text of ['', 'abc', 'zz'.repeat(110), '0'.repeat(4 * 50), '0'.repeat(4 * 70)])
      expect(readSignature(text)).toBeNull()
  })

  test('any text is its own copy, and comparing takes its order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 8 }),
        (pieces) => {
          const sentences = sentencesOf(pieces[0] ?? '', pieces.slice(1).join('。'))
          expect(toldAgain(sentences, sentences)).toBe(sentences.length === 0 ? 0 : 1)
        },
      ),
    )
  })

  test('a text of two million letters takes no longer than its first twenty thousand', () => {
    const short = signatureOf('题', `${'长文'.repeat(10_000)}`)
    const long = signatureOf('题', `${'长文'.repeat(1_000_000)}`)
    expect(long).toEqual(short)
    expect(sentencesOf('题', '句。'.repeat(1_000_000)).length).toBeLessThanOrEqual(4001)
  })
})
