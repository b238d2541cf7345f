import { policyStudies } from '@pandora/contract/domains/policy-meetings/study-operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { policyMeetingViews } from '@pandora/contract/domains/policy-meetings/views'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { StudyTable, studyCells } from '../../../ui/table/StudyTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import styles from '../Meetings.module.css'
import { meetingTexts } from '../texts.ts'
import { askedOf, meetingAddress } from '../words.ts'

type Aftermath = OutputOf<typeof policyStudies.aftermath>
type Scope = Aftermath['scopes'][number]
/** Earlier changes that are named one by one. */
const NAMED = 8

function Horizons({ scope }: { scope: Scope }) {
  const t = useTexts(meetingTexts)
  const head = [t('days'), t('samples'), t('excess'), t('placebo')]
  const name = t(`scope_${scope.scope}`)
  return (
    <div className={styles.scroller}>
      <StudyTable
        className={styles.study}
        name={name}
        caption={`${name} · ${scope.changes}`}
        head={head}
        horizons={scope.horizons}
      />
    </div>
  )
}

/** What companies touched by earlier changes of the kind did against their industry, beside placebo days. */
export default function AftermathView({ parameters }: ViewProps<typeof policyMeetingViews.study>) {
  const t = useTexts(meetingTexts)
  const asked = parameters.row !== undefined
  const query = useOperation(
    policyStudies.aftermath,
    { ...askedOf(parameters), row: Number(parameters.row ?? 0) },
    { enabled: asked },
  )
  const answer: Pick<typeof query, 'error' | 'isFetching' | 'refetch'> & { data: Aftermath | null | undefined } = asked
    ? query
    : { ...query, data: null }
  return (
    <ViewBody
      answer={answer}
      context={asked ? t('exposureOf', { row: parameters.row ?? '' }) : null}
      empty={(data) =>
        data === null
          ? { why: t('aftermathChoose') }
          : data.scopes.some((one) => one.changes > 0)
            ? undefined
            : { why: t('noStudy') }
      }
      table={(data) =>
        data
          ? {
              name: t('aftermath'),
              head: [t('changes'), t('days'), t('samples'), t('excess'), t('placebo')],
              rows: data.scopes.flatMap((scope) =>
                scope.horizons.map((row) => [t(`scope_${scope.scope}`), ...studyCells(row)]),
              ),
            }
          : undefined
      }
    >
      {(data) =>
        data ? (
          <Column gap={5} className={styles.list}>
            {data.scopes
              .filter((scope) => scope.changes > 0)
              .map((scope) => (
                <Column key={scope.scope} gap={2}>
                  <Horizons scope={scope} />
                  <Text size="small" tone="quiet">
                    {t('studyNote', {
                      meetings: data.meetings,
                      changes: scope.changes,
                      reaching: scope.reaching,
                      covered: scope.covered,
                    })}
                  </Text>
                  {scope.horizons.some((row) => row.grey) ? (
                    <Text size="small" tone="stale">
                      {t('few')}
                    </Text>
                  ) : null}
                </Column>
              ))}
            {data.dataList.length > 0 ? (
              <Column as="ul" gap={3} aria-label={t('earlierChanges')}>
                {data.dataList.slice(0, NAMED).map((one) => (
                  <li key={`${one.meetingId} ${one.row}`}>
                    <ScreenLink to={meetingAddress(one.meetingId)}>{one.heldOn}</ScreenLink>{' '}
                    <Text size="small" tone="quiet">
                      {one.sentence}
                    </Text>
                  </li>
                ))}
              </Column>
            ) : null}
          </Column>
        ) : null
      }
    </ViewBody>
  )
}
