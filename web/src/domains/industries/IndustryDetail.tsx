import { ChevronLeft } from 'lucide-react'
import { useMemo } from 'react'
import { useAddressField, useGo } from '../../lib/address.ts'
import { CallFailure } from '../../lib/api/failure.ts'
import { number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { BreadthBar } from './BreadthBar.tsx'
import { constituentColumns } from './constituents.tsx'
import { sortIn, sortText } from './sorts.ts'
import { industryTexts } from './texts.ts'
import { useConstituents } from './useConstituents.ts'
import styles from './Industries.module.css'

/** One industry: the way to it, how its companies stand today, and the companies themselves. */
export function IndustryDetail({ id, className }: { id: string; className?: string | undefined }) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const phone = usePhone()
  const go = useGo()
  const [sorted, setSorted] = useAddressField('sort')
  const { sort, order } = sortIn(sorted)
  const { detail, rows, error, isFetching, refetch, loadMore } = useConstituents(id, sort, order)
  const columns = useMemo(() => constituentColumns(t, language, phone), [t, language, phone])
  const whole = (value: number) => number(value, { digits: 0 })
  const unknown = error instanceof CallFailure && error.code === 'NOT_FOUND'
  const total = detail?.constituents.total ?? 0
  const name = detail ? named(detail.nameZh, detail.nameEn, language) : t('constituents')
  const back = { text: t('toAll'), run: () => go('/index/industries') }
  return (
    <Tile
      title={name} context={detail ? `${t(detail.level === 1 ? 'level_1' : detail.level === 2 ? 'level_2' : 'level_3')} · ${id}` : undefined} className={className} onRefresh={refetch} refreshing={isFetching}
      onExport={rows.length ? () => exportTable(`industry-${id}`, columns, rows) : undefined} source={detail ? t('shown', { shown: whole(rows.length), total: whole(total) }) : undefined} health={error ? 'error' : undefined}
    >
      {!detail && error ? (unknown ? <Empty why={t('notFound', { id })} action={back} /> : <ErrorState failure={error} onRetry={refetch} />) : (
        <div className={styles.detail}>
          {phone ? <ScreenLink to="/index/industries" className={styles.back}><ChevronLeft size={16} aria-hidden="true" />{t('back')}</ScreenLink> : null}
          <div className={styles.summary}>
            <nav aria-label={t('path')} className={styles.path}>
              {(detail?.path ?? []).map((step, index) => (
                <span key={step.id}>{index ? ' › ' : ''}{step.id === id ? <b>{named(step.nameZh, step.nameEn, language)}</b> : <ScreenLink to={`/index/industries/${step.id}`}>{named(step.nameZh, step.nameEn, language)}</ScreenLink>}</span>
              ))}
            </nav>
            {detail ? <BreadthBar breadth={detail} withoutQuote={detail.withoutQuote} /> : null}
          </div>
          {detail && error ? <ErrorState failure={error} onRetry={refetch} withOld /> : null}
          <div className={styles.table}>
            {!detail ? <Skeleton count={14} height={phone ? 46 : 28} /> : total === 0 ? <Empty why={t('noConstituents')} action={back} /> : (
              <DataTable
                label={t('constituents')} columns={columns} rows={rows} rowKey={({ companyId }) => companyId} onEnd={loadMore}
                sort={{ column: sort, order }} onSort={(next) => setSorted(sortText(next))} onChoose={({ companyId }) => go(`/index/company/${encodeURIComponent(companyId)}`)}
              />
            )}
          </div>
        </div>
      )}
    </Tile>
  )
}
