import { useTexts } from '../../../lib/texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from '../Meetings.module.css'
import { meetingTexts } from '../texts.ts'
import { partsOf, type Difference } from '../words.ts'
import { Wording } from './Wording.tsx'

/** Both texts whole, beside each other: on the left what was deleted, on the right what was inserted. */
export function Sides({ data }: { data: Difference }) {
  const t = useTexts(meetingTexts)
  const sides = [
    ['before', data.previous, t('before')],
    ['after', data.meeting, t('after')],
  ] as const
  return (
    <div className={styles.sides}>
      {sides.map(([side, { heldOn, title }, name]) => (
        <section key={side} aria-label={name}>
          <Text as="h3" size="small" tone="quiet">{`${name} · ${heldOn} · ${title}`}</Text>
          <div className={styles.text}>
            {data.dataList
              .filter((row) => partsOf(row, side).length > 0)
              .map((row) => (
                <Wording key={row.row} row={row} side={side} />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}
