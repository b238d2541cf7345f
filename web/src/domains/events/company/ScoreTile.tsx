import { useMemo, useState } from 'react'
import { impact } from '@pandora/contract/domains/impact/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { ScoreChart } from '../../../charts/ScoreChart.tsx'
import type { ScoreDay } from '../../../charts/scores.ts'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useReceipt } from '../../impact/offers/scores/receiptField.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { companyEventTexts } from './texts.ts'

const topics = ['analysis'] as const

/** Columns side by side as days. */
function daysOf(history: OutputOf<typeof impact.history>): ScoreDay[] {
  const side = (direct: readonly (number | null)[], indirect: readonly (number | null)[], place: number) => {
    const [own, others] = [direct[place] ?? null, indirect[place] ?? null]
    return own === null || others === null ? null : { direct: own, indirect: others }
  }
  return history.day.map((day, place) => ({
    day,
    impactScore: history.impactScore[place] ?? null,
    opportunity: side(history.opportunityDirect, history.opportunityIndirect, place),
    risk: side(history.riskDirect, history.riskIndirect, place),
  }))
}

/**
 * Impact score over time with its direct and indirect parts; a day chosen there is the day the price is explained for.
 */
export function ScoreTile({
  companyId,
  name,
  className,
}: {
  companyId: string
  name: string
  className?: string | undefined
}) {
  const t = useTexts(companyEventTexts)
  const query = useOperation(impact.history, { companyId })
  useReread(impact.history, topics)
  const [, openReceipt] = useReceipt()
  const [, setBar] = useAddressField('bar')
  const [asTable, setTable] = useState(false)
  const days = useMemo(() => (query.data ? daysOf(query.data) : []), [query.data])
  return (
    <Tile
      title={t('scoresOverTime')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : query.data ? (days.length ? 'ok' : 'empty') : undefined}
      source={query.data?.version}
      controls={
        <>
          <SegmentedControl
            label={t('shownAs')}
            value={asTable ? 'table' : 'chart'}
            onChange={(next) => setTable(next === 'table')}
            options={[
              { value: 'chart', text: t('chart') },
              { value: 'table', text: t('table') },
            ]}
          />
          <Button size="small" onClick={() => openReceipt(companyId)}>
            {t('receipt')}
          </Button>
        </>
      }
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {() =>
          days.length ? (
            <ScoreChart name={name} days={days} asTable={asTable} onChoose={setBar} />
          ) : (
            <Empty why={t('noScores')} />
          )
        }
      </Answer>
    </Tile>
  )
}
