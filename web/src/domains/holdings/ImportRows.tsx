import type { holdings } from '@pandora/contract/domains/holdings/operations'
import { rowStates } from '@pandora/contract/domains/holdings/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { outOfRange } from './outOfRange.ts'
import { holdingsTexts } from './texts.ts'

/** What became, or would become, of the rows of a statement. */
export function ImportRows({ answer }: { answer: OutputOf<typeof holdings.importTrades> }) {
  const t = useTexts(holdingsTexts)
  const { counts, rows, dryRun } = answer
  const word = (state: (typeof rowStates)[number]) => t(state === 'new' && !dryRun ? 'state_done' : `state_${state}`)
  const total = counts.new + counts.known + counts.left + counts.refused
  return (
    <Column gap={4}>
      <Row gap={5} wrap role="status">
        {rowStates.map((state) => (
          <Text key={state} tone={state === 'refused' && counts.refused > 0 ? 'error' : 'plain'}>
            {word(state)} {number(counts[state], { digits: 0 })}
          </Text>
        ))}
      </Row>
      {answer.outOfRange > 0 ? (
        <Text tone="stale" role="note">
          {t('importOutOfRange', { rows: number(answer.outOfRange, { digits: 0 }) })}
        </Text>
      ) : null}
      <Column as="ul" gap={2}>
        {rows.map((row) => (
          <Column as="li" gap={1} key={row.line}>
            <Row gap={4} align="baseline" wrap>
              <Text size="small" tone="quiet" whole>
                {t('line')} {row.line}
              </Text>
              <Text size="small" tone={row.state === 'refused' ? 'error' : row.state === 'new' ? 'ok' : 'quiet'} whole>
                {word(row.state)}
              </Text>
              <span>{row.text}</span>
            </Row>
            {row.message ? (
              <Text size="small" tone={row.state === 'refused' ? 'error' : 'quiet'}>
                {row.message}
              </Text>
            ) : null}
            <Doubt row={row} />
          </Column>
        ))}
      </Column>
      {rows.length < total ? (
        <Text size="small" tone="quiet">
          {t('rowsShown', { shown: number(rows.length, { digits: 0 }), total: number(total, { digits: 0 }) })}
        </Text>
      ) : null}
    </Column>
  )
}

/** What is doubtful about the price of a row that is new. */
function Doubt({ row }: { row: OutputOf<typeof holdings.importTrades>['rows'][number] }) {
  const t = useTexts(holdingsTexts)
  const { state, price, day, dayRange } = row
  const doubt = state === 'new' && price !== null && day !== null ? outOfRange({ price, day, dayRange }, t) : null
  return doubt === null ? null : (
    <Text size="small" tone="stale">
      {doubt}
    </Text>
  )
}
