import { changes, type Change, type ChangeGroup } from '@pandora/contract/changes'
import { usePages } from '../../lib/api/usePages.ts'
import { dateTime, number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import stack from '../../ui/Stack.module.css'
import styles from './Changes.module.css'
import { leaning, movedBy, placeOf, type Subject } from './model.ts'
import { Side, useSaid } from './sides.tsx'
import { changeTexts } from './texts.ts'

const PAGE = 100

/** The members that moved a number of a theme most, each with its part before and after, and where that came from. */
function Movers({ row }: { row: Change }) {
  const t = useTexts(changeTexts)
  const language = useLanguage()
  const { numberText } = useSaid()
  return (
    <span className={styles.movers}>
      <small>{t('movers')}</small>
      {row.contributors.map((one) => (
        <span key={one.companyId} className={styles.mover}>
          <ScreenLink to={`/index/company/${encodeURIComponent(one.companyId)}`} title={`${numberText(one.before, one.unit)} → ${numberText(one.after, one.unit)}`}>{named(one.nameZh, one.nameEn, language, one.companyId)}</ScreenLink>
          <ProvenanceLink provenance={one.provenance} bare />
        </span>
      ))}
    </span>
  )
}

/** What brought a change: its first document, or the file and line of an import; of a number of a theme, the members that moved it. */
function Brought({ row }: { row: Change }) {
  const language = useLanguage()
  const [first] = row.documents
  if (row.contributors.length > 0) return <span className={styles.by}><Movers row={row} />{first ? <ScreenLink to={`/index/flash/${encodeURIComponent(first.newsId)}`}>{first.title}</ScreenLink> : null}</span>
  return (
    <span className={styles.by}>
      {first ? <ScreenLink to={`/index/flash/${encodeURIComponent(first.newsId)}`} title={`${named(first.source, first.sourceEn, language)} · ${dateTime(first.newsTimestamp)}`}>{first.title}</ScreenLink> : null}
      <ProvenanceLink provenance={row.provenance} bare={first !== undefined} />
    </span>
  )
}

interface Props { asked: Subject; from: string; to: string; group: ChangeGroup; onWider: (() => void) | undefined }

/** The changes of one group: before, after, and what brought each. */
export function ChangeTable({ asked, from, to, group, onWider }: Props) {
  const t = useTexts(changeTexts)
  const language = useLanguage()
  const phone = usePhone()
  const said = useSaid()
  const pages = usePages(changes.list, { ...asked, from, to, group }, PAGE)
  const many = asked.subject !== 'company' || group === 'themes'
  const what = (row: Change) => {
    const place = placeOf(row)
    return <span className={styles.what}>{place ? <ScreenLink to={place}>{said.what(row)}</ScreenLink> : <span>{said.what(row)}</span>}{row.kind === 'changed' ? null : <small>{t(`kind_${row.kind}`)}</small>}</span>
  }
  const moved = (row: Change) => {
    const by = movedBy(row)
    const side = Math.sign(by ?? 0) * leaning(row)
    return <span className={side > 0 ? 'rise' : side < 0 ? 'fall' : ''}>{said.difference(by, row.unit)}</span>
  }
  const columns: Column<Change>[] = phone ? [
    { key: 'what', title: t('what'), value: said.what, sortable: false, width: 'minmax(0, 1fr)', cell: (row) => (
      <span className={styles.stacked}>
        {what(row)}
        {group === 'documents' ? null : <span className={styles.phoneSides}><Side row={row} of="before" />{'→'}<Side row={row} of="after" /></span>}
        <span className={styles.phoneSides}><small>{dateTime(row.knownAt).slice(0, 10)}</small><Brought row={row} /></span>
      </span>
    ) },
  ] : [
    { key: 'what', title: t('what'), value: said.what, sortable: false, width: 'minmax(190px, 1.4fr)', cell: what },
    ...(many ? [{ key: 'who', title: t('who'), value: said.who, sortable: false, width: 'minmax(120px, 1fr)' }] : []),
    ...(group === 'documents' ? [] : [
      { key: 'before', title: t('before'), value: (row: Change) => said.side(row, 'before'), sortable: false, width: 'minmax(110px, 1fr)', cell: (row: Change) => <Side row={row} of="before" /> },
      { key: 'after', title: t('after'), value: (row: Change) => said.side(row, 'after'), sortable: false, width: 'minmax(110px, 1fr)', cell: (row: Change) => <Side row={row} of="after" /> },
    ]),
    ...(['figures', 'scores', 'themes', 'business'].includes(group) ? [{ key: 'moved', title: t('moved'), value: (row: Change) => movedBy(row), sortable: false, figures: true, width: '104px', cell: moved }] : []),
    { key: 'knownAt', title: t('knownAt'), value: (row) => row.knownAt, sortable: false, width: '138px', cell: ({ knownAt }) => dateTime(knownAt) },
    { key: 'by', title: t('by'), value: (row) => [...row.contributors.map((one) => named(one.nameZh, one.nameEn, language, one.companyId)), row.documents[0]?.title ?? ''].filter(Boolean).join(' · ') || (row.provenance ? [row.provenance.file ?? row.provenance.source, row.provenance.line].filter((one) => one !== null).join(':') : ''), sortable: false, width: 'minmax(160px, 1.6fr)', cell: (row) => <Brought row={row} /> },
  ]
  const name = t(`group_${group}`)
  const height = !phone ? 28 : group === 'documents' ? 50 : 68
  const count = pages.hasMore && pages.total !== undefined ? `${number(pages.items.length, { digits: 0 })} / ${number(pages.total, { digits: 0 })}` : null
  return (
    <Tile title={name} className={stack.rest} onRefresh={pages.refetch} source={count} {...(pages.items.length > 0 ? { onExport: () => exportTable(name, columns, pages.items) } : {})}>
      {pages.isPending && !pages.error ? <Skeleton count={10} height={height} />
        : pages.error && !pages.items.length ? <ErrorState failure={pages.error} onRetry={pages.refetch} />
          : pages.items.length ? <DataTable label={name} columns={columns} rows={pages.items} rowKey={({ changeId }) => changeId} onEnd={pages.loadMore} rowHeight={height} />
            : <Empty why={t('unchanged')} action={onWider ? { text: t('wider'), run: onWider } : undefined} />}
    </Tile>
  )
}
