import { expect, test } from 'vitest'
import { findRelations } from './find-relations.ts'
import { findSites } from './sites.ts'
import type { NamedCompany } from './types.ts'

const names = ['北岭矿业', '赤峡冶炼', '远川线缆', '汇禾电器', 'Northridge', 'Redgorge', 'Farstream', 'Harvold']
const placed = (text: string): NamedCompany[] =>
  names.flatMap((name) => {
    const found: NamedCompany[] = []
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      found.push({ id: name, start: at, end: at + name.length })
    return found
  })
const said = (text: string) =>
  findRelations(text, placed(text)).map(({ fromId, type, toId, sole }) =>
    [fromId, type, toId, ...(sole ? ['sole'] : [])].join(' '),
  )

const cases: readonly [text: string, ...relations: string[]][] = [
  ['北岭矿业是赤峡冶炼的主要供应商。', '北岭矿业 supplies 赤峡冶炼'],
  ['赤峡冶炼的第一大供应商为北岭矿业，占采购额三成。', '北岭矿业 supplies 赤峡冶炼'],
  ['公告显示，北岭矿业为赤峡冶炼独家供货。', '北岭矿业 supplies 赤峡冶炼 sole'],
  ['去年赤峡冶炼向北岭矿业采购铜精矿二十万吨。', '北岭矿业 supplies 赤峡冶炼'],
  ['远川线缆的大客户包括汇禾电器等。', '远川线缆 supplies 汇禾电器'],
  ['汇禾电器是远川线缆的最大客户。', '远川线缆 supplies 汇禾电器'],
  ['远川线缆获得汇禾电器明年的线束定点。', '远川线缆 supplies 汇禾电器'],
  ['北岭矿业全资子公司赤峡冶炼昨日停产检修。', '北岭矿业 subsidiary 赤峡冶炼'],
  ['赤峡冶炼是北岭矿业的控股子公司。', '北岭矿业 subsidiary 赤峡冶炼'],
  ['赤峡冶炼控股股东北岭矿业拟转让部分股份。', '北岭矿业 subsidiary 赤峡冶炼'],
  ['北岭矿业拟以现金三亿元收购赤峡冶炼。', '北岭矿业 acquires 赤峡冶炼'],
  ['赤峡冶炼被北岭矿业全资收购。', '北岭矿业 acquires 赤峡冶炼'],
  ['北岭矿业入股赤峡冶炼。', '北岭矿业 invests_in 赤峡冶炼'],
  ['远川线缆与汇禾电器合资设立充电桩公司。', '远川线缆 joint_venture 汇禾电器'],
  ['远川线缆的主要竞争对手是汇禾电器。', '远川线缆 competitor 汇禾电器'],
  ['远川线缆与汇禾电器签署战略合作协议。', '远川线缆 cooperates 汇禾电器'],
  ['北岭矿业公告，拟将所持赤峡冶炼股份转让给员工持股计划。', '北岭矿业 invests_in 赤峡冶炼'],
  ['北岭矿业在赤峡冶炼H股的持股比例升至6.1%。', '北岭矿业 invests_in 赤峡冶炼'],
  ['北岭矿业拟以三亿元收购赤峡冶炼30%股权。', '北岭矿业 invests_in 赤峡冶炼'],
  ['远川线缆：中标汇禾电器线束采购项目。', '远川线缆 supplies 汇禾电器'],
  ['远川线缆将继续与汇禾电器合作。', '远川线缆 cooperates 汇禾电器'],
  ['远川线缆已与赤峡冶炼、汇禾电器等客户建立合作关系。', '远川线缆 supplies 赤峡冶炼', '远川线缆 supplies 汇禾电器'],
  ['Northridge is the sole supplier of copper to Redgorge.', 'Northridge supplies Redgorge sole'],
  ['Redgorge supplier Northridge cut its dividend.', 'Northridge supplies Redgorge'],
  ['Farstream won a three-year order worth $40 million from Harvold.', 'Farstream supplies Harvold'],
  ['Farstream, a subsidiary of Northridge, opened a plant.', 'Northridge subsidiary Farstream'],
  ["Northridge's wholly owned subsidiary Redgorge halted output.", 'Northridge subsidiary Redgorge'],
  ['Northridge has agreed to buy Redgorge for $2 billion.', 'Northridge acquires Redgorge'],
  ['Northridge raised its stake in Redgorge to 12%.', 'Northridge invests_in Redgorge'],
  ['Farstream, which was acquired by Northridge in May, said so.', 'Northridge acquires Farstream'],
  ['Farstream set up a joint venture with Harvold.', 'Farstream joint_venture Harvold'],
  ["Farstream's main rival Harvold cut prices.", 'Farstream competitor Harvold'],
  ['Farstream and Harvold will jointly develop chargers.', 'Farstream cooperates Harvold'],
  [
    'Northridge bought Redgorge and Farstream last year.',
    'Northridge acquires Redgorge',
    'Northridge acquires Farstream',
  ],
  ['Northridge is not a supplier to Redgorge.'],
  ['Northridge is in talks to buy Redgorge.'],
  ["Northridge bought Redgorge's paint business."],
  ['Northridge, Redgorge and Farstream rose. Harvold is a supplier of parts.'],
  ['北岭矿业否认是赤峡冶炼的供应商。'],
  ['北岭矿业不是赤峡冶炼的供应商。'],
  ['北岭矿业终止收购赤峡冶炼。'],
  ['北岭矿业、赤峡冶炼、远川线缆今日涨停。'],
  ['北岭矿业发布公告。赤峡冶炼是本市企业。'],
  ['北岭矿业向赤峡冶炼购买其持有的股权。'],
]

