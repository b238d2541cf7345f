import { expect, test } from 'vitest'
import { randomFrom } from '../../linear/random.ts'
import { coreOf, endKind, isVague, nothingKnown, sameButForForm } from './ends.ts'
import { contradictionsOf, EdgeGraph, type GraphEdge, type GraphRelation } from './graph.ts'
import { edgeFeatures } from './features.ts'
import { measureEdges, type JudgedEdge } from './measure.ts'

test('a word for anybody of a kind is told from a name', () => {
  for (const vague of [
    '相关企业',
    '某公司',
    '湖州某电力公司',
    '经销商',
    '客户一',
    '海外品牌',
    'customers',
    '中小银行',
    '两家公司',
    '三家子公司',
    '北京分公司',
  ])
    expect([vague, isVague(vague)]).toEqual([vague, true])
  for (const name of [
    '统一企业',
    '远川线缆',
    'SAP',
    '三一',
    '三一集团',
    '360',
    '平安银行',
    '中国银行',
    '海尔集团',
    '旭硝子公司',
    '远川线缆北京分公司',
  ])
    expect([name, isVague(name)]).toEqual([name, false])
})

test('names are the same but for form; a group is another company than the one it holds', () => {
  expect(sameButForForm('远川线缆股份有限公司', '远川 线缆')).toBe(true)
  expect(sameButForForm('Harbour Cable Inc.', 'HARBOUR CABLE')).toBe(true)
  expect(sameButForForm('远川集团有限公司', '远川股份有限公司')).toBe(false)
  expect(sameButForForm('赤峡冶炼', '远川线缆')).toBe(false)
  expect(coreOf('远川集团有限公司')).toBe(coreOf('远川股份'))
})

test('the name alone says what an end looks like, and the market’s names come before words', () => {
  const known = { companies: new Set(['宁海电力行业']), industries: new Set(['白酒']), described: new Map() }
  const kinds = (names: readonly string[]) => names.map((name) => endKind(name, known))
  expect(kinds(['宁海电力行业', '乳制品行业', '白酒', '远川线缆有限公司', 'Harbour Ltd', '上海', '海东大学'])).toEqual([
    'listed',
    'industry',
    'industry',
    'firm',
    'firm',
    'place',
    'institute',
  ])
  expect(kinds(['金融监管总局', '足球联赛', '胶囊', '王小海', 'Harbour', '海青', '相关企业', '保乐力加中国'])).toEqual([
    'body',
    'event',
    'product',
    'person',
    'latin',
    'other',
    'vague',
    'other',
  ])
})

test('each kind of contradiction that is planted in a small graph is told, and nothing else of it', () => {
  const sound: GraphEdge[] = [
    { head: '赤峡冶炼', relation: 'supplies', tail: '远川线缆' },
    { head: '远川集团', relation: 'subsidiary', tail: '远川股份' },
    { head: '远川线缆', relation: 'cooperates', tail: '海东大学' },
    { head: '远川线缆', relation: 'operates_in', tail: '电缆行业' },
    { head: '远川线缆', relation: 'invests_in', tail: '赤峡冶炼' },
    { head: '海青光电', relation: 'competitor', tail: '澜湾光电' },
  ]
  const planted: [GraphEdge, string[]][] = [
    [{ head: '北岭矿业', relation: 'subsidiary', tail: '北岭矿业有限公司' }, ['ITSELF_BUT_FOR_FORM']],
    [{ head: '北岭矿业', relation: 'supplies', tail: '相关企业' }, ['VAGUE_END']],
    [{ head: '澜湾港务', relation: 'cooperates', tail: '乳制品行业' }, ['END_OF_ANOTHER_KIND']],
    [{ head: '东麓钢铁', relation: 'subsidiary', tail: '西麓钢铁' }, ['EXCLUDED_BY_ANOTHER']],
    [{ head: '西麓钢铁', relation: 'competitor', tail: '东麓钢铁' }, ['EXCLUDED_BY_ANOTHER']],
    [{ head: '南浦铜业', relation: 'supplies', tail: '北浦铜业' }, ['BOTH_WAYS']],
    [{ head: '北浦铜业', relation: 'supplies', tail: '南浦铜业' }, ['BOTH_WAYS']],
  ]
  const graph = new EdgeGraph([...sound, ...planted.map(([edge]) => edge)])
  expect(sound.map((edge) => contradictionsOf(edge, graph.around(edge)))).toEqual(sound.map(() => []))
  expect(planted.map(([edge]) => contradictionsOf(edge, graph.around(edge)))).toEqual(planted.map(([, why]) => why))
})

test('an edge is not counted as evidence of itself', () => {
  const edge: GraphEdge = { head: '远川线缆', relation: 'operates_in', tail: '电缆行业' }
  const alone = edgeFeatures(edge, new EdgeGraph([edge]))
  expect([alone.get('head: stands here alone'), alone.get('tail: stands here alone')]).toEqual([1, 1])
  const among = new EdgeGraph([edge, { ...edge, head: '海青光电' }, { ...edge, head: '澜湾光电' }])
  expect(edgeFeatures(edge, among).get('tail: is a field elsewhere')).toBe(1)
  expect(edgeFeatures(edge, among).get('tail: degree in the relation')).toBeCloseTo(Math.log(3))
})

/** A fictional graph in which firms deal with firms and work in fields; every tenth edge is wrong as `spoilt` says. */
function judgedGraph(spoilt: (edge: GraphEdge, random: () => number) => GraphEdge): JudgedEdge[] {
  const random = randomFrom(3)
  const any = (names: readonly string[]) => names[Math.floor(random() * names.length)] ?? ''
  const firms = Array.from({ length: 60 }, (_none, at) => `澜海${String.fromCodePoint(0x4e10 + at * 7)}工`)
  const fields = Array.from({ length: 20 }, (_none, at) => `${String.fromCodePoint(0x5010 + at * 7)}器行业`)
  return Array.from({ length: 600 }, (_none, at): JudgedEdge => {
    const relation: GraphRelation = at % 2 === 0 ? 'cooperates' : 'operates_in'
    const edge = { head: any(firms), relation, tail: any(relation === 'cooperates' ? firms : fields) }
    const wrong = at % 10 < 1 || at % 20 === 11
    return { ...(wrong ? spoilt(edge, random) : edge), document: `d${Math.floor(at / 5)}`, wrong }
  })
}

test('errors that names show are found by what was learned of other documents; errors that they do not show are not', () => {
  const little = { folds: 3, deals: 1, samples: 200 }
  const shown = measureEdges(
    judgedGraph((edge) =>
      edge.relation === 'cooperates' ? { ...edge, tail: '俐器行业' } : { ...edge, tail: '王小海' },
    ),
    [],
    nothingKnown,
    little,
  )
  expect(shown.fitted.clear).toBe(true)
  expect(shown.fitted.averagePrecision.value).toBeGreaterThan(0.9)
  const hidden = measureEdges(
    judgedGraph((edge) => edge),
    [],
    nothingKnown,
    little,
  )
  expect(hidden.fitted.clear).toBe(false)
  expect(hidden.fitted.averagePrecision.value).toBeLessThan(2 * hidden.baseRate)
  expect(hidden.planted.clear).toBe(true)
})
