import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readModel } from '../linear/model-file.ts'
import { eventsBy } from './marked.fixture.ts'

const model = (name: string) => readModel(readFileSync(new URL(`../../models/${name}.model`, import.meta.url)))
const eventsIn = eventsBy({ zh: model('events-zh'), en: model('events-en') })

type Case = [text: string, type: string, company: string | null, sign?: -1 | 0 | 1, modality?: string]

const chinese: Case[] = [
  ['«云岭重装»前三季度净利润同比增长38%', 'earnings-beat', '云岭重装', 1],
  ['«海阙生物»扭亏为盈，全年盈利2.1亿元', 'earnings-beat', '海阙生物', 1],
  ['«云岭重装»上半年净利润同比下降45%', 'earnings-miss', '云岭重装', -1],
  ['«华栎股份»由盈转亏，每股收益低于市场预期', 'earnings-miss', '华栎股份', -1],
  ['«北溟锂能»预计一季度净利润同比增长60%至80%', 'guidance-up', '北溟锂能', 1],
  ['«樾海地产»发布预亏公告', 'guidance-down', '樾海地产', -1],
  ['«云岭重装»中标5.6亿元海上风电项目', 'contract-win', '云岭重装', 1],
  ['大客户取消订单，«芯泽微»明年收入承压', 'contract-loss', '芯泽微', -1],
  ['«元枢软件»与市政府签署战略合作协议', 'contract-signed', '元枢软件', 1],
  ['药监局批准«海阙生物»的新药上市', 'product-approval', '海阙生物', 1],
  ['«星澜汽车»召回3.2万辆轿车', 'recall', '星澜汽车', -1],
  ['«晋川煤业»旗下矿井发生透水事故', 'accident', '晋川煤业', -1],
  ['«北溟锂能»年产2万吨项目正式投产', 'capacity', '北溟锂能', 1],
  ['«星澜汽车»因芯片短缺减产', 'shortage', '星澜汽车', -1],
  ['«和煦家居»工厂停产整顿', 'closure', '和煦家居', -1],
  ['«芯泽微»被美国列入实体清单', 'sanction', '芯泽微', -1],
  ['«朗岳电气»收购德国电控公司60%股权', 'merger', '朗岳电气', 1],
  ['«朗岳电气»拟收购德国电控公司60%股权', 'merger', '朗岳电气', 1, 'plan'],
  ['«元枢软件»重组失败，股票复牌', 'merger-fails', '元枢软件', -1],
  ['«华栎股份»实际控制人发生变更', 'control-change', '华栎股份'],
  ['«云岭重装»控股股东增持200万股', 'holder-buys', '云岭重装', 1],
  ['«芯泽微»遭创投基金减持1.2%股份', 'holder-sells', '芯泽微', -1],
  ['«樾海地产»大股东质押3000万股', 'pledge', '樾海地产', -1],
  ['«星澜汽车»斥资2亿元回购股份', 'buy-back', '星澜汽车', 1],
  ['«云渡科技»拟定增募资20亿元', 'financing', '云渡科技', -1, 'plan'],
  ['«赤溪酒业»每10股派现30元', 'dividend-plan', '赤溪酒业', 1],
  ['«鸣泉环保»为子公司提供1亿元担保', 'guarantee', '鸣泉环保', 0],
  ['«华栎股份»主要银行账户被冻结', 'account-frozen', '华栎股份', -1],
  ['«樾海地产»美元债违约', 'debt-default', '樾海地产', -1],
  ['«和煦家居»被供应商起诉，索赔3000万元', 'lawsuit', '和煦家居', -1],
  ['«芯泽微»专利案终审胜诉', 'lawsuit-won', '芯泽微', 1],
  ['«华栎股份»收到证监会立案告知书', 'inspection', '华栎股份', -1],
  ['证监会对«华栎股份»罚款600万元', 'penalty', '华栎股份', -1],
  ['«恒麓股份»财务造假被查实', 'accounting-fraud', '恒麓股份', -1],
  ['«云渡科技»董事长辞职', 'management-change', '云渡科技', -1],
  ['«赤溪酒业»董事长被留置', 'management-absent', '赤溪酒业', -1],
  ['«聚信贷»涉嫌非法集资被警方立案', 'illegal-fundraising', '聚信贷', -1],
  ['券商上调«海阙生物»目标价', 'rating-change', '海阙生物', 1],
  ['«丰禾种业»：第二大股东减持计划实施完毕', 'holder-sells', '丰禾种业', -1],
  ['«海阙生物»否认被立案调查', 'inspection', '海阙生物', 0, 'denied'],
  ['市场传«星澜汽车»将召回全部混动车型', 'recall', '星澜汽车', -1, 'rumour'],
  ['«云渡科技»终止定增计划', 'financing', '云渡科技', 0, 'ended'],
]

