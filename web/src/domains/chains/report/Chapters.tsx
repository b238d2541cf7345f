import { regionName } from '@pandora/contract/records/provinces'
import type { EventRiskReport } from '@pandora/contract/domains/chains/report'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { Path, points, rangeText } from '../Path.tsx'
import { chainTexts } from '../texts.ts'
import { Chapter } from './Chapter.tsx'
import { Hazards } from './Hazards.tsx'
import { exposureColumns } from './exposureColumns.tsx'
import styles from './Report.module.css'

const whole = (value: number) => number(value, { digits: 0 })
const share = (value: number) => `${number(value * 100, { digits: 1 })}%`

/** The chapters of the report; each event leads to what is told of it. */
export function Chapters({ report }: { report: EventRiskReport }) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const word = useVocabulary()
  const comma = language === 'en' ? ', ' : '、'
  const exposed = report.exposures.filter((one) => one.events + one.along > 0)
  return (
    <Column gap={7} className={styles.report}>
      <Facts
        as="cells"
        items={[
          { label: t('asOfDays', { day: report.day, days: report.days }), value: report.name },
          { label: t('risks'), value: whole(report.risks) },
          { label: t('opportunities'), value: whole(report.opportunities) },
          { label: t('nodes'), value: whole(report.nodes) },
          { label: t('edges'), value: whole(report.edges) },
          { label: t('withoutShare'), value: whole(report.edgesWithoutShare) },
        ]}
      />
      <Hazards hazards={report.hazards} />
      <Chapter
        title={t('exposure')}
        rows={exposed}
        none={t('noEvents')}
        rowKey={(row) => row.nodeId}
        heads={exposureColumns(t).map((column) => ({
          text: column.title,
          figure: column.figures ?? false,
          cell: (row: EventRiskReport['exposures'][number]) => column.cell?.(row) ?? column.value(row),
        }))}
      />
      <Chapter
        title={t('concentration')}
        rows={report.concentration}
        none={t('noConcentration')}
        rowKey={(row) => `${row.nodeId} ${row.of}`}
        heads={[
          {
            text: t('nodes'),
            cell: (row) => (
              <>
                <Text>{row.name}</Text> · {t(`of_${row.of}`)} {whole(row.count)}
              </>
            ),
          },
          { text: t('hhi'), figure: true, cell: (row) => rangeText(row.hhi, whole) },
          { text: t('covered'), figure: true, cell: (row) => share(row.covered) },
          {
            text: t('largest'),
            cell: (row) => (
              <>
                <Text>{row.largest.name}</Text> {rangeText(row.largest.share, share)}
              </>
            ),
          },
        ]}
      />
      <Chapter
        title={t('singlePoints')}
        rows={report.singlePoints}
        none={t('noSinglePoints')}
        rowKey={(row) => row.nodeId}
        heads={[
          { text: t('nodes'), cell: (row) => row.name },
          {
            text: t('cut'),
            cell: (row) => (
              <>
                {whole(row.cut)} · <Text>{row.names.join(comma)}</Text>
              </>
            ),
          },
          {
            text: t('only'),
            cell: (row) => row.only.map(({ product, customer }) => `${product} → ${customer}`).join(comma) || '–',
          },
        ]}
      />
      <Chapter
        title={t('regions')}
        rows={report.regions}
        none={t('noEvents')}
        rowKey={(row) => row.region ?? ''}
        heads={[
          {
            text: t('region'),
            cell: (row) => (row.region === null ? t('unsaidRegion') : regionName(row.region, language)),
          },
          { text: t('nodes'), figure: true, cell: (row) => whole(row.nodes) },
          { text: t('event'), figure: true, cell: (row) => whole(row.events) },
          { text: t('direction_risk'), figure: true, cell: (row) => points(row.risk) },
          { text: t('direction_opportunity'), figure: true, cell: (row) => points(row.opportunity) },
          { text: t('hazards'), figure: true, cell: (row) => whole(row.hazards) },
        ]}
      />
      <Chapter
        title={t('events')}
        {...(report.eventsTotal > report.events.length
          ? { note: t('eventsOf', { shown: report.events.length, total: report.eventsTotal }) }
          : {})}
        rows={report.events}
        none={t('noEvents')}
        rowKey={(row) => `${row.eventId} ${row.nodeId}`}
        heads={[
          { text: t('day'), cell: (row) => <Text whole>{row.happenedDay}</Text> },
          {
            text: t('event'),
            cell: (row) => (
              <>
                <ScreenLink to={`/index/event/${encodeURIComponent(row.eventId)}`}>
                  {named(row.titleZh, row.titleEn, language, word('event', row.type))}
                </ScreenLink>
                <Text as="p" size="small" tone="quiet">
                  <Text>{named(row.nameZh, row.nameEn, language, row.companyId)}</Text> · {word('event', row.type)}
                </Text>
              </>
            ),
          },
          { text: t('strength'), figure: true, cell: (row) => points(row.strength) },
          {
            text: t('path'),
            cell: (row) => (
              <>
                {row.reaches.slice(0, 3).map(({ path, effect }) => (
                  <Text as="p" key={path.map(({ nodeId }) => nodeId).join()} size="small">
                    <Path steps={path} /> {effect ? rangeText(effect, points) : t('unknownEffect')}
                  </Text>
                ))}
                <Text size="small" tone="quiet">
                  {t('reached', { reached: row.reached, known: row.known })}
                </Text>
              </>
            ),
          },
        ]}
      />
      <Text as="p" size="small" tone="quiet">
        {t('method')}
      </Text>
    </Column>
  )
}
