import { useMemo } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { useGo } from '../../../lib/address.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { dateTime, number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { industryTexts } from '../texts.ts'
import styles from './Node.module.css'
import type { IndustryEvent } from './types.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { industryViews } from '../parameters.ts'
import { answerOf } from '../../../ui/view/answers.ts'

const ofEvents = ['documents', 'analysis'] as const
const SIZE = 50
const marks = { risk: '▼', opportunity: '▲', neutral: '•' } as const

/** Events of an industry's companies, newest first; a row opens the event. */
export default function EventsView({ parameters: { industryId = '' } }: ViewProps<typeof industryViews.events>) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const word = useVocabulary()
  const go = useGo()
  const phone = usePhone()
  const pages = usePages(industries.events, { id: industryId }, SIZE)
  const { items, total, hasMore, loadMore } = pages
  useReread(industries.events, ofEvents)
  const columns = useMemo(
    (): Column<IndustryEvent>[] => [
      {
        key: 'date',
        title: t('date'),
        width: '104px',
        sortable: false,
        value: ({ happenedDay }) => happenedDay,
        cell: (one) => (
          <span title={one.precision === 'instant' ? dateTime(one.happenedAt) : t('dayOnly')}>{one.happenedDay}</span>
        ),
      },
      {
        key: 'type',
        title: t('eventType'),
        width: '152px',
        sortable: false,
        wideOnly: true,
        value: ({ type }) => word('event', type),
        cell: ({ type, effect }) => (
          <span className={styles.type} data-effect={effect}>
            <i aria-hidden="true">{marks[effect]}</i>
            {word('event', type)}
            <span className="visually-hidden"> {t(`effect_${effect}`)}</span>
          </span>
        ),
      },
      {
        key: 'title',
        title: t('events'),
        width: 'minmax(160px, 3fr)',
        sortable: false,
        value: (one) => named(one.titleZh, one.titleEn, language, word('event', one.type)),
        cell: (one) => (
          <span className={styles.type} data-effect={one.effect}>
            {phone ? <i aria-hidden="true">{marks[one.effect]}</i> : null}
            <ScreenLink to={`/index/event/${encodeURIComponent(one.eventId)}`} className={styles.link}>
              {named(one.titleZh, one.titleEn, language, word('event', one.type))}
            </ScreenLink>
          </span>
        ),
      },
      {
        key: 'company',
        title: t('company'),
        width: 'minmax(90px, 1fr)',
        sortable: false,
        value: (one) => named(one.nameZh, one.nameEn, language, one.companyId),
        cell: (one) => (
          <ScreenLink to={`/index/company/${encodeURIComponent(one.companyId)}`} className={styles.link}>
            {named(one.nameZh, one.nameEn, language, one.companyId)}
          </ScreenLink>
        ),
      },
    ],
    [t, language, word, phone],
  )
  return (
    <ViewBody
      answer={answerOf(pages)}
      source={() =>
        total === undefined
          ? null
          : t('shown', { shown: number(items.length, { digits: 0 }), total: number(total, { digits: 0 }) })
      }
      empty={(rows) => (rows.length ? undefined : { why: t('noEvents') })}
      table={(rows) => exportTable(`${t('events')} ${industryId}`, columns, rows)}
    >
      {(rows) => (
        <DataTable
          label={t('events')}
          columns={columns}
          rows={rows}
          rowKey={(one) => `${one.eventId} ${one.companyId}`}
          onEnd={hasMore ? loadMore : undefined}
          onChoose={({ eventId }) => go(`/index/event/${encodeURIComponent(eventId)}`)}
        />
      )}
    </ViewBody>
  )
}
