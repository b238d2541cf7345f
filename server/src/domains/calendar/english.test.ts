import { describe, expect, test } from 'vitest'
import { meetingEnglish, shareTypeEnglish } from './english.ts'

describe('English names in the calendar', () => {
  test.each([
    ['2025年年度股东大会', 'Annual general meeting for 2025'],
    ['2025年度股东会', 'Annual general meeting for 2025'],
    ['2026年第二次临时股东大会', '2nd extraordinary general meeting of 2026'],
    ['2026年第十一次临时股东会', '11th extraordinary general meeting of 2026'],
    ['第六届董事会第二十三次会议', '23rd meeting of the 6th board of directors'],
    ['第6届监事会第15次会议', '15th meeting of the 6th board of supervisors'],
    ['2026年半年度业绩说明会', 'Results presentation for H1 2026'],
    ['2025年度业绩说明会', 'Results presentation for 2025'],
  ])('%s is told by its rule', (name, english) => expect(meetingEnglish(name)).toBe(english))

  test('a meeting of another name keeps it: nothing is made up', () => {
    for (const name of ['关于重组的恳谈会', '2026年第二次临时股东大会（延期）', '第十百届董事会第一次会议', ''])
      expect(meetingEnglish(name)).toBeNull()
  })

  test('kinds of restricted shares are told by the usual names, others not', () => {
    expect(shareTypeEnglish('首发原股东限售股份')).toBe('Pre-IPO shareholders')
    expect(shareTypeEnglish('定向增发机构配售股份')).toBe('Private placement')
    expect(shareTypeEnglish('某种股份')).toBeNull()
  })
})
