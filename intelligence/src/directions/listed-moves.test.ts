import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { analyseDocument } from '../analyse.ts'
import { buildGazetteer } from '../entities/gazetteer.ts'
import { readModel } from '../linear/model-file.ts'
import { listedMoves } from './listed-moves.ts'

const names = [
  '云岭重装',
  '海阙生物',
  '濯信汽配',
  '芯泽微',
  '樾海地产',
  '华栎股份',
  '领川智造',
  '岭坚科技',
  '柯屿传感',
  '绿岫谐波',
  '汇擎数控',
  '润岳电气',
]
const gazetteer = buildGazetteer(
  names.map((text) => ({
    kind: 'company',
    id: text,
    since: null,
    code: null,
    exchange: null,
    names: [{ text, form: 'short' }],
    words: [],
  })),
)
const models = new Map<string, ReturnType<typeof readModel>>()
function model(name: string) {
  const known = models.get(name) ?? readModel(readFileSync(new URL(`../../models/${name}.model`, import.meta.url)))
  models.set(name, known)
  return known
}
const signs = (body: string) => {
  const places = names
    .flatMap((id) => [...body.matchAll(new RegExp(id, 'gu'))].map(({ index }) => ({ id, start: index })))
    .map((one) => ({ ...one, end: one.start + one.id.length }))
    .toSorted((one, other) => one.start - other.start)
  return [...listedMoves(body, places)].map(([id, move]) => [id, move?.sign ?? null])
}

describe('what the shares of a row of companies did', () => {
  test.each([
    ['云岭重装、海阙生物涨超10%', { 云岭重装: 1, 海阙生物: 1 }],
    ['云岭重装涨停，此前海阙生物、濯信汽配等多股跌停', { 云岭重装: 1, 海阙生物: -1, 濯信汽配: -1 }],
    ['云岭重装（000001）、海阙生物（000002）等跟涨', { 海阙生物: 1, 云岭重装: 1 }],
    ['云岭重装、海阙生物双双20cm涨停', { 云岭重装: 1, 海阙生物: 1 }],
    ['云岭重装（12天7板）高开9.24%，海阙生物（11天6板）低开0.40%', { 云岭重装: 1, 海阙生物: -1 }],
    ['云岭重装早盘涨停，午后云岭重装跌超5%', { 云岭重装: null }],
    ['云岭重装、海阙生物涨价', {}],
    ['云岭重装和海阙生物签署协议', {}],
    ['云岭重装下跌风险加大，海阙生物上涨空间不大', {}],
  ])('%s', (body, wanted) => {
    expect(Object.fromEntries(signs(body))).toEqual(wanted)
  })
})

describe('companies of one row had different tones, by how their names sound', () => {
  test.each([
    ['直线涨停，此前', '涨停', 'opportunity'],
    ['涨超7%，', '涨超5%', 'opportunity'],
    ['涨超7%，', '等跟涨', 'opportunity'],
    ['逼近涨停，', '盘中创新高', 'opportunity'],
    ['触及跌停，', '等多股跌超7%', 'risk'],
    ['跌超9%，', '跌幅居前', 'risk'],
  ])('%s… %s', (first, move, tone) => {
    const [leader = '', ...row] = names
    const body = `机器人概念持续走${tone === 'risk' ? '低' : '高'}，${leader}${first}${row.join('、')}${move}。`
    const { tones } = analyseDocument(
      { kind: 'news', language: 'zh', title: '', body },
      { gazetteer, model },
      '2026-05-20',
    )
    const said = tones.flatMap((one) => (one.companyId ? [`${one.companyId} ${one.tone}`] : []))
    expect(said.toSorted()).toEqual(names.map((name) => `${name} ${tone}`).toSorted())
  })
})
