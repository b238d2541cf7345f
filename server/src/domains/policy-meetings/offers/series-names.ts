import { meetingSeriesNames } from '@pandora/contract/domains/policy-meetings/series'
import type { GivenNames } from '@pandora/intelligence/policy/issuers'
import { bodyMeetingEnglish } from '@pandora/intelligence/policy/meetings/series-names'

/** What people call a series for short. */
const SHORT: Readonly<Record<string, string>> = {
  国常会: '国务院常务会议',
  中央财经委会议: '中央财经委员会',
  中央财经委员会会议: '中央财经委员会',
  中央经济会议: '中央经济工作会议',
  'central economic work meeting': 'central economic work conference',
  'politburo meeting': 'politburo',
}

/** A series by its key, in both languages as far as they are known, bodies by the names that the market gives. */
export const seriesNames = (
  key: string,
  english: string | null,
  given: GivenNames,
): { nameZh: string; nameEn: string | null } => ({
  nameZh: meetingSeriesNames[key]?.zh ?? key,
  nameEn: meetingSeriesNames[key]?.en ?? english ?? bodyMeetingEnglish(key, given),
})

/** Whether a series is called so, in either language: its name, a part of it, or what people call it for short. */
export function isSeriesCalled(names: { nameZh: string; nameEn: string | null }, asked: string): boolean {
  const plain = asked.toLowerCase().trim()
  const name = SHORT[plain] ?? plain
  if (name === '') return false
  return [names.nameZh, names.nameEn ?? ''].some((one) => one.toLowerCase().includes(name))
}
