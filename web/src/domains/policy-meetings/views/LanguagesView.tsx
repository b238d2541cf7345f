import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { policyMeetingViews } from '@pandora/contract/domains/policy-meetings/views'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { Figures } from '../parts/Figures.tsx'
import styles from '../Meetings.module.css'
import { meetingTexts } from '../texts.ts'

const SIZE = 40
type Both = OutputOf<typeof policyMeetings.languages>

/** A work report in both languages; figures that the English text does not say stand out. */
export default function LanguagesView({ parameters, setParameters }: ViewProps<typeof policyMeetingViews.languages>) {
  const t = useTexts(meetingTexts)
  const reports = useOperation(policyMeetings.reports, {})
  const reportId = parameters.report ?? reports.data?.dataList[0]?.reportId
  const mismatches = parameters.only === 'mismatches'
  const asked = { reportId: reportId ?? '–', mismatches }
  const enabled = reportId !== undefined
  const query = useOperation(policyMeetings.languages, { ...asked, size: SIZE }, { enabled })
  const pages = usePages(policyMeetings.languages, asked, SIZE, enabled)
  const none = reports.data !== undefined && !enabled
  const answer: Pick<typeof query, 'error' | 'isFetching' | 'refetch'> & { data: Both | null | undefined } = none
    ? { ...query, data: null }
    : reports.error && !enabled
      ? { ...query, error: reports.error }
      : query
  return (
    <ViewBody
      answer={answer}
      also={[reports]}
      context={query.data ? t('agreeing', { agreeing: query.data.agreeing, figures: query.data.figures }) : null}
      empty={(data) =>
        data === null ? { why: t('noReports') } : data.total > 0 ? undefined : { why: t('noMismatch') }
      }
      table={() => ({
        name: t('reports'),
        head: [t('chinese'), t('english'), t('notSaid')],
        rows: pages.items.map((one) => [
          one.zh,
          one.en,
          one.figures.flatMap((figure) => (figure.en ? [] : [figure.zh.text])).join(' · '),
        ]),
      })}
      bar={
        <Row gap={4} wrap className={styles.choosers}>
          <Select
            height="small"
            aria-label={t('report')}
            value={reportId ?? ''}
            disabled={!enabled}
            onChange={(event) => setParameters({ report: event.target.value })}
          >
            {(reports.data?.dataList ?? []).map((one) => (
              <option key={one.reportId} value={one.reportId}>
                {t('reportOf', { year: one.publishedOn.slice(0, 4), passages: one.passages })}
              </option>
            ))}
          </Select>
          <SegmentedControl
            label={t('figuresShown')}
            value={parameters.only}
            options={[
              { value: 'all', text: t('allPassages') },
              { value: 'mismatches', text: t('onlyMismatches') },
            ]}
            onChange={(only) => setParameters({ only })}
          />
        </Row>
      }
    >
      {(data) =>
        data ? (
          <ul aria-label={t('reports')}>
            {pages.items.map((one) => (
              <li key={one.seq} className={styles.pair}>
                <p lang="zh">{one.zh ? <Figures passage={one} side="zh" /> : <Text tone="quiet">{t('empty')}</Text>}</p>
                <p lang="en">{one.en ? <Figures passage={one} side="en" /> : <Text tone="quiet">{t('empty')}</Text>}</p>
              </li>
            ))}
            {pages.hasMore ? (
              <li className={styles.bar}>
                <Button size="small" busy={pages.isFetchingMore} onClick={pages.loadMore}>
                  {t('more')}
                </Button>
              </li>
            ) : null}
          </ul>
        ) : null
      }
    </ViewBody>
  )
}
