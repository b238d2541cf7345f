import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { issuerOf } from '../issuers.ts'
import { headerOf } from './header.ts'

const notice = `云川省财政厅 云川省税务局
关于印发《云川省设备更新贴息
办法》的通知
云财发〔2031〕17号
各市、县财政局：
为贯彻落实《国务院关于推动设备更新的意见》（国发〔2031〕4号），根据《中华人民共和国预算法》和《云川省财政条例》，我们制定了《云川省设备更新贴息办法》（以下简称《办法》），现印发给你们。
云川省财政厅 云川省税务局
二〇三一年五月十二日
云川省设备更新贴息办法
第一条 为规范贴息，制定本办法。
第二条 依照《招标投标规则》另有规定的，从其规定。
第三条 本办法自2031年7月1日起施行，有效期三年。《云川省技改贴息办法》（云财发〔2024〕9号）同时废止。
第四条 《云川省财政资金管理办法》第八条修改为：“按季拨付。”`

describe('what a document says of itself', () => {
  const header = headerOf(notice)
  test('POLICY-42 bodies, number, signing, effect, expiry and type are read from the text', () => {
    expect(header.bodies.map(({ value }) => value)).toEqual(['云川省财政厅', '云川省税务局'])
    expect(header.number?.value).toBe('云财发〔2031〕17号')
    expect(header.signed?.value).toBe('2031-05-12')
    expect(header.effective?.day).toBe('2031-07-01')
    expect(header.expires?.day).toBe('2034-06-30')
    expect(header.type).toBe('notice')
  })

  test('documents that it names stand in their relation, with number and place', () => {
    expect(
      header.references
        .map(({ relation, title, number }) => [relation, title, number])
        .filter(([one]) => one !== 'issues'),
    ).toEqual([
      ['carriesOut', '国务院关于推动设备更新的意见', '国发〔2031〕4号'],
      ['basedOn', '中华人民共和国预算法', null],
      ['basedOn', '云川省财政条例', null],
      ['cites', '招标投标规则', null],
      ['repeals', '云川省技改贴息办法', '云财发〔2024〕9号'],
      ['amends', '云川省财政资金管理办法', null],
    ])
    // A title that runs over two lines is one title.
    expect(header.references[0]?.title).toBe('云川省设备更新贴息办法')
  })

  test('an order has its own manner of number, and effect from publication is no day', () => {
    const order = headerOf(
      '中华人民共和国国务院令\n第912号\n现公布《湿地碳汇条例》。\n总理\n2031年2月3日\n湿地碳汇条例\n第一条 为了保护湿地，制定本条例。\n第九条 本条例自公布之日起施行。',
    )
    expect(order).toMatchObject({
      number: { value: '国令第912号' },
      bodies: [{ value: '国务院' }],
      signed: { value: '2031-02-03' },
      effective: { day: null, from: 'publication' },
      expires: null,
    })
  })

  test('a law tells its own history under its title', () => {
    const { steps, bodies, number } = headerOf(
      '# 云川省节水条例\n\n2020年3月1日 云川省第十届人民代表大会常务委员会第九次会议通过\n2026年4月2日 《云川省人民代表大会关于修改部分法规的决定》修正\n\n第一条 为了节水，制定本条例。',
    )
    expect(steps.map(({ day, event, by }) => [day, event, by])).toEqual([
      ['2020-03-01', 'adopted', null],
      ['2026-04-02', 'amended', '云川省人民代表大会关于修改部分法规的决定'],
    ])
    expect([bodies, number]).toEqual([[], null])
  })

  test.each([
    ['no date and no issuer', '各单位要抓好落实。\n根据2030年1月1日的会议，参照国发〔2030〕1号办理。'],
    ['a day that is none', '某某市统计局\n2031年13月45日'],
    ['nothing', ''],
  ])('what is not printed is null: %s', (_name, text) => {
    expect(headerOf(text)).toMatchObject({ number: null, signed: null, effective: null, expires: null })
  })

  test('a reply is no notice, by its own title', () => {
    expect(headerOf('国务院关于同意设立云川新区的批复').type).toBe('reply')
  })

  test('every place of a header lies in its text, for any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '《',
        '》',
        '（',
        '国发〔2020〕3号',
        '2020年1月1日',
        '\n',
        '国务院',
        '关于',
        '废止',
        '自',
        '起施行',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        const { bodies, number, signed, effective, expires, references, steps } = headerOf(text)
        for (const { start, end } of [...bodies, number, signed, effective, expires, ...references, ...steps].filter(
          (one) => one !== null,
        )) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
        }
        for (const { value, start, end } of bodies) expect(text.slice(start, end)).toBe(value)
      }),
    )
  })

  test('a megabyte in one paragraph is read in bounded time', () => {
    const begun = process.cpuUsage()
    headerOf('《某某办法》自印发之日起施行，根据有关规定废止。'.repeat(40_000))
    headerOf('《'.repeat(500_000) + '\n'.repeat(300_000))
    // Time of the processor: a busy machine makes no difference.
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(6)
  })
})

