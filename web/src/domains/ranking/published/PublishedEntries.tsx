import { ArrowLeft } from 'lucide-react'
import { ranking } from '@pandora/contract/domains/ranking/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { Chip } from '../../../ui/kit/Chips.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Truncated } from '../../../ui/kit/Truncated.tsx'
import { OutLink } from '../../../ui/OutLink.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { rankingTexts, type RankingSay } from '../texts.ts'

type Line = OutputOf<typeof ranking.publishedList>['entries'][number]
const NARROW = 560

/** Where a line is from, as the list says it: of a claim too, which has no address to look it up at. */
const sourceWords = ({ source, sourceDate }: Line) => [source, sourceDate].filter(Boolean).join(' · ')

const columnsOf = (t: RankingSay, unit: string | null, narrow: boolean): Column<Line>[] => [
  { key: 'place', title: t('place'), width: '46px', figures: true, value: (one) => one.place },
  {
    key: 'name',
    title: t('company'),
    width: 'minmax(100px, 1.4fr)',
    value: (one) => one.name,
    cell: (one) =>
      one.companyId ? <ScreenLink to={`/index/company/${one.companyId}`}>{one.name}</ScreenLink> : <>{one.name}</>,
  },
  {
    key: 'value',
    title: unit ? `${t('value')} (${unit})` : t('value'),
    width: narrow ? '96px' : 'minmax(96px, 1fr)',
    figures: true,
    // Where the list gives no figure with its unit, its own words stand.
    value: (one) => one.value ?? one.label,
    cell: (one) =>
      one.value === null ? (
        <Truncated>{one.label ?? '–'}</Truncated>
      ) : one.unit === unit ? (
        <Figure value={one.value} />
      ) : (
        <Figure value={one.value} {...(one.unit ? { unit: one.unit } : {})} />
      ),
  },
  ...(narrow
    ? []
    : [
        {
          key: 'highlight',
          title: t('highlight'),
          width: 'minmax(140px, 2fr)',
          sortable: false,
          value: (one: Line) => one.highlight,
          cell: (one: Line) => <Truncated>{one.highlight ?? '–'}</Truncated>,
        },
      ]),
  {
    key: 'source',
    title: t('source'),
    width: 'minmax(110px, 1.6fr)',
    sortable: false,
    value: (one) => [one.claim ? t('claim') : null, sourceWords(one)].filter(Boolean).join(' · '),
    cell: (one) =>
      one.claim || one.sourceUrl === null ? (
        <Row gap={2}>
          <Chip tone="stale" title={t('claimLong')}>
            {t('claim')}
          </Chip>
          <Truncated>{sourceWords(one)}</Truncated>
        </Row>
      ) : (
        <OutLink to={one.sourceUrl}>{sourceWords(one) || one.sourceUrl}</OutLink>
      ),
  },
]

/** One published list: each line with its source, or that it is a claim. */
export function PublishedEntries({ listId, onBack }: { listId: string; onBack: () => void }) {
  const t = useTexts(rankingTexts)
  const query = useOperation(ranking.publishedList, { listId })
  return (
    <ViewBody
      answer={query}
      context={query.data?.title}
      source={({ publisher, publishedOn }) => [publisher, publishedOn].filter(Boolean).join(' · ')}
      table={({ title, unit, entries }) => exportTable(title, columnsOf(t, unit, false), entries)}
      note={({ rule }) => (rule ? t('ruleIs', { rule }) : t('noRule'))}
      bar={
        <Button size="small" kind="quiet" icon={<ArrowLeft size={14} aria-hidden="true" />} onClick={onBack}>
          {t('allLists')}
        </Button>
      }
    >
      {({ title, unit, entries }) => (
        <SizedTable
          label={title}
          columns={(narrow) => columnsOf(t, unit, narrow)}
          narrowBelow={NARROW}
          rows={entries}
          rowKey={(one) => `${one.place} ${one.name}`}
        />
      )}
    </ViewBody>
  )
}
