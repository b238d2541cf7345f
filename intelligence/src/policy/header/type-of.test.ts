import { describe, expect, test } from 'vitest'
import { policyFactsOf } from '../facts.ts'
import { headerOf } from './header.ts'
import { typeOf } from './type-of.ts'

describe('what a document is, by its title', () => {
  test.each([
    ['云川省节水条例（试行）', 'regulation'],
    // News of a document is told as the document is.
    ['国务院印发《沿海城市更新“十九五”规划》', 'plan'],
    ['国务院办公厅印发《关于规范检查的意见》', 'opinions'],
    ['国务院办公厅印发通知要求 做好春运工作', 'notice'],
    // A readout orders nothing, and the next one replaces nothing.
    ['周远主持召开国务院常务会议', 'meeting'],
    ['中央农村工作会议在京召开 周远作出指示', 'meeting'],
    // Who lays a draft before the public gives no opinion.
    ['云川省就《节水办法（征求意见稿）》听取意见', 'draft'],
    ['统计负责人答记者问', null],
  ])('%s', (title, type) => {
    expect(typeOf(title)).toBe(type)
  })
})

describe('who issues what news tells of', () => {
  const bodies = (title: string, body: string) =>
    policyFactsOf({ title, body }, '2031-01-05').bodies.map((one) => [one.department, one.field])

  test('is read from its title where the text quotes that title in a sentence', () => {
    const title = '国务院办公厅印发《节水行动方案》'
    expect(bodies(title, `日前，${title}，提出十项任务。`)).toEqual([['国务院办公厅', 'title']])
  })
  test('is two bodies where their names run into each other', () => {
    expect(bodies('中共中央国务院印发《节水纲要》', '《纲要》分五章。').map(([one]) => one)).toEqual([
      '中共中央',
      '国务院',
    ])
  })
  test('is nobody where a meeting was held', () => {
    expect(bodies('中央经济工作会议在北京举行', '会议指出，要稳中求进。')).toEqual([])
  })
})

describe('until when a document holds', () => {
  test.each([
    ['a licence that it grants', '第九条 生产许可证有效期为5年。\n第十条 本条例自2005年9月1日起施行。'],
    [
      'a record that takes effect',
      '第九条 备案自准予备案之日起生效，有效期为10年。\n第十条 本条例自2004年3月1日起施行。',
    ],
  ])('is not told by how long %s does', (_name, text) => {
    expect(headerOf(`云川省条例\n${text}`).expires).toBeNull()
  })
  test('is told where it says so of itself', () => {
    expect(headerOf('办法\n本办法自2031年7月1日起施行，有效期3年。').expires?.day).toBe('2034-06-30')
    expect(headerOf('通知\n本通知有效期至2033年12月31日。').expires?.day).toBe('2033-12-31')
  })
})

describe('what a document does to another', () => {
  const relations = (text: string) =>
    headerOf(`决定\n${text}`).references.map(({ title, relation }) => [title, relation])

  test('is said in the clause of that other one', () => {
    expect(relations('会议决定，对《器械条例》等21部行政法规的部分条款予以修改，对《卫生运动办法》予以废止。')).toEqual(
      [
        ['器械条例', 'amends'],
        ['卫生运动办法', 'repeals'],
      ],
    )
  })
  test('is nothing where it is only intended', () => {
    expect(relations('要尽快修订《失业条例》等法规。做好《信访条例》按法定程序废止前的衔接工作。')).toEqual([
      ['失业条例', 'cites'],
      ['信访条例', 'cites'],
    ])
  })
})
