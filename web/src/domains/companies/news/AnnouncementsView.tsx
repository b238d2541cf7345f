import { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { categoryName } from '../../../lib/categoryNames.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { Select } from '../../../ui/Select.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { DocumentList } from '../../documents/offers/DocumentList.tsx'
import { useOpened } from '../../documents/offers/useOpened.ts'
import styles from './News.module.css'
import { newsTexts } from './texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { companyViews } from '../parameters.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'

type Row = OutputOf<typeof companies.announcements>['dataList'][number]

/** Announcements of a company, ten a page of ceil(total / 10) (COMP-17, COMP-22). */
export default function AnnouncementsView({ parameters, setParameters }: ViewProps<typeof companyViews.announcements>) {
  const t = useTexts(newsTexts)
  const language = useLanguage()
  const missing = useMissing()
  const [opened, open] = useOpened()
  const { companyId = '', type: category = '' } = parameters
  const page = pageIn(parameters.page)
  const facets = useOperation(companies.documentFacets, { companyId, kind: 'announcement' })
  const query = useOperation(
    companies.announcements,
    { companyId, page, size: 10, ...(category ? { category } : {}) },
    { keepPrevious: true },
  )
  const word = (one: string) => categoryName(one, language)
  const choose = (next: string) => setParameters({ type: next, page: null })
  const columns: Column<Row>[] = [
    { key: 'day', title: 'publishTime', value: (row) => row.publishTime },
    { key: 'type', title: t('type'), value: (row) => (row.category ? word(row.category) : null) },
    { key: 'title', title: t('announcements'), value: (row) => row.title },
    { key: 'source', title: t('source'), value: (row) => named(row.source, row.sourceEn, language) },
    { key: 'url', title: t('original'), value: (row) => row.url },
    { key: 'id', title: 'newsId', value: (row) => row.newsId },
  ]
  return (
    <ViewBody
      answer={query}
      source={({ dataList }) => dataList[0]?.newsDay}
      empty={({ total }) =>
        total
          ? undefined
          : category
            ? missing(t('noAnnouncementsOfFilter'), { text: t('clearFilter'), run: () => choose('') })
            : missing(t('noAnnouncements'))
      }
      table={({ dataList }) => exportTable(t('announcements'), columns, dataList)}
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
      {({ dataList, total }) => (
        <>
          <DocumentList
            label={t('announcements')}
            items={dataList}
            opened={opened}
            onOpen={open}
            summaries
            beside={(item) => (item.category ? <span className={styles.relation}>{word(item.category)}</span> : null)}
          />
          <Pager page={page} total={total} onPage={(next) => setParameters({ page: pageText(next) })} />
        </>
      )}
    </ViewBody>
  )
}
