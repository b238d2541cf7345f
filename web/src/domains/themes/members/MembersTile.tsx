import { useMemo, useRef, useState } from 'react'
import { themeBands } from '@pandora/contract/domains/themes/terms'
import { themes } from '@pandora/contract/domains/themes/operations'
import { useAddressField } from '../../../lib/address.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { number } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useWidth } from '../../../lib/useWidth.ts'
import { Reader } from '../../flash/offers/reader/Reader.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Empty, ErrorState, Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import { sortText } from '../../../ui/table/sortRows.ts'
import { Tile } from '../../../ui/Tile.tsx'
import { gradesOf } from '../model.ts'
import { themeTexts } from '../texts.ts'
import { memberColumns, memberFile, memberSort } from './columns.tsx'
import inner from '../Inner.module.css'
import styles from './Members.module.css'
import { Why } from './Why.tsx'

const SIZE = 60
const NARROW = 620

/** The companies of a theme by their grade, and why each belongs (graded membership). */
export function MembersTile({
  themeId,
  name,
  counts,
}: {
  themeId: string
  name: string
  counts: { core: number; related: number; unproven: number; nameOnly: number }
}) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [chosen, choose] = useAddressField('company')
  const [text, setText] = useAddressField('q')
  const [grade, setGrade] = useAddressField('grade')
  const [sorted, setSorted] = useAddressField('sort')
  const [opened, open] = useState<string | null>(null)
  const grades = gradesOf(grade)
  const { sort, order } = memberSort(sorted)
  const { items, total, error, isPending, loadMore, refetch } = usePages(
    themes.companyList,
    { themeId, sort, order, ...(grades.length ? { bands: grades } : {}), ...(text ? { text } : {}) },
    SIZE,
  )
  const narrow = width < NARROW
  const columns = useMemo(() => memberColumns(t, language, narrow), [t, language, narrow])
  const countOf = {
    core: counts.core,
    related: counts.related,
    unproven: counts.unproven,
    'name-only': counts.nameOnly,
  }
  const turn = (band: (typeof themeBands)[number]) =>
    setGrade((grades.includes(band) ? grades.filter((one) => one !== band) : [...grades, band]).join(','))
  return (
    <div className={styles.page} data-open={chosen !== ''}>
      <Tile
        title={t('tab_companies')}
        className={inner.tile}
        context={total === undefined ? undefined : t('companyCount', { count: total })}
        onRefresh={refetch}
        health={error ? 'error' : undefined}
        onExport={
          items.length ? () => exportTable(`${name} ${t('companies')}`, memberFile(t, language), items) : undefined
        }
      >
        <div ref={box} className={inner.view}>
          <div className={inner.bar}>
            <div role="group" aria-label={t('grades')} className={styles.grades}>
              {themeBands.map((band) => (
                <button
                  key={band}
                  type="button"
                  aria-pressed={grades.includes(band)}
                  title={t(`bandLong_${band}`)}
                  onClick={() => turn(band)}
                >
                  {t(`band_${band}`)}
                  <span>{number(countOf[band], { digits: 0 })}</span>
                </button>
              ))}
            </div>
            <SearchField label={t('findCompany')} value={text} onSearch={setText} />
          </div>
          {error && !items.length ? (
            <ErrorState failure={error} onRetry={refetch} />
          ) : isPending ? (
            <Skeleton count={14} />
          ) : (
            <div className={inner.rest}>
              {width === 0 ? null : (
                <DataTable
                  label={t('tab_companies')}
                  columns={columns}
                  rows={items}
                  rowKey={({ companyId }) => companyId}
                  chosen={chosen || null}
                  onChoose={({ companyId }) => choose(companyId)}
                  onEnd={loadMore}
                  sort={{ column: sort, order }}
                  onSort={(next) => setSorted(sortText(next) ?? '')}
                  {...(narrow ? { rowHeight: 46 } : {})}
                  empty={
                    <Empty
                      why={t(text || grade ? 'noMatch' : 'noMembers')}
                      action={
                        text || grade
                          ? {
                              text: t('toAll'),
                              run: () => {
                                setText('')
                                setGrade('')
                              },
                            }
                          : undefined
                      }
                    />
                  }
                />
              )}
            </div>
          )}
        </div>
        {opened ? <Reader key={opened} newsId={opened} onClose={() => open(null)} onCompany={choose} /> : null}
      </Tile>
      {chosen ? (
        <Why
          key={chosen}
          themeId={themeId}
          theme={name}
          companyId={chosen}
          onClose={() => choose('')}
          onDocument={open}
        />
      ) : null}
    </div>
  )
}
