import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { policyMeetingViews } from '@pandora/contract/domains/policy-meetings/views'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import styles from '../Meetings.module.css'
import { meetingTexts } from '../texts.ts'
import { meetingAddress } from '../words.ts'

type Course = OutputOf<typeof policyMeetings.phrase>

/** Meetings with the phrase among all of each year. */
function Years({ years }: { years: Course['years'] }) {
  const t = useTexts(meetingTexts)
  const most = Math.max(1, ...years.map((one) => one.of))
  const high = (value: number) => ({ height: `${(value / most) * 100}%` })
  return (
    <ol className={styles.years} aria-label={t('course')}>
      {years.map(({ year, meetings, of }) => (
        <li key={year} className={styles.year} title={`${year} · ${t('ofMeetings', { count: meetings, of })}`}>
          <span>{meetings > 0 ? meetings : ''}</span>
          <span className={styles.columns} aria-hidden="true">
            <i style={high(of)} />
            <i style={high(meetings)} />
          </span>
          <span>{String(year).slice(2)}</span>
          <span className="visually-hidden">{`${year}: ${t('ofMeetings', { count: meetings, of })}`}</span>
        </li>
      ))}
    </ol>
  )
}

/** A phrase over a series: course over the years, when it came in and in whose place, and where it stands. */
export default function PhraseView({ parameters }: ViewProps<typeof policyMeetingViews.phrase>) {
  const t = useTexts(meetingTexts)
  const { series, phrase } = parameters
  const asked = Boolean(series && phrase && phrase.trim().length >= 2)
  const query = useOperation(
    policyMeetings.phrase,
    { series: series || '–', phrase: phrase || '––' },
    { enabled: asked, keepPrevious: true },
  )
  const answer: Pick<typeof query, 'error' | 'isFetching' | 'refetch'> & { data: Course | null | undefined } = asked
    ? query
    : { ...query, data: null }
  return (
    <ViewBody
      answer={answer}
      context={phrase || null}
      empty={(data) =>
        data === null ? { why: t('choosePhrase') } : data.total > 0 ? undefined : { why: t('neverSaid') }
      }
      table={(data) =>
        data
          ? {
              name: t('phraseTitle', { phrase: data.phrase }),
              head: [t('day'), t('name'), t('where')],
              rows: data.dataList.map((one) => [one.heldOn, one.title, one.sentence.text]),
            }
          : undefined
      }
    >
      {(data) =>
        data ? (
          <Column gap={6} className={styles.list}>
            <Facts
              as="cells"
              items={[
                { label: t('first'), value: data.first ?? '–' },
                { label: t('last'), value: data.last ?? '–' },
                { label: t('meetingsWith'), value: t('ofMeetings', { count: data.total, of: data.meetings }) },
              ]}
            />
            <Years years={data.years} />
            {data.entries.length > 0 ? (
              <Column as="section" gap={3} aria-label={t('entries')}>
                <Text as="h3" size="small" tone="quiet">
                  {t('entries')}
                </Text>
                <Column as="ul" gap={4}>
                  {data.entries.map((one) => (
                    <li key={one.meetingId}>
                      <ScreenLink to={meetingAddress(one.meetingId)}>{one.heldOn}</ScreenLink>{' '}
                      <Text tone="accent">
                        {one.instead ? t('insteadOf', { words: one.instead }) : one.before ? '' : t('newSentence')}
                      </Text>
                      {one.before ? (
                        <Text as="p" size="small" tone="quiet">
                          {`${one.previousOn} ${one.before}`}
                        </Text>
                      ) : null}
                      <Text as="p" size="small">
                        {one.after}
                      </Text>
                    </li>
                  ))}
                </Column>
              </Column>
            ) : null}
            <Column as="section" gap={3} aria-label={t('where')}>
              <Text as="h3" size="small" tone="quiet">
                {t('where')}
              </Text>
              <Column as="ul" gap={4}>
                {data.dataList.map((one) => (
                  <li key={one.meetingId}>
                    <ScreenLink to={meetingAddress(one.meetingId)}>{`${one.heldOn} ${one.title}`}</ScreenLink>{' '}
                    <Text size="small" tone="quiet">
                      {t('times', { count: one.places })}
                    </Text>
                    <Text as="p" size="small" lang="zh-CN">
                      {one.sentence.text.slice(0, one.sentence.start)}
                      <mark className={styles.phrase}>
                        {one.sentence.text.slice(one.sentence.start, one.sentence.end)}
                      </mark>
                      {one.sentence.text.slice(one.sentence.end)}
                    </Text>
                  </li>
                ))}
              </Column>
            </Column>
          </Column>
        ) : null
      }
    </ViewBody>
  )
}
