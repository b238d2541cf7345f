import { LIBRARY_PAGE, policyTypes, type PolicyType } from '@pandora/contract/domains/policy/names'
import { policy } from '@pandora/contract/domains/policy/operations'
import { librarySorts } from '@pandora/contract/domains/policy/library-operations'
import { useGo } from '../../../lib/address.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Chip, Chips } from '../../../ui/kit/Chips.tsx'
import { Pane, Row } from '../../../ui/kit/Stack.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { PagedTable } from '../../../ui/table/PagedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { PolicyActions } from '../../documents/offers/PolicyActions.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { policyViews } from '../parameters.ts'
import styles from '../Policy.module.css'
import { policyTexts } from '../texts.ts'
import { documentAddress, typeName } from '../words.ts'
import { filterOf, loadedBy } from './filter.ts'
import { CommonSource } from '../../../ui/source/CommonSource.tsx'
import { useSources } from '../../../ui/source/useSources.ts'
import { issuerColumn, listColumns } from './listColumns.tsx'
import { PastSearches } from './PastSearches.tsx'
import { useFilterName } from './useFilterName.ts'

const NARROW = 640
/** Height of a row of three lines in px: ten of them are as high as a window. */
const ROW = 58
/** Of a row where it is narrow: two lines of a title, and one of its day and issuers. */
const NARROW_ROW = 68
const topics = ['analysis', 'documents'] as const

/** Documents of the library, ten a page, loaded by one filter at a time (POLICY-15, POLICY-36). */
export default function ListView({ parameters, setParameters }: ViewProps<typeof policyViews.list>) {
  const t = useTexts(policyTexts)
  const go = useGo()
  const missing = useMissing()
  const nameOf = useFilterName()
  const filter = filterOf(parameters)
  const page = pageIn(parameters.page)
  useReread(policy.list, topics)
  const query = useOperation(
    policy.list,
    { ...filter, area: parameters.area, sort: parameters.sort, page, size: LIBRARY_PAGE },
    { keepPrevious: true },
  )
  const types = useOperation(policy.types, {})
  const counts = new Map((types.data?.dataList ?? []).map(({ type, count }) => [type, count]))
  const departments = useOperation(policy.departments, {}, { enabled: filter?.by === 'department' })
  const englishOf = (department: string) =>
    departments.data?.dataList.flatMap(({ dataList }) => dataList).find((one) => one.department === department)
      ?.nameEn ?? null
  const remember = useAction(policy.remember, { invalidates: [policy.searchHistory] })
  const search = (text: string) => {
    setParameters(loadedBy('search', text || null))
    if (text) remember.mutate({ text })
  }
  const clear = { text: t('clearFilter'), run: () => setParameters(loadedBy('search', null)) }
  const { common, sourceOf } = useSources(query.data?.dataList ?? [])
  return (
    <ViewBody
      answer={query}
      source={({ dataList, waiting }) =>
        waiting > 0 ? t('waiting', { left: number(waiting, { digits: 0 }) }) : (dataList[0]?.publishedOn ?? null)
      }
      empty={({ total }) =>
        total > 0 ? undefined : filter ? missing(t('noneFound'), clear) : missing(t('noDocuments'))
      }
      table={({ dataList }) =>
        exportTable(
          t('title'),
          [
            ...listColumns(t, false, sourceOf),
            issuerColumn(t),
            { key: 'number', title: t('number'), value: ({ number: own }) => own },
          ],
          dataList,
        )
      }
      bar={
        <Pane gap={3} className={styles.filters}>
          <Row gap={3} wrap>
            <SearchField
              key={filter?.by === 'search' ? filter.value : ''}
              label={t('search')}
              value={filter?.by === 'search' ? filter.value : ''}
              onSearch={search}
            />
            <Select
              height="small"
              className={styles.select}
              aria-label={t('type')}
              value={filter?.by === 'type' ? filter.value : ''}
              onChange={(event) => setParameters(loadedBy('type', event.target.value || null))}
            >
              <option value="">{t('allTypes')}</option>
              {policyTypes.map((type: PolicyType) => (
                <option key={type} value={type}>
                  {counts.has(type)
                    ? `${typeName(type)} · ${number(counts.get(type) ?? 0, { digits: 0 })}`
                    : typeName(type)}
                </option>
              ))}
            </Select>
            <Select
              height="small"
              className={styles.select}
              aria-label={t('sort')}
              value={parameters.sort}
              onChange={(event) =>
                setParameters({ sort: librarySorts.find((one) => one === event.target.value) ?? null, page: null })
              }
            >
              {librarySorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sort_${sort}`)}
                </option>
              ))}
            </Select>
            <PastSearches onChoose={search} />
          </Row>
          {filter ? (
            <Row gap={3} wrap>
              <Chips>
                <Chip tone="accent" remove={{ label: clear.text, run: clear.run }}>
                  {t(`by_${filter.by}`, { value: nameOf(filter) })}
                </Chip>
              </Chips>
              {filter.by === 'department' ? (
                <PolicyActions
                  by="department"
                  value={filter.value}
                  nameZh={filter.value}
                  nameEn={englishOf(filter.value)}
                />
              ) : null}
            </Row>
          ) : null}
        </Pane>
      }
    >
      {({ dataList, total }) => (
        <>
          <CommonSource of={common} />
          <PagedTable
            label={number(total, { digits: 0 })}
            rowHeight={ROW}
            narrowHeight={NARROW_ROW}
            columns={(narrow) => listColumns(t, narrow, sourceOf)}
            narrowBelow={NARROW}
            rows={dataList}
            rowKey={({ documentId }) => documentId}
            onChoose={({ documentId }) => go(documentAddress(documentId))}
            page={page}
            total={total}
            size={LIBRARY_PAGE}
            onPage={(next) => setParameters({ page: pageText(next) })}
          />
        </>
      )}
    </ViewBody>
  )
}