const english: Case[] = [
  ['«Harrow Steel» posted a 30% rise in quarterly profit', 'earnings-beat', 'Harrow Steel', 1],
  ['«Harrow Steel» swung to a net loss of $40 million', 'earnings-miss', 'Harrow Steel', -1],
  ['«Vantor Cloud» raises full-year revenue guidance', 'guidance-up', 'Vantor Cloud', 1],
  ['«Pellow Retail» issues profit warning', 'guidance-down', 'Pellow Retail', -1],
  ['«Halmar Robotics» wins $90 million order for sorting lines', 'contract-win', 'Halmar Robotics', 1],
  ['FDA approves «Mereden Pharma» migraine drug', 'product-approval', 'Mereden Pharma', 1],
  ['«Tarvo Motors» recalls 40,000 vans', 'recall', 'Tarvo Motors', -1],
  ['Explosion at «Harrow Steel» plant injures three', 'accident', 'Harrow Steel', -1],
  ['«Telvick» to acquire Luminos for $2 billion', 'merger', 'Telvick', 1, 'plan'],
  ['«Telvick» abandons Luminos takeover', 'merger-fails', 'Telvick', -1],
  ['«Nordvik Bank» fined $50m over reporting lapses', 'penalty', 'Nordvik Bank', -1],
  ['SEC opens probe into «Vantor Cloud» accounting', 'inspection', 'Vantor Cloud', -1],
  ['«Halmar Robotics» CEO steps down', 'management-change', 'Halmar Robotics', -1],
  ['Moody’s downgrades «Larkway Homes» to junk', 'rating-change', 'Larkway Homes', -1],
  ['«Nordvik Bank» launches $750m share buyback', 'buy-back', 'Nordvik Bank', 1],
  [
    'Why the Street is cheering «Vantor Cloud» results; brokerages up target price to $130',
    'rating-change',
    'Vantor Cloud',
    1,
  ],
  ['Broker hikes «Vantor Cloud» price target to $130', 'rating-change', 'Vantor Cloud', 1],
  ['«Pellow Retail» initiated at underweight by broker', 'rating-change', 'Pellow Retail', -1],
  ['«Telvick» expands share sale plan', 'financing', 'Telvick', -1, 'plan'],
  ['«Nordvik Bank» eyes IPO of its housing finance arm', 'financing', 'Nordvik Bank', -1, 'plan'],
]

describe.each([
  ['Chinese', chinese],
  ['English', english],
] as [string, Case[]][])('an event is typed and given to the company it happened to, in %s', (_language, cases) => {
  test.each<Case>(cases)('%s', (text, type, company, sign, modality) => {
    const found = eventsIn(text).find((one) => one.type === type)
    expect(
      found,
      `events: ${eventsIn(text)
        .map((one) => `${one.type} ${one.companyId}`)
        .join(', ')}`,
    ).toBeDefined()
    expect(found?.companyId).toBe(company)
    if (sign !== undefined) expect(found?.sign).toBe(sign)
    expect(found?.modality).toBe(modality ?? 'fact')
  })
})

test.each([
  '«云岭重装»将于下周召开投资者开放日',
  '什么是要约收购？',
  '本次交易不构成重大资产重组',
  '如果«华栎股份»业绩再下滑，可能触发退市',
  '今天大盘冲高回落',
  '«云岭重装»经市场监督管理局核准，换领营业执照',
  'Markets were mixed ahead of the vote',
  '«Telvick» will host its investor day in May',
  'What would a merger mean for shareholders?',
  'The chef won an award for his soup',
])('no event is found in: %s', (text) => {
  expect(eventsIn(text).filter(({ modality }) => modality !== 'denied')).toEqual([])
})

test('of two companies the punished one is meant, not the one that punishes', () => {
  expect(eventsIn('«东阑证券»下调«华栎股份»评级至卖出').find(({ type }) => type === 'rating-change')?.companyId).toBe(
    '华栎股份',
  )
  expect(eventsIn('«华栎股份»遭«北溟锂能»起诉').find(({ type }) => type === 'lawsuit')?.companyId).toBe('华栎股份')
})

