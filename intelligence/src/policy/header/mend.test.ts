import fc from 'fast-check'
import { expect, test } from 'vitest'
import { policyFactsOf } from '../facts.ts'
import { furtherDocuments, mend } from './mend.ts'

const whole = `产业与信息部关于印发储能电站并网管理办法的通知
产信发〔2024〕12号
各省、自治区、直辖市主管部门：
为规范储能电站并网和调度运行，保障电力系统安全稳定，依据有关法律，结合实际，现就有关事项通知如下，请各地区认真贯彻执行。
一、由产业与信息部牵头，能源总署配合，2026年底前建成新型储能装机不低于8000万千瓦，并会同财税部按季度公布建设进展情况。
二、各地区要在2025年6月底前完成本地区规划的编制，规划应当与国土空间规划相衔接，不得重复建设，不得脱离实际。
产业与信息部
2024年5月6日`
/** The same as pages hold it: 22 letters a line. */
const paged = whole
  .split('\n')
  .map((line) => line.replace(/(.{22})(?=.)/gu, '$1\n'))
  .join('\n')

test('a text with broken lines says the same of itself as the text it was, at places of its own', () => {
  const [told, gold] = [paged, whole].map((body) =>
    policyFactsOf({ title: '储能电站并网管理办法的通知', body }, '2024-05-08'),
  )
  expect(paged).not.toBe(whole)
  const facts = ({ bodies, number, signed, tasks }: NonNullable<typeof gold>) => ({
    bodies: bodies.map(({ name }) => name),
    number: number?.value,
    signed: signed?.value,
    tasks: tasks.map(({ leads, action, deadline, figures }) => ({ leads, action, due: deadline?.due, figures })),
  })
  expect(gold && facts(gold).tasks.length).toBeGreaterThan(1)
  expect(told && facts(told)).toEqual(gold && facts(gold))
  const { start = 0, end = 0 } = told?.number ?? {}
  expect(paged.slice(start, end)).toBe('产信发〔2024〕12号')
  expect(mend(whole)).toBeNull()
})

test('traditional characters are read as simplified ones, and shown as they came', () => {
  const body =
    '國務院關於修改《國家科學技術獎勵條例》的決定\n國發〔2023〕12號\n各省、自治區、直轄市人民政府：\n現予公佈。\n國務院\n2023年4月1日'
  const { number, bodies, signed } = policyFactsOf({ title: '國務院關於修改條例的決定', body }, null)
  expect([number?.value, bodies.map(({ name }) => name), signed?.value]).toEqual([
    '国发〔2023〕12号',
    ['国务院'],
    '2023-04-01',
  ])
  expect(body.slice(number?.start, number?.end)).toBe('國發〔2023〕12號')
})

test('a second document in the same text is told where it begins; one document with an attachment is one', () => {
  expect(furtherDocuments(`${whole}\n${whole}`)).toEqual([whole.length + 1 + whole.indexOf('产信发')])
  expect(furtherDocuments(`${whole}\n附件：目录`)).toEqual([])
})

test('of any text nothing is lost: its letters without line ends stay, in order, each at its place', () => {
  const line = fc.stringMatching(/^[国务院发號〔〕0-9年月日。 ]{0,30}$/u)
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const text = lines.join('\n')
      const mended = mend(text)
      if (!mended) return
      const bare = (of: string) => of.replace(/\s/gu, '')
      expect(bare(mended.text).length).toBe(bare(text).length)
      for (let place = 1; place < mended.text.length; place++)
        expect(mended.at(place)).toBeGreaterThan(mended.at(place - 1))
    }),
  )
})

test('a long paragraph, or many short lines, are mended in bounded time', () => {
  const begun = process.cpuUsage()
  mend('国务院关于印发办法的通知，各地区要认真贯彻执行'.repeat(15_000))
  mend('國務院關於印發辦法的通知要認真貫徹執行\n'.repeat(15_000))
  furtherDocuments('国发〔2023〕12号\n2023年4月1日\n'.repeat(40_000))
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(6)
})
