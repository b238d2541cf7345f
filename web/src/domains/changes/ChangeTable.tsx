import { changes, type Change, type ChangeGroup } from '@pandora/contract/domains/changes/operations'
import { usePages } from '../../lib/api/usePages.ts'
import { dateTime, direction, number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { markAfter, ofSum } from '../../ui/basis/basis.ts'
import { BasisNote } from '../../ui/basis/BasisNote.tsx'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import stack from '../../ui/Stack.module.css'
import styles from './Changes.module.css'
import { leans, linesOf, movedBy, placeOf, type Subject } from './model.ts'
import { exact, Side, useSaid } from './sides.tsx'
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
          <ScreenLink
            to={`/index/company/${encodeURIComponent(one.companyId)}`}
            title={`${numberText(one.before, one.unit)}${markAfter(ofSum(Number(one.byVwapBefore)))} → ${numberText(one.after, one.unit)}${markAfter(ofSum(Number(one.byVwapAfter)))}`}
          >
            {named(one.nameZh, one.nameEn, language, one.companyId)}
          </ScreenLink>
          <ProvenanceLink provenance={one.provenance} bare />
        </span>
      ))}
    </span>
  )
}

/**
 * What moved a score: the event that came by name, the older ones that faded, by how much each; all lines add up to the
 * difference.
 */
function Moved({ row }: { row: Change }) {
  const t = useTexts(changeTexts)
  const language = useLanguage()
  const word = useVocabulary()
  const by = (value: number) => <b className={leans(row) ? direction(value) : ''}>{number(value, exact)}</b>
  const told = row.parts
    .map(
      (part) =>
        `${t(`how_${part.how}`)} ${named(part.titleZh, part.titleEn, language, word('event', part.type))}: ${number(part.before, { digits: 2 })} → ${number(part.after, { digits: 2 })}`,
    )
    .join('\n')
  return (
    <span className={styles.lines} title={told}>
      {linesOf(row).map((line) =>
        line.part ? (
          <span key="named" className={styles.line}>
            {by(line.part.by)}
            <ScreenLink to={`/index/event/${encodeURIComponent(line.part.eventId)}`}>
              {named(line.part.titleZh, line.part.titleEn, language, word('event', line.part.type))}
            </ScreenLink>
          </span>
        ) : (
          <span key={line.how} className={styles.line}>
            {by(line.by)}
            <FadedFrom row={row} how={line.how} events={line.events} />
          </span>
        ),
      )}
    </span>
  )
}

/**
 * Events of one kind in a line; of a single one, or of the strongest of those that faded, its name and from how much to
 * how much.
 */
function FadedFrom({ row, how, events }: { row: Change; how: Change['moved'][number]['how']; events: number }) {
  const t = useTexts(changeTexts)
  const language = useLanguage()
  const word = useVocabulary()
  const [first] = how === 'faded' || how === 'gone' ? row.parts.filter((part) => part.how === how) : []
  return (
    <>
      <small>{t(`moved_${how}`, { count: events })}</small>
      {first ? (
        <ScreenLink
          to={`/index/event/${encodeURIComponent(first.eventId)}`}
        >{`${named(first.titleZh, first.titleEn, language, word('event', first.type))} ${number(first.before, { digits: 1 })} → ${number(first.after, { digits: 1 })}`}</ScreenLink>
      ) : null}
    </>
  )
}

/**
 * What brought a change: its first document, or the file and line of an import; of a number of a theme, the members
 * that moved it.
 */
function Brought({ row }: { row: Change }) {
  const language = useLanguage()
  const [first] = row.documents
  if (row.moved.length > 0) return <Moved row={row} />
  if (row.contributors.length > 0)
    return (
      <span className={styles.by}>
        <Movers row={row} />
        {first ? <ScreenLink to={`/index/flash/${encodeURIComponent(first.newsId)}`}>{first.title}</ScreenLink> : null}
      </span>
    )
  return (
    <span className={styles.by}>
      {first ? (
        <ScreenLink
          to={`/index/flash/${encodeURIComponent(first.newsId)}`}
          title={`${named(first.source, first.sourceEn, language)} · ${dateTime(first.newsTimestamp)}`}
        >
          {first.title}
        </ScreenLink>
      ) : null}
      <ProvenanceLink provenance={row.provenance} bare={first !== undefined} />
    </span>
  )
}

