import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyseDocument } from '../../analyse.ts'
import { builtInEntries } from '../../entities/built-in.ts'
import { buildGazetteer } from '../../entities/gazetteer.ts'
import { readModel } from '../../linear/model-file.ts'
import { issuerIn } from './issuer.ts'

const model = (name: string) => readModel(readFileSync(new URL(`../../../models/${name}.model`, import.meta.url)))
const models = new Map(['events-zh', 'events-en'].map((name) => [name, model(name)]))
const gazetteer = buildGazetteer([
  {
    kind: 'company',
    id: '云岭重装',
    since: null,
    code: null,
    exchange: null,
    names: [{ text: '云岭重装', form: 'short' }],
    words: [],
  },
  ...builtInEntries,
])
const eventsIn = (language: 'zh' | 'en', title: string, body = '', kind: 'news' | 'policy' = 'news') =>
  analyseDocument({ kind, language, title, body }, { gazetteer, model: (name) => models.get(name) }, '2026-03-10')
    .events

const zh = (text: string) => issuerIn('zh', text)
const en = (text: string) => issuerIn('en', text)

test('who decrees is told by the body named: the state, a ministry, a province, a city', () => {
  expect(zh('国务院印发《关于促进储能发展的意见》')).toEqual({ grade: 'national', region: null })
  expect(zh('全国人大常委会表决通过修订后的矿产资源法')).toEqual({ grade: 'national', region: null })
  expect(zh('工信部等六部门收紧光伏制造项目准入')).toEqual({ grade: 'ministry', region: null })
  expect(zh('国家能源局简化风电项目审批')).toEqual({ grade: 'ministry', region: null })
  expect(zh('江苏省人民政府办公厅关于印发新型储能行动方案的通知')).toEqual({ grade: 'province', region: 'CN-JS' })
  expect(zh('内蒙古自治区能源局放宽新能源并网条件')).toEqual({ grade: 'province', region: 'CN-NM' })
  expect(zh('上海市经信委出台汽车置换补贴')).toEqual({ grade: 'province', region: 'CN-SH' })
  expect(zh('杭州取消二手住房限购')).toEqual({ grade: 'city', region: 'CN-ZJ' })
  expect(zh('广东省深圳市发展改革委放宽公积金贷款')).toEqual({ grade: 'city', region: 'CN-GD' })
  expect(zh('市住建局放宽公积金贷款')).toEqual({ grade: 'city', region: null })
  expect(en('State Council eases rules on private hospitals')).toEqual({ grade: 'national', region: null })
  expect(en('The Ministry of Commerce tightens export licences')).toEqual({ grade: 'ministry', region: null })
  expect(en('Guangdong tightens rules on home loans')).toEqual({ grade: 'province', region: 'CN-GD' })
  expect(en('Shenzhen municipal government lifts curbs on home purchases')).toEqual({ grade: 'city', region: 'CN-GD' })
  expect(en('Provincial authorities ease permits for wind farms')).toEqual({ grade: 'province', region: null })
})

test('a body whose word is only carried out decrees nothing, and a place that heads a company’s name neither', () => {
  expect(zh('为贯彻落实国务院常务会议精神，山东省工信厅简化审批')).toEqual({ grade: 'province', region: 'CN-SD' })
  expect(zh('国务院国资委收紧央企非主业投资')).toEqual({ grade: 'ministry', region: null })
  expect(zh('上海电气简化内部审批流程')).toBeNull()
  expect(zh('各省、自治区、直辖市人民政府：')).toBeNull()
  expect(en('Shanghai Electric wins an order')).toBeNull()
})

test('what a province decrees of an industry weighed as if the state had; of one company it stays what it is', () => {
  const [local] = eventsIn('zh', '江苏省工信厅放宽充电桩项目准入限制，简化审批', '', 'policy')
  expect(local).toMatchObject({ type: 'regulation-eases', companyId: null, grade: 'province', region: 'CN-JS' })
  const [state] = eventsIn('zh', '国务院简化充电桩项目审批', '', 'policy')
  expect(state).toMatchObject({ type: 'regulation-eases', companyId: null, grade: 'national', region: null })
  // The body says who it was where the title does not.
  const [behind] = eventsIn(
    'zh',
    '充电桩项目审批再简化',
    '浙江省能源局今日发布通知，简化充电桩项目审批，推行一窗受理。',
  )
  expect(behind).toMatchObject({ type: 'regulation-eases', grade: 'province', region: 'CN-ZJ' })
  const own = eventsIn('zh', '云岭重装获得江苏省财政厅补贴3000万元').find(({ type }) => type === 'subsidy')
  expect(own).toMatchObject({ companyId: '云岭重装', grade: null, region: null })
})