test('companies joined by a comma share an event', () => {
  expect(
    eventsIn('«云岭重装»、«朗岳电气»双双中标海上风电项目')
      .filter(({ type }) => type === 'contract-win')
      .map(({ companyId }) => companyId)
      .sort(),
  ).toEqual(['云岭重装', '朗岳电气'].sort())
})

test('amount, day and size are read beside the event, with their places', () => {
  const [found] = eventsIn('«云岭重装»：3月8日中标风电项目，金额12.8亿元')
  expect(found).toMatchObject({
    type: 'contract-win',
    day: '2026-03-08',
    amount: { value: 1_280_000_000, unit: 'CNY' },
    sizeClass: 'large',
  })
  expect(found?.roles.map(({ role, text }) => `${role} ${text}`)).toEqual(
    expect.arrayContaining(['company 云岭重装', 'amount 12.8亿元', 'date 3月8日']),
  )
})

test('a sentence without a company is about the one the text is about, and is told with less certainty', () => {
  const found = eventsIn('«云岭重装»发布公告', '«云岭重装»位于江城。公司中标5.6亿元海上风电项目，工期两年。').find(
    ({ type }) => type === 'contract-win',
  )
  expect(found?.companyId).toBe('云岭重装')
  expect(found?.why.map(({ code }) => code)).toContain('subject-borrowed')
})

test('words inside a name tell of nothing', () => {
  expect(eventsIn('«Explosion Games» holds its annual meeting')).toEqual([])
})

describe('what only could happen, is planned or was called off had passed for what happened', () => {
  test.each([
    ['«云岭重装»若订单下滑，可能导致全年业绩不及预期', 'earnings-miss', 'possible'],
    ['«海阙生物»或将召回该批药品', 'recall', 'possible'],
    ['«Tide Marine» could raise its dividend this year', 'dividend-plan', 'possible'],
    ['«Tide Marine»: the payout could rise', 'dividend-plan', 'possible'],
    ['«Tide Marine» says profit did not fall', 'earnings-miss', 'denied'],
    ['网传«云渡科技»收购车企，公司回应称上述消息不属实', 'merger', 'denied'],
    ['«云渡科技»：终止筹划控制权变更', 'control-change', 'ended'],
    ['«Tide Marine» may recall 3,000 boats', 'recall', 'possible'],
    ['«云渡科技»：股东创海投资提前终止减持计划', 'holder-sells', 'ended'],
    ['«云渡科技»拟以1亿元至2亿元回购股份', 'buy-back', 'plan'],
    ['«Tide Marine» denies it will be sued by the port', 'lawsuit', 'denied'],
  ])('%s', (text, type, modality) => {
    const found = eventsIn(text).filter((one) => one.type === type)
    expect(
      found.map((one) => one.modality),
      JSON.stringify(eventsIn(text).map((one) => [one.type, one.modality])),
    ).toEqual([modality])
  })
})

const told = (text: string, type: string) =>
  eventsIn(text)
    .filter((one) => one.type === type)
    .map(({ companyId }) => companyId)

describe('of joined headlines and clauses one company had got what happened to another', () => {
  test.each<[text: string, type: string, companies: string[]]>([
    ['«华栎股份»发布业绩预亏公告，«云渡科技»中标2亿元项目', 'guidance-down', ['华栎股份']],
    ['«华栎股份»发布业绩预亏公告，«云渡科技»中标2亿元项目', 'contract-win', ['云渡科技']],
    [
      '光刻机板块走高，«芯泽微»涨停，此前«元枢软件»、«朗岳电气»封住涨停，«星澜汽车»跟涨',
      'abnormal-trading',
      ['芯泽微', '元枢软件', '朗岳电气'],
    ],
    ['«芯泽微»：股东«元枢软件»拟减持不超过3%股份', 'holder-sells', ['芯泽微']],
  ])('%s: %s', (text, type, companies) => {
    expect(told(text, type).sort()).toEqual(companies.sort())
  })

  test('“公司” is the one the text is about, not the bank that the sentence names', () => {
    expect(
      eventsIn(
        '«步溪医药»：拟回购股份',
        '«步溪医药»公告，拟回购股份。公司已取得«东阑银行»不超过1亿元贷款承诺函，用于回购股份。',
      )
        .filter(({ type }) => type === 'buy-back')
        .map(({ companyId }) => companyId),
    ).toEqual(['步溪医药'])
  })

  test.each([
    '今日«芯泽微»主力资金净买入12亿元，«云渡科技»遭净卖出9亿元',
    '龙虎榜：«芯泽微»获机构专用席位净买入2亿元',
    '«芯泽微»成交额达200亿元',
    'Large-caps better placed than small-caps, says «Telvick»',
    '«Telvick» letter leaked to the press',
    'At «Telvick», margins leak away',
    '«Telvick» profits keep leaking abroad',
  ])(
    'orders through the market, a size of companies, a leaked letter and margins that leak are no events: %s',
    (text) => {
      expect(eventsIn(text)).toEqual([])
    },
  )

  test.each<[text: string, type: string]>([
    ['*ST«云渡»：股票将撤销退市风险警示', 'abnormal-trading'],
    ['«云渡科技»董事长收到取保候审决定书', 'suspected-crime'],
    ['«云渡科技»收到证监局警示函', 'penalty'],
    ['«云渡科技»定增申请获审核通过，拟向特定对象发行股票', 'financing'],
    ['«海阙生物»药物临床试验申请获受理', 'product-approval'],
    ['«云岭重装»收到风电产品定点通知', 'contract-win'],
  ])('set phrases are read without a model: %s', (text, type) => {
    expect(eventsIn(text).map((one) => one.type)).toContain(type)
  })
})

