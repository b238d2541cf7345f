import { expect, test } from 'vitest'
import { builtInEntries } from '../entities/built-in.ts'
import { buildGazetteer } from '../entities/gazetteer.ts'
import { link } from '../entities/link.ts'
import { policyTagsOf } from './tags.ts'

const gazetteer = buildGazetteer(builtInEntries)
const departmentsOf = (title: string): string[] => {
  const document = { title, body: '' }
  return policyTagsOf(document, link(document, gazetteer)).flatMap(({ tag, value }) =>
    tag === 'department' ? [value] : [],
  )
}

test('departments of state are told by their usual names, whatever they are called', () => {
  expect(departmentsOf('央行、国家发改委和MIIT联合发文')).toEqual(['中国人民银行', '国家发展改革委', '工业和信息化部'])
})

test.each([
  '挪威央行表示可能进一步加息',
  '俄外交部发言人作出回应',
  '海关总署署长会见俄罗斯农业部部长',
  '各国央行放松货币政策',
  '出席七国集团与APEC会议',
])('what is another country’s, or no state’s, is no department: %s', (title) => {
  expect(departmentsOf(title).filter((one) => one !== '海关总署')).toEqual([])
})

test('a ministry that speaks of another country stays one of this country', () => {
  expect(departmentsOf('商务部回应美国加征关税')).toEqual(['商务部'])
})
