import { issuerEnglish, type GivenNames } from '../issuers.ts'

/** What meetings of a body are called, by the ends of their Chinese names. */
const kinds = [
  ['常务会议', 'Executive Meeting'],
  ['全体会议', 'Plenary Meeting'],
  ['党组会议', 'Party Group Meeting'],
] as const

/**
 * English name of a series of meetings that bears the name of the body that holds them (省政府常务会议), as far as the
 * body's own is known; null for others.
 */
export function bodyMeetingEnglish(series: string, given: GivenNames): string | null {
  for (const [zh, en] of kinds) {
    if (!series.endsWith(zh)) continue
    const body = issuerEnglish(series.slice(0, -zh.length), given)
    if (body !== null) return `${body} ${en}`
  }
  return null
}
