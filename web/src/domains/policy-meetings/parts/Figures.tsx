import type { OutputOf } from '@pandora/contract/operation'
import type { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { useTexts } from '../../../lib/texts.ts'
import styles from '../Meetings.module.css'
import { meetingTexts } from '../texts.ts'

type Passage = OutputOf<typeof policyMeetings.languages>['dataList'][number]

/** A passage with its figures marked: those that both texts say, and those that only the Chinese one does. */
export function Figures({ passage, side }: { passage: Passage; side: 'zh' | 'en' }) {
  const t = useTexts(meetingTexts)
  const text = passage[side]
  const marks = passage.figures
    .flatMap((one) => {
      const place = side === 'zh' ? one.zh : one.en
      return place ? [{ ...place, wrong: one.en === null }] : []
    })
    .toSorted((a, b) => a.start - b.start)
    // Two figures may share a place: the first of them is drawn.
    .filter((one, at, all) => at === 0 || one.start >= (all[at - 1]?.end ?? 0))
  return (
    <>
      {marks.map(({ start, end, wrong }, at) => (
        <span key={start}>
          {text.slice(marks[at - 1]?.end ?? 0, start)}
          <mark className={wrong ? styles.wrong : undefined} title={wrong ? t('notSaid') : undefined}>
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  )
}
