import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import type { policyMeetingViews } from '@pandora/contract/domains/policy-meetings/views'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Chip, Chips } from '../../../ui/kit/Chips.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import styles from '../Meetings.module.css'
import { meetingTexts } from '../texts.ts'
import { phraseAddress } from '../words.ts'

/** What a meeting says for the first time in its series, and what it says no longer; each leads to its course. */
export default function PhrasesView({ parameters }: ViewProps<typeof policyMeetingViews.phrases>) {
  const t = useTexts(meetingTexts)
  const go = useGo()
  const query = useOperation(policyMeetings.phrases, { meetingId: parameters.meeting ?? '–' })
  return (
    <ViewBody
      answer={query}
      empty={({ earlier }) =>
        earlier > 0
          ? undefined
          : { why: t('noPhrases'), action: { text: t('otherMeeting'), run: () => go('/index/policy-meetings') } }
      }
      table={({ fresh, dropped }) => ({
        name: t('phrases'),
        head: [t('changes'), t('phrase'), t('where')],
        rows: [
          ...fresh.map((one) => [t('fresh'), one.phrase, one.sentence]),
          ...dropped.map((one) => [t('dropped'), one.phrase, one.sentence]),
        ],
      })}
      note={({ earlier }) => t('freshNote', { count: earlier })}
    >
      {({ meeting, fresh, dropped }) => (
        <Column gap={5} className={styles.list}>
          {(
            [
              ['fresh', fresh],
              ['dropped', dropped],
            ] as const
          ).map(([kind, list]) => (
            <Column key={kind} gap={3}>
              <Text as="h3" size="small" tone="quiet">{`${t(kind)} ${list.length}`}</Text>
              {list.length > 0 ? (
                <Chips aria-label={t(kind)}>
                  {list.map((one) => (
                    <Chip key={one.phrase} tone={kind === 'fresh' ? 'accent' : 'plain'} title={one.sentence}>
                      <ScreenLink to={phraseAddress(meeting.series.key, one.phrase)} className={styles.plain}>
                        {one.phrase}
                      </ScreenLink>
                    </Chip>
                  ))}
                </Chips>
              ) : (
                <Text size="small" tone="quiet">
                  {t(kind === 'fresh' ? 'noFresh' : 'noDropped')}
                </Text>
              )}
            </Column>
          ))}
        </Column>
      )}
    </ViewBody>
  )
}
