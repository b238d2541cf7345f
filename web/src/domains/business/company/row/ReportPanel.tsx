import { useEffect, useRef } from 'react'
import { business } from '@pandora/contract/domains/business/operations'
import type { Provenance } from '@pandora/contract/provenance'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { Answer } from '../../../../ui/Answer.tsx'
import { Figure } from '../../../../ui/Figure.tsx'
import { ProvenanceLink } from '../../../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { SidePanel } from '../../../../ui/SidePanel.tsx'
import { Empty, Skeleton } from '../../../../ui/States.tsx'
import type { Breakdown, Report, Segment } from '../model.ts'
import type { ReportRow } from './row.ts'
import { sourceOf } from '../sourceOf.ts'
import { Stack } from '../Stack.tsx'
import { useWords } from '../useWords.ts'
import styles from './ReportPanel.module.css'
import { Text } from '../../../../ui/kit/Text.tsx'

function PartRow({ part, chosen, sources }: { part: Segment; chosen: boolean; sources: readonly Provenance[] }) {
  const { t, partName, partNotes } = useWords()
  const element = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (chosen) element.current?.scrollIntoView({ block: 'center' })
  }, [chosen])
  const notes = partNotes(part)
  const provenance = sourceOf(sources, part)
  const { page } = part.pixel
  return (
    <tr ref={element} className={chosen ? styles.chosen : undefined} aria-current={chosen || undefined}>
      <th scope="row">
        <Text className={part.elimination ? styles.elimination : undefined}>{partName(part)}</Text>
        <small className={styles.place}>
          {page === null ? null : part.documentId === null ? (
            <span title={t('noText')}>{t('page', { page })}</span>
          ) : (
            <ScreenLink
              to={`/index/flash/${encodeURIComponent(part.documentId)}?page=${page}`}
              title={t('openPage', { page })}
            >
              {t('page', { page })}
            </ScreenLink>
          )}
          {page === null || part.line === null ? '' : ' · '}
          {part.line === null ? '' : t('line', { line: part.line })} <ProvenanceLink provenance={provenance} bare />
        </small>
        {notes.length ? <small>{notes.join(' · ')}</small> : null}
      </th>
      <td>
        <Figure value={part.revenue} as="short" reason={t('note_NO_REVENUE')} />
      </td>
      <td>
        <Figure value={part.turnoverPercent} digits={1} unit="%" />
      </td>
      <td>
        <Figure value={part.cost} as="short" />
      </td>
      <td>
        <Figure value={part.grossMargin} digits={1} unit="%" />
      </td>
    </tr>
  )
}

function Cut({ breakdown, row, sources }: { breakdown: Breakdown; row: ReportRow; sources: readonly Provenance[] }) {
  const { t, breakdownNotes } = useWords()
  const notes = breakdownNotes(breakdown)
  const here = breakdown.type === row.type
  return (
    <section className={styles.cut} data-here={here || undefined}>
      <h3>
        {t(breakdown.type)}{' '}
        <span>{breakdown.currency === null ? '' : t('unit', { currency: breakdown.currency })}</span>
      </h3>
      <Stack breakdown={breakdown} label={t(breakdown.type)} />
      <div className={styles.scroller}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('part')}</th>
              <th scope="col">{t('revenue')}</th>
              <th scope="col">{t('share')}</th>
              <th scope="col">{t('cost')}</th>
              <th scope="col">{t('margin')}</th>
            </tr>
          </thead>
          <tbody>
            {breakdown.dataList.map((part) => (
              <PartRow key={part.nameZh} part={part} chosen={here && part.key === row.key} sources={sources} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td>
                <Figure value={breakdown.total} as="short" strong />
              </td>
              <td colSpan={3}>{breakdown.currency}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  )
}

function Body({ data, row }: { data: Report; row: ReportRow }) {
  const { t } = useWords()
  const { report, dataList, sources, reportRevenue, publishedOn } = data
  if (!report) return <Empty why={t(data.absence === 'NOT_KNOWN_YET' ? 'segmentsLater' : 'segmentsNone')} />
  const text = dataList.flatMap((one) => one.dataList).find((part) => part.documentId !== null)?.documentId
  const order = [...dataList.filter((one) => one.type === row.type), ...dataList.filter((one) => one.type !== row.type)]
  return (
    <>
      <dl className={styles.head}>
        <div>
          <dt>{t('reportRevenue')}</dt>
          <dd>
            <Figure
              value={reportRevenue?.value}
              as="short"
              unit={reportRevenue?.unit ?? ''}
              reason={t('note_NO_REPORT_REVENUE')}
              strong
            />{' '}
            <ProvenanceLink provenance={reportRevenue ? sourceOf(sources, reportRevenue) : null} bare />
          </dd>
        </div>
        <div>
          <dt>{t('report')}</dt>
          <dd>
            {report.periodEnd}
            {publishedOn ? ` · ${t('published', { date: publishedOn })}` : ''}
          </dd>
        </div>
      </dl>
      {text ? (
        <p>
          <ScreenLink to={`/index/flash/${encodeURIComponent(text)}`}>{t('openText')}</ScreenLink>
        </p>
      ) : null}
      {order.map((breakdown) => (
        <Cut key={breakdown.type} breakdown={breakdown} row={row} sources={sources} />
      ))}
    </>
  )
}

/**
 * A periodic report's main business, opened at the row that was pressed: its page, else its line in the file (COMP-05).
 */
export function ReportPanel({ companyId, row, onClose }: { companyId: string; row: ReportRow; onClose: () => void }) {
  const { t, reportName } = useWords()
  const query = useOperation(business.report, { companyId, periodEnd: row.periodEnd })
  return (
    <SidePanel
      title={t('mainBusiness')}
      context={query.data?.report ? reportName(query.data.report) : row.periodEnd}
      onClose={onClose}
    >
      <Answer query={query} waiting={<Skeleton count={12} height={24} />}>
        {(data) => <Body data={data} row={row} />}
      </Answer>
    </SidePanel>
  )
}
