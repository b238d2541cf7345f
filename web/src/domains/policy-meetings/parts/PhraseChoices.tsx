import { useTexts } from '../../../lib/texts.ts'
import { Chip, Chips } from '../../../ui/kit/Chips.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import styles from '../Meetings.module.css'
import { meetingTexts } from '../texts.ts'
import { phraseAddress } from '../words.ts'

interface Props {
  series: string
  /** The newest meeting, and what it says for the first time and no longer. */
  heldOn: string
  fresh: readonly string[]
  dropped: readonly string[]
  /** The phrase that is followed. */
  chosen: string
}

/** What the newest meeting of a series brought and dropped, to be followed by a press. */
export function PhraseChoices({ series, heldOn, fresh, dropped, chosen }: Props) {
  const t = useTexts(meetingTexts)
  return (
    <div className={styles.choices}>
      {(
        [
          ['fresh', fresh],
          ['dropped', dropped],
        ] as const
      ).map(([kind, phrases]) =>
        phrases.length > 0 ? (
          <div key={kind} className={styles.choice}>
            <Text size="small" tone="quiet" whole>
              {t(kind === 'fresh' ? 'freshOf' : 'droppedOf', { day: heldOn })}
            </Text>
            <Chips aria-label={t(kind)}>
              {phrases.map((phrase) => (
                <Chip key={phrase} tone={phrase === chosen ? 'accent' : 'plain'}>
                  <ScreenLink
                    to={phraseAddress(series, phrase)}
                    className={styles.plain}
                    aria-current={phrase === chosen || undefined}
                  >
                    {phrase}
                  </ScreenLink>
                </Chip>
              ))}
            </Chips>
          </div>
        ) : null,
      )}
    </div>
  )
}
