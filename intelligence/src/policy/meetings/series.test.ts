import { describe, expect, test } from 'vitest'
import { bodyMeetingEnglish } from './series-names.ts'
import { namedSeriesOf, previousMeetings, seriesOf } from './series.ts'

const told = (title: string, text = '') => seriesOf({ title, text })?.series ?? null

describe('which series a text belongs to', () => {
  test.each([
    ['中共中央政治局召开会议 分析研究当前经济形势和经济工作', 'politburoEconomy'],
    ['中共中央政治局召开会议 审议干部教育规划', 'politburo'],
    ['中共中央政治局就海洋强国建设进行集体学习', null],
    ['中央经济工作会议在北京举行', 'centralEconomicWork'],
    ['国务院总理主持召开国务院常务会议', 'stateCouncilExecutive'],
    ['2031年政府工作报告', 'governmentWorkReport'],
    ['国务院常务会议讨论政府工作报告', 'stateCouncilExecutive'],
    ['中央农村工作会议在京召开', 'centralRuralWork'],
    ['主持召开中央财经委员会第九次会议', 'financialEconomicCommission'],
    ['中国共产党第三十届中央委员会第四次全体会议公报', 'plenum'],
    ['各地热议中央经济工作会议精神', null],
    ['某市召开招商大会', null],
  ])('POLICY-63 %s: %s', (title, series) => {
    expect(told(title)).toBe(series)
  })

  test('a title that says nothing is told by how the text opens, but not by a meeting that it only mentions', () => {
    expect(told('要闻', '中共中央政治局4月29日召开会议，分析研究当前经济形势。')).toBe('politburoEconomy')
    expect(told('要闻', '本市落实中央经济工作会议精神，推进项目建设。')).toBeNull()
  })
})

test('POLICY-64 the previous meeting is the latest of an earlier day of the same series, and the same season a year before beside it', () => {
  const meeting = (id: string, date: string, title: string) => ({ id, date, title, text: '' })
  const economy = '中共中央政治局召开会议 分析研究当前经济形势'
  const held = [
    meeting('a', '2030-04-28', economy),
    meeting('b', '2030-12-09', economy),
    meeting('c', '2031-02-01', '中央经济工作会议在北京举行'),
    meeting('e', '2031-07-30', economy),
  ]
  const now = meeting('d', '2031-04-27', economy)
  expect(previousMeetings(now, [...held, now])).toMatchObject({ previous: { id: 'b' }, sameSeason: { id: 'a' } })
  expect(previousMeetings(meeting('x', '2031-05-01', '某市会议'), held)).toEqual({ previous: null, sameSeason: null })
})

test('a meeting of a body that no rule knows is a series by the name that its title gives', () => {
  expect(namedSeriesOf('中央经济协调会议分析研究当前经济形势和经济工作（2024年4月）')).toEqual({
    name: '中央经济协调会议',
    why: '中央经济协调会议分析研究',
  })
  expect(namedSeriesOf('全国能源工作会议召开')?.name).toBe('全国能源工作会议')
  expect(namedSeriesOf('学习贯彻全国能源工作会议精神')).toBeNull()
  expect(namedSeriesOf('工作会议召开')).toBeNull()
  expect(namedSeriesOf('某某省召开会议部署落实若干措施')).toBeNull()
  expect(namedSeriesOf('关于召开会议的通知')).toBeNull()
})

test('a series that bears the name of the body that holds it is called by the body in English, where that is known', () => {
  const given = new Map([['政务院办公厅', 'General Office of the Government Council']])
  expect(bodyMeetingEnglish('政务院常务会议', given)).toBe('Government Council Executive Meeting')
  expect(bodyMeetingEnglish('吉林省人民政府全体会议', given)).toBe("Jilin People's Government Plenary Meeting")
  expect(bodyMeetingEnglish('云州商会常务会议', given)).toBeNull()
  expect(bodyMeetingEnglish('重点产品协调会议', given)).toBeNull()
})
