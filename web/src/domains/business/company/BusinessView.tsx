import { useMemo, useRef } from 'react'
import { business } from '@pandora/contract/domains/business/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useHeight } from '../../../lib/useHeight.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { Select } from '../../../ui/Select.tsx'
import { firstRows, rowsThatFit, sumOf, toneOf } from './model.ts'
import type { Breakdown, Report, Segment } from './model.ts'
import { useRow } from './row/row.ts'
import { sourceOf } from './sourceOf.ts'
import { Stack } from './Stack.tsx'
import tones from './tones.module.css'
import { useWords } from './useWords.ts'
import styles from './BusinessTile.module.css'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { businessViews } from '../parameters.ts'
import { useNoSegments } from './useNoSegments.ts'
import { Text } from '../../../ui/kit/Text.tsx'

/** Rows of one way of cutting that stand whatever room there is. */
const LEAST = 4
/** Heights in px of a row, and of what stands above the rows of one way of cutting and between two. */
const HIGH = { row: 20, head: 60 }

interface CutProps {
  breakdown: Breakdown
  /** How many rows it may have. */
  most: number
  periodEnd: string
  name: string
}

function Cut({ breakdown, most, periodEnd, name }: CutProps) {
  const { t, partName, partNotes, breakdownNotes } = useWords()
  const [row, open] = useRow()
  const { type, dataList } = breakdown
  const { rows, rest } = useMemo(() => firstRows(dataList, most), [dataList, most])
  const page = dataList.find((part) => part.pixel.page !== null)?.pixel.page ?? null
  const notes = breakdownNotes(breakdown)
  const line = (part: Segment) => (
    <li key={part.nameZh}>
      <button
        type="button"
        title={partNotes(part).join(' · ') || undefined}
        aria-current={row?.periodEnd === periodEnd && row.type === type && row.key === part.key ? true : undefined}
        onClick={() => open({ periodEnd, type, key: part.key })}
      >
        <i
          data-tone={toneOf(part, dataList.indexOf(part)) ?? 'none'}
          data-elimination={part.elimination || undefined}
          aria-hidden="true"
        />
        <Text className={styles.name}>{partName(part)}</Text>
        <Figure value={part.revenue} as="short" reason={t('note_NO_REVENUE')} />
        <Figure value={part.turnoverPercent} digits={1} unit="%" strong />
        <span className="visually-hidden">{t('openPart', { name: partName(part), report: name })}</span>
      </button>
    </li>
  )
  return (
    <section className={`${styles.cut} ${tones.tones}`} data-cut={type}>
      <header>
        <h3>{t(type)}</h3>
        {notes.length ? (
          <span className={styles.note} title={notes.join('\n')}>
            {notes[0]}
          </span>
        ) : null}
        <button
          type="button"
          className={styles.page}
          onClick={() => open({ periodEnd, type, key: dataList[0]?.key ?? '' })}
        >
          {page === null ? t('row') : t('page', { page })}
          <span className="visually-hidden"> {t('openAt', { report: name, cut: t(type) })}</span>
        </button>
      </header>
      <Stack
        breakdown={breakdown}
        label={`${t(type)}: ${dataList.map((part) => `${partName(part)} ${part.turnoverPercent === null ? '–' : `${part.turnoverPercent.toFixed(1)}%`}`).join(', ')}`}
      />
      <ul>
        {rows.map(line)}
        {rest.length ? (
          <li>
            <button type="button" onClick={() => open({ periodEnd, type, key: rest[0]?.key ?? '' })}>
              <i data-tone="none" aria-hidden="true" />
              <span className={styles.name}>{t('rest', { count: rest.length })}</span>
              <Figure value={sumOf(rest.map((part) => part.revenue))} as="short" />
              <Figure value={sumOf(rest.map((part) => part.turnoverPercent))} digits={1} unit="%" strong />
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

/** All ways of cutting, each with as many of its rows as there is room for. */
function Cuts({ cuts, ...report }: { cuts: readonly Breakdown[]; periodEnd: string; name: string }) {
  const box = useRef<HTMLDivElement>(null)
  const room = (useHeight(box) - cuts.length * HIGH.head) / HIGH.row
  const counts = cuts.map(({ dataList }) => dataList.length)
  const most = rowsThatFit(counts, room, LEAST)
  return (
    <div ref={box} className={styles.place}>
      <div className={styles.body}>
        {cuts.map((breakdown) => (
          <Cut key={breakdown.type} breakdown={breakdown} most={most} {...report} />
        ))}
      </div>
    </div>
  )
}

const first = ({ dataList }: Report) => dataList[0]?.dataList[0]

/** Main business of one report by product, industry and region; a press opens the report at that page or row. */
export default function BusinessView({ parameters, setParameters }: ViewProps<typeof businessViews.report>) {
  const { t, reportName, partName, partNotes, breakdownNotes } = useWords()
  const none = useNoSegments()
  const { companyId = '', period = '' } = parameters
  const query = useOperation(
    business.report,
    { companyId, ...(/^\d{4}-\d\d-\d\d$/.test(period) ? { periodEnd: period } : {}) },
    { keepPrevious: true },
  )
  const { data } = query
  return (
    <ViewBody
      answer={query}
      source={(shown) => {
        const part = first(shown)
        return part ? <ProvenanceLink provenance={sourceOf(shown.sources, part)} bare /> : null
      }}
      empty={({ report, absence }) => (report ? undefined : none(absence))}
      table={({ report, dataList }) => ({
        name: `main-business-${companyId}-${report?.periodEnd ?? ''}`,
        head: [t('part'), t('revenue'), t('share'), t('cost'), t('margin'), t('notes')],
        rows: dataList.flatMap((one) =>
          one.dataList.map((item) => [
            `${t(one.type)} · ${partName(item)}`,
            item.revenue,
            item.turnoverPercent,
            item.cost,
            item.grossMargin,
            [...breakdownNotes(one), ...partNotes(item)].join(' · ') || null,
          ]),
        ),
      })}
      controls={
        data?.reports.length ? (
          <Select
            height="small"
            aria-label={t('pickReport')}
            value={data.report?.periodEnd ?? ''}
            onChange={({ target }) => setParameters({ period: target.value })}
          >
            {data.reports.map((one) => (
              <option key={one.periodEnd} value={one.periodEnd}>
                {t(`short_${one.kind}`, { year: one.year })}
              </option>
            ))}
          </Select>
        ) : null
      }
    >
      {({ report, dataList }) =>
        report ? <Cuts cuts={dataList} periodEnd={report.periodEnd} name={reportName(report)} /> : null
      }
    </ViewBody>
  )
}