interface Props {
  asked: Subject
  from: string
  to: string
  group: ChangeGroup
  onWider: (() => void) | undefined
}

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
    return (
      <span className={styles.what}>
        {place ? <ScreenLink to={place}>{said.what(row)}</ScreenLink> : <span>{said.what(row)}</span>}
        {row.kind === 'changed' ? null : <small>{t(`kind_${row.kind}`)}</small>}
      </span>
    )
  }
  const moved = (row: Change) => {
    const by = movedBy(row)
    return (
      <span className={leans(row) && by !== null && by !== 0 ? direction(by) : ''}>
        {said.difference(by, row.unit)}
      </span>
    )
  }
  // Points are short; what moved them is told in whole titles.
  const points = group === 'scores' && !many
  const sides = group === 'figures' ? 'minmax(250px, 1fr)' : points ? '84px' : 'minmax(110px, 1fr)'
  const columns: Column<Change>[] = phone
    ? [
        {
          key: 'what',
          title: t('what'),
          value: said.what,
          sortable: false,
          width: 'minmax(0, 1fr)',
          cell: (row) => (
            <span className={styles.stacked}>
              {what(row)}
              {group === 'documents' ? null : (
                <span className={styles.phoneSides}>
                  <Side row={row} of="before" brief />
                  {'→'}
                  <Side row={row} of="after" brief />
                </span>
              )}
              <span className={styles.phoneSides}>
                <small>{dateTime(row.knownAt).slice(0, 10)}</small>
                <Brought row={row} />
              </span>
            </span>
          ),
        },
      ]
    : [
        {
          key: 'what',
          title: t('what'),
          value: said.what,
          sortable: false,
          width: points ? 'minmax(110px, 190px)' : 'minmax(190px, 1.4fr)',
          cell: what,
        },
        ...(many
          ? [{ key: 'who', title: t('who'), value: said.who, sortable: false, width: 'minmax(120px, 1fr)' }]
          : []),
        ...(group === 'documents'
          ? []
          : [
              {
                key: 'before',
                title: t('before'),
                value: (row: Change) => said.side(row, 'before'),
                sortable: false,
                width: sides,
                cell: (row: Change) => <Side row={row} of="before" />,
              },
              {
                key: 'after',
                title: t('after'),
                value: (row: Change) => said.side(row, 'after'),
                sortable: false,
                width: sides,
                cell: (row: Change) => <Side row={row} of="after" />,
              },
            ]),
        ...(['figures', 'scores', 'themes', 'business'].includes(group)
          ? [
              {
                key: 'moved',
                title: t('moved'),
                value: (row: Change) => movedBy(row),
                sortable: false,
                figures: true,
                width: '104px',
                cell: moved,
              },
            ]
          : []),
        {
          key: 'knownAt',
          title: t('knownAt'),
          value: (row) => row.knownAt,
          sortable: false,
          width: '138px',
          cell: ({ knownAt }) => dateTime(knownAt),
        },
        {
          key: 'by',
          title: t('by'),
          value: (row) =>
            [
              ...row.contributors.map((one) => named(one.nameZh, one.nameEn, language, one.companyId)),
              row.documents[0]?.title ?? '',
            ]
              .filter(Boolean)
              .join(' · ') ||
            (row.provenance
              ? [row.provenance.file ?? row.provenance.source, row.provenance.line]
                  .filter((one) => one !== null)
                  .join(':')
              : ''),
          sortable: false,
          width: 'minmax(160px, 1.6fr)',
          cell: (row) => <Brought row={row} />,
        },
      ]
  const name = t(`group_${group}`)
  const height = !phone
    ? group === 'scores'
      ? 68
      : group === 'figures'
        ? 44
        : 28
    : group === 'documents'
      ? 50
      : group === 'scores'
        ? 112
        : group === 'figures'
          ? 92
          : 68
  const count =
    pages.hasMore && pages.total !== undefined
      ? `${number(pages.items.length, { digits: 0 })} / ${number(pages.total, { digits: 0 })}`
      : null
  return (
    <Tile
      title={name}
      className={stack.rest}
      onRefresh={pages.refetch}
      source={count}
      {...(pages.items.length > 0 ? { onExport: () => exportTable(name, columns, pages.items) } : {})}
    >
      <BasisNote
        among={pages.items.flatMap(({ before, after }) => [
          ofSum(Number(before?.byVwap ?? false)),
          ofSum(Number(after?.byVwap ?? false)),
        ])}
      />
      {pages.isPending && !pages.error ? (
        <Skeleton count={10} height={height} />
      ) : pages.error && !pages.items.length ? (
        <ErrorState failure={pages.error} onRetry={pages.refetch} />
      ) : pages.items.length ? (
        <DataTable
          label={name}
          columns={columns}
          rows={pages.items}
          rowKey={({ changeId }) => changeId}
          onEnd={pages.hasMore ? pages.loadMore : undefined}
          rowHeight={height}
        />
      ) : (
        <Empty why={t('unchanged')} action={onWider ? { text: t('wider'), run: onWider } : undefined} />
      )}
    </Tile>
  )
}