test('CHAIN-04 a sentence tells who supplies, owns, buys or rivals whom, in the right direction; what is denied is not said', () => {
  for (const [text, ...relations] of cases) expect([text, said(text)]).toEqual([text, relations])
})

test('each relation is found once, at its sentence, and a long text takes no longer than its length', () => {
  const text = '开盘平稳。北岭矿业是赤峡冶炼的主要供应商。北岭矿业是赤峡冶炼的主要供应商。'
  const [one, ...more] = findRelations(text, placed(text))
  expect([text.slice(one?.start, one?.end), more]).toEqual(['北岭矿业是赤峡冶炼的主要供应商。', []])
  const long = '北岭矿业是赤峡冶炼的'.repeat(4000)
  const began = performance.now()
  findRelations(long, placed(long))
  expect(performance.now() - began).toBeLessThan(2000)
})

test('a plant stands in the province that the text names, and is of the company nearest before it', () => {
  const sites = (text: string) =>
    findSites(text, placed(text)).map(({ companyId, regionCode, place }) => [companyId, regionCode, place])
  expect(sites('受暴雨影响，赤峡冶炼位于四川绵阳的工厂停产。')).toEqual([['赤峡冶炼', 'CN-SC', '四川绵阳的工厂']])
  expect(sites('北岭矿业内蒙古矿区恢复生产，远川线缆则未受影响。')).toEqual([['北岭矿业', 'CN-NM', '内蒙古矿区']])
  expect(sites('北岭矿业称，远川线缆在江苏的生产基地满产。')).toEqual([['远川线缆', 'CN-JS', '江苏的生产基地']])
  expect(sites('北岭矿业在四川召开会议。')).toEqual([])
  expect(sites("Redgorge's copper smelter in Mianyang, Sichuan has halted output.")).toEqual([
    ['Redgorge', 'CN-SC', 'copper smelter in Mianyang, Sichuan'],
  ])
  expect(sites('Northridge said Farstream will expand its factory in Jiangsu.')).toEqual([
    ['Farstream', 'CN-JS', 'factory in Jiangsu'],
  ])
  expect(sites('Northridge held a meeting in Sichuan.')).toEqual([])
})