describe('a figure of something else had passed for the size of an event', () => {
  test.each<[text: string, type: string, amount: object | null]>([
    ['«云岭重装»收购东泽精工的议案获87.415%表决权同意', 'merger', null],
    [
      '«云岭重装»拟以3.2亿元收购东泽精工55%股权，后者去年净利润0.4亿元',
      'merger',
      { value: 3.2e8, unit: 'CNY', of: 'price' },
    ],
    [
      '«云岭重装»拟回购股份，回购价格不超过16.32元/股，金额不低于8200万元',
      'buy-back',
      { value: 8.2e7, unit: 'CNY', of: 'buy-back' },
    ],
    [
      '«海阙生物»股东拟减持不超过290万股，占总股本的0.29%',
      'holder-sells',
      { value: 2.9e6, unit: 'shares', of: 'stake' },
    ],
    ['«海阙生物»因虚假宣传被罚款700万元', 'penalty', { value: 7e6, unit: 'CNY', of: 'penalty' }],
    ['«北溟锂能»预计上半年净利润4.5亿元，同比增长60%', 'guidance-up', { value: 4.5e8, unit: 'CNY', of: 'profit' }],
    [
      '«Halmar Robotics» wins $90 million contract, its shares trade at $41 a share',
      'contract-win',
      { value: 9e7, unit: 'USD', of: 'contract' },
    ],
  ])('%s', (text, type, amount) => {
    expect(
      eventsIn(text).find((one) => one.type === type)?.amount,
      JSON.stringify(eventsIn(text).map((one) => [one.type, one.amount])),
    ).toEqual(amount)
  })
})

describe('what is declared as a matter of form is no breach of disclosure, and denies none', () => {
  test.each([
    '«云岭重装»回复异常波动问询：经核实，公司不存在应披露而未披露的重大事项',
    '«云岭重装»及控股股东没有任何应予以披露而未披露的信息',
    '经书面问询，«海阙生物»无应披露未披露事项',
    '«海阙生物»董事会保证公告内容不存在虚假记载、误导性陈述或者重大遗漏',
    '«北溟锂能»称公司未违反公平信息披露规定',
    '«Tide Marine» has no undisclosed material matters, it said in reply to the exchange',
    'The board of «Tide Marine» confirms that there are no matters that should be disclosed but have not been disclosed',
    'The notice of «Tide Marine» contains no false records, misleading statements or material omissions',
  ])('%s', (text) => {
    expect(eventsIn(text).filter(({ type }) => type === 'disclosure-breach')).toEqual([])
  })

  test.each([
    '«云岭重装»未按规定披露关联交易，被出具警示函',
    '«云岭重装»信息披露违规，重大合同未披露',
    '«云岭重装»未及时披露重大诉讼',
    '«海阙生物»年报存在虚假记载和重大遗漏',
    '«北溟锂能»称不存在未披露事项，但经查其隐瞒关联方资金往来',
    '«Tide Marine» failed to disclose a guarantee to its parent',
  ])('a breach stays one: %s', (text) => {
    expect(eventsIn(text).map(({ type }) => type)).toContain('disclosure-breach')
  })
})
