import { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { categoryName } from '../../../lib/categoryNames.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { DocumentList } from '../../documents/offers/DocumentList.tsx'
import { MissingSource } from '../../documents/offers/MissingSource.tsx'
import { useOpened } from '../../documents/offers/useOpened.ts'
import { usePage } from '../../../lib/usePage.ts'
import styles from './News.module.css'
import { newsTexts } from './texts.ts'

type Row = OutputOf<typeof companies.announcements>['dataList'][number]

/** Announcements of a company, ten a page of ceil(total / 10) (COMP-17, COMP-22). */
export function AnnouncementsTile({ companyId }: { companyId: string }) {
  const t = useTexts(newsTexts)
  const language = useLanguage()
  const [opened, open] = useOpened()
  const [page, setPage] = usePage()
  const [category, setCategory] = useAddressField('type')
  const facets = useOperation(companies.documentFacets, { companyId, kind: 'announcement' })
  const query = useOperation(
    companies.announcements,
    { companyId, page, size: 10, ...(category ? { category } : {}) },
    { keepPrevious: true },
  )
  const word = (one: string) => categoryName(one, language)
  const choose = (next: string) => {
    setPage(0)
    setCategory(next)
  }
  return (
    <Tile
      title={t('announcements')}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : query.data ? (query.data.total ? 'ok' : 'empty') : undefined}
      source={query.data?.dataList[0]?.newsDay}
      onExport={
        query.data?.total
          ? () =>
              exportTable<Row>(
                t('announcements'),
                [
                  { key: 'day', title: 'publishTime', value: (row) => row.publishTime },
                  { key: 'type', title: t('type'), value: (row) => (row.category ? word(row.category) : null) },
                  { key: 'title', title: t('announcements'), value: (row) => row.title },
                  { key: 'source', title: t('source'), value: (row) => named(row.source, row.sourceEn, language) },
                  { key: 'url', title: t('original'), value: (row) => row.url },
                  { key: 'id', title: 'newsId', value: (row) => row.newsId },
                ],
                query.data.dataList,
              )
          : undefined
      }
      controls={
        <Select height="small" aria-label={t('type')} value={category} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('allTypes')}</option>
          {category && !facets.data?.categories.some((one) => one.category === category) ? (
            <option value={category}>{word(category)}</option>
          ) : null}
          {facets.data?.categories.map((one) => (
            <option key={one.category} value={one.category}>
              {t('typeCount', { type: word(one.category), count: one.count })}
            </option>
          ))}
        </Select>
      }
    >
      <Answer query={query} waiting={<Skeleton count={10} height={64} />}>
        {({ dataList, total }) =>
          total === 0 ? (
            <MissingSource
              why={t(category ? 'noAnnouncementsOfFilter' : 'noAnnouncements')}
              clear={category ? { text: t('clearFilter'), run: () => choose('') } : undefined}
            />
          ) : (
            <>
              <DocumentList
                label={t('announcements')}
                items={dataList}
                opened={opened}
                onOpen={open}
                summaries
                beside={(item) =>
                  item.category ? <span className={styles.relation}>{word(item.category)}</span> : null
                }
              />
              <Pager page={page} total={total} onPage={setPage} />
            </>
          )
        }
      </Answer>
    </Tile>
  )
}
