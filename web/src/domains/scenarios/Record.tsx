import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number, percent, withEnds } from '../../lib/formats.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './Record.module.css'
import { scenariosTexts } from './texts.ts'
import { shareText } from './words.ts'

type Record = OutputOf<typeof scenarios.record>
type Side = Record['sides'][number]
type Interval = Side['horizons'][number]['excess']
const topics = ['prices', 'analysis', 'companies'] as const

const moves = (of: Interval) => withEnds(of, (value) => percent(value, { digits: 2 }))

function SideTable({ side }: { side: Side }) {
  const t = useTexts(scenariosTexts)
  const count = (value: number) => number(value, { digits: 0 })
  const head = ['horizon', 'cases', 'excess', 'fellMore', 'placebo', 'placeboCases'] as const
  const cellsOf = (row: Side['horizons'][number]) => [
    count(row.days),
    `${count(row.samples)} · ${t('independent')} ${count(row.independent)} · ${t('leftOut')} ${count(row.leftOut)}`,
    moves(row.excess),
    withEnds(row.fellMore, shareText),
    moves(row.placebo.excess),
    count(row.placebo.samples),
  ]
  const title = t(`side_${side.direction}`)
  return (
    <Tile
      title={title}
      fit
      onExport={() => ({ name: title, head: head.map((one) => t(one)), rows: side.horizons.map(cellsOf) })}
    >
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              {head.map((one) => (
                <th key={one} scope="col">
                  {t(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {side.horizons.map((row) => (
              <tr key={row.days} className={row.grey ? styles.grey : undefined}>
                {cellsOf(row).map((cell, at) => (
                  <td key={head[at]} data-head={t(head[at] ?? 'horizon')}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {side.horizons.some((row) => row.grey) ? (
        <Text as="p" size="small" tone="stale" className={styles.few}>
          {t('recordFew')}
        </Text>
      ) : null}
    </Tile>
  )
}

/** Whether those that past disruptions were said to hit fell more than their industry. */
export function Record() {
  const t = useTexts(scenariosTexts)
  const word = useVocabulary()
  useReread(scenarios.record, topics)
  const query = useOperation(scenarios.record, {})
  return (
    <Answer query={query} waiting={<Skeleton count={10} />}>
      {(data) =>
        data.events === 0 ? (
          <Empty why={t('recordNone')} />
        ) : (
          <Column gap={5}>
            <Text as="h2" size="lead" strong>
              {t('recordTitle')}
            </Text>
            <Text as="p">
              {t('recordSays', { all: data.allEvents, events: data.events })}{' '}
              {data.from && data.to ? t('period', { from: data.from, to: data.to }) : ''}
            </Text>
            {data.sides.map((side) => (
              <SideTable key={side.direction} side={side} />
            ))}
            <Text as="p" size="small" tone="quiet">
              {t('types')}: {data.types.map((type) => word('event', type)).join(' · ')}
            </Text>
            <Text as="p" size="small" tone="quiet">
              {t('recordHow', { days: data.days, least: shareText(data.leastEffect) })}
            </Text>
          </Column>
        )
      }
    </Answer>
  )
}
