import { randomOf } from '../random.ts'
import { meetingIntroductions, meetingLines, meetingOpenings, type MeetingLine } from './banks/meeting-lines.ts'

/** Months in which the quarterly economic meeting is held, and its day. */
const meetingDays: Readonly<Record<string, string>> = { '04': '28', '07': '30', '10': '29', '12': '09' }

/** How a line of a meeting differs from the one before. */
export interface MeetingChange {
  line: string
  change: 'added' | 'removed' | 'stronger' | 'weaker'
  before: string | null
  after: string | null
}

/** Number of the quarterly meeting of a day, counted from 2010; null when there is none on it. */
export function meetingOn(day: string): number | null {
  const at = Object.keys(meetingDays).indexOf(day.slice(5, 7))
  return meetingDays[day.slice(5, 7)] === day.slice(8) ? (Number(day.slice(0, 4)) - 2010) * 4 + at : null
}

/** Strength of each line in a meeting, 0 to 3; null where the line is left out. A walk from meeting to meeting. */
function strengths(seed: number, meeting: number): (number | null)[] {
  return meetingLines.map(({ id }, at) => {
    const random = randomOf(seed, 'meeting', id)
    let strength = random.int(0, 3)
    let there = at < 4 || random.chance(0.7)
    for (let number = 0; number < meeting; number++) {
      const step = random.next()
      if (step < 0.16) strength = Math.min(3, strength + 1)
      else if (step < 0.3) strength = Math.max(0, strength - 1)
      // What was dropped mostly comes back: about four lines in five are there.
      if (at >= 3 && random.chance(there ? 0.07 : 0.3)) there = !there
    }
    return there ? strength : null
  })
}

const textOf = (line: MeetingLine, strength: number | null, hidden: boolean): string | null =>
  strength === null ? null : (line.steps[strength]?.[hidden ? 1 : 0] ?? null)

/** Text of a meeting's readout: paragraphs by subject. */
export function meetingBody(seed: number, meeting: number, hidden: boolean): string {
  const of = strengths(seed, meeting)
  const paragraphs = ([1, 2, 3, 4] as const).flatMap((number) => {
    const lines = meetingLines
      .flatMap((line, at) => (line.paragraph === number ? [textOf(line, of[at] ?? null, hidden)] : []))
      .filter((line) => line !== null)
    return lines.length > 0 ? [`${meetingIntroductions[number][hidden ? 1 : 0]}${lines.join('。')}。`] : []
  })
  return [meetingOpenings[0][hidden ? 1 : 0], ...paragraphs].join('\n')
}

/** What changed in a meeting against the one before: the truth that the comparison of meetings is measured on. */
export function meetingChanges(seed: number, meeting: number, hidden: boolean): MeetingChange[] {
  const [before, after] = [strengths(seed, meeting - 1), strengths(seed, meeting)]
  return meetingLines.flatMap((line, at) => {
    const [from, to] = [before[at] ?? null, after[at] ?? null]
    if (from === to) return []
    const change = from === null ? 'added' : to === null ? 'removed' : to > from ? 'stronger' : 'weaker'
    return [{ line: line.id, change, before: textOf(line, from, hidden), after: textOf(line, to, hidden) } as const]
  })
}
