import { X } from 'lucide-react'
import { useState } from 'react'
import { COMPARED_LIMIT } from '@pandora/contract/domains/figures/operations'
import { screenWords } from '@pandora/contract/domains/figures/fields'
import { screening } from '@pandora/contract/domains/screening/operations'
import type { InputOf } from '@pandora/contract/operation'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { number } from '../../lib/formats.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { fieldTexts } from '../figures/offers/fields/texts.ts'
import { arranged } from '../../ui/columns/arrange.ts'
import type { ListColumns } from '../../ui/columns/useColumns.ts'
import { nameOfRow, resultColumns, usualColumns } from './columns.tsx'
import type { Screened } from './columns.tsx'
import { screeningTexts } from './texts.ts'
import { asideNames, filterOf } from './where.ts'
import type { ScreenState, ShownScreen } from './where.ts'
import styles from './Results.module.css'

const topics = ['figures', 'prices', 'companies', 'analysis'] as const
const PAGE = 100
type Asked = InputOf<typeof screening.companies>

/** What a screen asks of the server, without pages. */
export function askedOf(state: ShownScreen): Pick<Asked, 'filter' | 'sort' | 'order'> {
  return { filter: filterOf(state), sort: state.sort as NonNullable<Asked['sort']>, order: state.order }
}

/** How many there are, and what the answer says of itself; one row of the same question. */
export function useScreened(state: ShownScreen, ready: boolean) {
  useReread(screening.companies, topics)
  return useOperation(screening.companies, { ...askedOf(state), size: 1 }, { keepPrevious: true, enabled: ready })
}

interface Props {
  state: ShownScreen
  /** Its exchanges are known. */ ready: boolean
  columns: ListColumns<Screened>
  onChange: (change: Partial<ScreenState>) => void
  onReset: () => void
}

/** The companies found: sorted by the server, read on as one scrolls, picked for a comparison. */
export function Results({ state, ready, columns, onChange, onReset }: Props) {
  const t = useTexts(screeningTexts)
  const language = useLanguage()
  const go = useGo()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const about = useScreened(state, ready)
  const pages = usePages(screening.companies, askedOf(state), PAGE, ready)
  const [picked, setPicked] = useState<readonly Screened[]>([])
  const full = picked.length >= COMPARED_LIMIT
  const phone = usePhone()
  const fieldT = useTexts(fieldTexts)
  const all = resultColumns(t, language, fieldT, about.data ?? null, {
    picked: picked.map((row) => row.companyId),
    full,
    phone,
    onPick: (row, on) => setPicked(on ? [...picked, row] : picked.filter((one) => one.companyId !== row.companyId)),
  })
  const count = (value: number) => number(value, { digits: 0 })
  const { data } = about
  const aside = asideNames.filter((name) => !state[name] && (data?.setAside[name] ?? 0) > 0)
  const compare = () => {
    const [first, ...others] = picked
    if (first)
      go(
        `/index/company/${first.companyId}/compare${others.length > 0 ? `?with=${others.map((row) => row.companyId).join(',')}` : ''}`,
      )
  }
  if (data?.market === 0)
    return (
      <Empty
        why={t('noMarket')}
        action={admin ? { text: t('importFile'), run: () => go('/index/imports') } : undefined}
      />
    )
  const lacking = data?.leftOut.total
    ? data.leftOut.fields
        .map(({ field, count: of }) =>
          t('fieldCount', {
            name: language === 'en' ? screenWords[field].en : screenWords[field].zh,
            count: count(of),
          }),
        )
        .join(language === 'en' ? ', ' : '、')
    : null
  return (
    <div className={styles.results}>
      {data && data.computing.waiting > 0 ? (
        <p className={`${styles.strip} ${styles.computing}`} role="status">
          {t('computing', { waiting: count(data.computing.waiting), companies: count(data.computing.companies) })}
        </p>
      ) : null}
      {lacking !== null && data ? (
        <p className={styles.strip}>{t('leftOut', { count: count(data.leftOut.total), fields: lacking })}</p>
      ) : null}
      {data && aside.length > 0 ? (
        <div className={styles.strip} role="group" aria-label={t('setAside')}>
          <span>{t('setAside')}</span>
          {aside.map((name) => (
            <Button
              key={name}
              size="small"
              kind="quiet"
              title={t(`${name}Long`)}
              onClick={() => onChange({ [name]: true })}
            >
              {t(`${name}Count`, { count: count(data.setAside[name]), from: data.periodFrom ?? '–' })}
            </Button>
          ))}
        </div>
      ) : null}
      {data && data.setAside.unitDoubtful > 0 ? (
        <p className={styles.strip}>{t('unitDoubtful', { count: data.setAside.unitDoubtful })}</p>
      ) : null}
      {pages.error ? (
        <ErrorState failure={pages.error} onRetry={pages.refetch} withOld={pages.items.length > 0} />
      ) : null}
      {pages.isPending ? (
        <Skeleton count={16} height={28} />
      ) : pages.error && pages.items.length === 0 ? null : (
        <div className={styles.table}>
          <DataTable
            label={t('results')}
            columns={arranged(all, { usual: usualColumns, chosen: columns.keys }, columns.widths)}
            arranging={columns.arranging}
            rowHeight={columns.rowHeight}
            rows={pages.items}
            rowKey={(row) => row.companyId}
            onChoose={(row) => go(`/index/company/${row.companyId}`)}
            onEnd={pages.hasMore ? pages.loadMore : undefined}
            sort={{ column: state.sort, order: state.order }}
            onSort={(sort) =>
              onChange(sort ? { sort: sort.column, order: sort.order } : { sort: 'marketCap', order: 'down' })
            }
            empty={<Empty why={t('nothing')} action={{ text: t('reset'), run: onReset }} />}
          />
        </div>
      )}
      {picked.length > 0 ? (
        <div className={styles.picked} role="group" aria-label={t('pick')}>
          {picked.map((row) => (
            <span key={row.companyId} className={styles.chip}>
              {nameOfRow(row, language)}
              <IconButton
                size="small"
                label={`${t('removeOf', { name: nameOfRow(row, language) })}`}
                onClick={() => setPicked(picked.filter((one) => one !== row))}
              >
                <X size={12} aria-hidden="true" />
              </IconButton>
            </span>
          ))}
          <Button kind="primary" size="small" disabled={picked.length < 2} onClick={compare}>
            {t('compare', { count: picked.length })}
          </Button>
          <Button kind="quiet" size="small" onClick={() => setPicked([])}>
            {t('clearPicked')}
          </Button>
          {full ? <small>{t('mostPicked', { limit: COMPARED_LIMIT })}</small> : null}
        </div>
      ) : null}
    </div>
  )
}
