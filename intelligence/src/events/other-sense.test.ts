import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readModel } from '../linear/model-file.ts'
import { eventsBy } from './marked.fixture.ts'

const model = (name: string) => readModel(readFileSync(new URL(`../../models/${name}.model`, import.meta.url)))
const eventsIn = eventsBy({ zh: model('events-zh'), en: model('events-en') })
const typesOf = (title: string, body = '') => eventsIn(title, body).map((one) => one.type)

test('a supervisor’s filing of a listing abroad was taken for the approval of a product', () => {
  expect(typesOf('«云岭重装»港股上市获中国证监会备案')).not.toContain('product-approval')
  expect(
    typesOf(
      '«云岭重装»：获证监会H股发行备案',
      '«云岭重装»公告，公司已获中国证监会出具H股境外发行上市备案通知书，拟发行不超过5238.88万股境外上市普通股。',
    ),
  ).toEqual(['financing'])
  expect(typesOf('药监局批准«海阙生物»的新药上市')).toContain('product-approval')
})

test('a bound that revenue fell short of was taken for the size of a delisting', () => {
  const [found] = eventsIn(
    '«云岭重装»：股票可能被终止上市',
    '«云岭重装»公告称，公司因2025年度净利润为负、营收低于3亿元、净资产为负值，股票可能被终止上市。',
  )
  expect(found).toMatchObject({ type: 'abnormal-trading', amount: null })
})

test('shares that a holder means to give away were told as sold, by what the holding falls to after it', () => {
  const body =
    '«云岭重装»公告，控股股东云岭集团计划向大学教育发展基金会无偿捐赠公司350万股流通股。捐赠后云岭集团持股比例由31.51%降至31.22%。'
  expect(typesOf('«云岭重装»：控股股东拟捐赠350万股公司股份', body)).not.toContain('holder-sells')
  expect(typesOf('«云岭重装»：控股股东捐赠100万股并减持300万股公司股份')).toContain('holder-sells')
})

test('guidance that “the company” gave behind 消息面 was missed', () => {
  const body =
    '«云岭重装»午后拉升涨超8%。消息面上，公司昨日晚间披露业绩预告，预计上半年净利润3亿元至4亿元，同比增长120%至150%。'
  expect(typesOf('', body)).toContain('guidance-up')
  // What others did stays theirs.
  expect(typesOf('', '«云岭重装»午后拉升涨超8%。消息面上，预计全行业上半年净利润同比增长120%。')).not.toContain(
    'guidance-up',
  )
})

test('a quantity that nobody has to tell was taken for a breach of disclosure', () => {
  expect(typesOf('«云岭重装»长期为«朗岳电气»供应钢板，具体数量双方均未披露')).toEqual([])
  expect(typesOf('«云岭重装»完成新一轮融资，投资方未披露')).not.toContain('disclosure-breach')
  expect(typesOf('«云岭重装»关联交易未披露被通报')).toContain('disclosure-breach')
})

test('a supply that goes on was taken for an order won, and by who is supplied', () => {
  expect(typesOf('«云岭重装»正在向«朗岳电气»批量供货，品种以钢板为主')).not.toContain('contract-win')
  const won = eventsIn('«云岭重装»中标后开始向«朗岳电气»批量供货').find(({ type }) => type === 'contract-win')
  expect(won?.companyId).toBe('云岭重装')
})

test('advice to buy more or less was taken for a holder who did', () => {
  expect(typesOf('我们将«云岭重装»评级调整为“增持”，目标价18.8元')).not.toContain('holder-buys')
  expect(typesOf('«云岭重装»：估值偏高，转向“减持”')).not.toContain('holder-sells')
  expect(typesOf('«云岭重装»控股股东增持200万股')).toContain('holder-buys')
})

test('a rating that takes no side was told as bad', () => {
  const sign = (text: string) => eventsIn(text).find(({ type }) => type === 'rating-change')?.sign
  expect(sign('券商给予«云岭重装»“中性”评级，目标价38.5元')).toBe(0)
  expect(sign('券商下调«云岭重装»至“中性”评级')).toBe(-1)
  expect(sign('券商给予«云岭重装»“买入”评级，目标价38.5元')).toBe(1)
})

test('what a report says might go wrong was told as done', () => {
  const body = '«Harrow Steel» is rated Hold. Risks include policy change and delays in new capacity.'
  expect(typesOf('«Harrow Steel»: model update', body)).not.toContain('capacity')
  expect(typesOf('Risks remain as «Harrow Steel» defaults on its bonds')).toContain('debt-default')
  expect(typesOf('风险提示：«云岭重装»公司债券违约')).toContain('debt-default')
})

test('curbs that are lifted, and markets that fall, were told as curbs and as cheaper inputs', () => {
  expect(typesOf('Restrictions on virtual power plants will be lifted, the commerce department said')).not.toContain(
    'regulation-tightens',
  )
  expect(typesOf('商务部门印发通知，放宽装配式建筑投资限制')).not.toContain('regulation-tightens')
  expect(typesOf('Market close: declines led by building materials')).toEqual([])
  expect(typesOf('«云岭重装»铁精粉断供，产线停了三天')).not.toContain('export-limit')
})

test('what a meeting asks for, and what a state encourages, is not done by that', () => {
  const told = (text: string) => eventsIn(text).find(({ type }) => type === 'regulation-eases')?.modality
  expect(told('会议强调，要简化体外诊断项目审批，推行一窗受理')).toBe('plan')
  expect(told('国家简化体外诊断项目审批，即日起施行')).toBe('fact')
  expect(told('国家就《简化体外诊断项目审批办法（征求意见稿）》公开征求意见')).toBe('plan')
})