test.each([
  [
    '云川省就《促进设备更新的通知（征求意见稿）》听取意见',
    '3月5日，云川省人民政府办公厅印发《促进设备更新的通知》，作出安排。',
    ['云川省人民政府办公厅'],
  ],
  [
    '云川省发布《设备更新实施意见》，明确工作要求',
    '云川省人民政府办公厅22日表示，《设备更新实施意见》着眼于堵点。',
    ['云川省人民政府办公厅'],
  ],
  ['星河部负责人就《设备更新办法》答记者问', '为推动设备更新，现将《设备更新办法》印发给你们。', ['星河部']],
  ['星河部修订《设备更新办法》', '正文。', ['星河部']],
  ['星河部等六部门联合印发《设备更新办法》', '正文。', ['星河部']],
  ['中国人民银行海关总署关于《设备更新办法》公开征求意见的通知', '正文。', ['中国人民银行', '海关总署']],
  ['水利部和中国气象局6月1日联合发布设备更新指引', '正文。', ['水利部', '中国气象局']],
  ['云川省工信厅公开征求《设备更新办法》意见', '正文。', ['云川省工信厅']],
  ['星河部就修改《设备更新办法》公开征求意见', '正文。', ['星河部']],
  ['事关老旧设备 星河部发布最新指引', '正文。', ['星河部']],
  ['李明签署国务院令 公布《设备更新条例》', '正文。', ['国务院']],
  ['《星河部关于设备更新的决定》自明年起实施', '正文。', ['星河部']],
  ['国务院：推进设备更新，支持老旧机器改造', '国务院印发《制造业规划》，其中提到，推进设备更新。', ['国务院']],
  ['两部门印发通知 推动设备更新', '日前，财政部、商务部等2部门印发通知，推动设备更新。', ['财政部', '商务部']],
  // Of another document, or of nobody that issues documents.
  ['国务院：推进设备更新', '星河部印发《制造业规划》，其中提到，推进设备更新。', []],
  ['星河部召开全国设备更新现场推进会', '会上，星河部介绍了《设备更新办法》。', []],
  ['晨屿股份：发行股票获得星河部同意注册批复', '晨屿股份公告，收到星河部批复。', []],
  ['晨屿亮相第四届设备博览会 发布新机型', '晨屿在会上发布新机型。', []],
  ['云川省召开会议部署落实《设备更新办法》', '3月5日，星河部印发《外贸促进办法》，会议要求落实。', []],
  ['关于设备更新的消息', '某企业发布《关于设备更新的消息》。', []],
])('POLICY-42 news of a document says who issued it: %s', (title, body, bodies) => {
  expect(headerOf(`${title}\n${body}`, title).bodies.map(({ value }) => value)).toEqual(bodies)
})

test.each([
  ['2010年3月23日 云川市第七届人民代表大会常务委员会第四次会议通过', []],
  [
    '（2010年3月23日 青岛市第七届人民代表大会常务委员会第四次会议通过\n2010年5月1日 山东省第九届人民代表大会常务委员会第五次会议批准）',
    ['青岛市第七届人民代表大会常务委员会'],
  ],
  ['2010年3月23日 市七届人大常委会第四次会议通过', []],
  ['1998年12月26日 第九届全国人民代表大会常务委员会第六次会议通过', ['第九届全国人民代表大会常务委员会']],
  ['1998年12月26日 国务院第11次常务会议通过\n1999年1月22日 国务院令第258号发布', ['国务院']],
  [
    '1990年1月5日 国务院批准\n1990年2月1日 卫生部、交通部发布\n2011年1月8日 《国务院关于修改的决定》修订',
    ['卫生部', '交通部'],
  ],
])('a law is by who passed or decreed it first, as the notes under its title say: %s', (notes, bodies) => {
  const text = `# 设备更新条例\n\n${notes}\n\n## 第一章 总则\n\n第一条 2001年1月1日 财政部发布的办法废止。`
  expect(headerOf(text, '设备更新条例').bodies.map(({ value }) => value)).toEqual(bodies)
})

test('a congress is one body in all its terms, and an exchange is of no place', () => {
  expect(issuerOf('第九届全国人民代表大会常务委员会')).toEqual(issuerOf('全国人大'))
  expect(issuerOf('青岛市第七届人民代表大会')).toMatchObject({ department: '青岛市人民代表大会', region: 'CN-SD' })
  expect(issuerOf('上海证券交易所')).toMatchObject({ level: 'ministry', region: null })
})
