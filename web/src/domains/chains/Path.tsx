import { Fragment } from 'react'
import { number, stretch } from '../../lib/formats.ts'
import { Text } from '../../ui/kit/Text.tsx'

interface Range {
  low: number
  high: number
}

const percent = (share: Range): string => {
  const of = (value: number) => String(Math.round(value * 1000) / 10)
  return `${stretch(of(share.low), of(share.high))}%`
}

/** The way on which something comes to a node: names with what hangs on the one before. */
export function Path({ steps }: { steps: readonly { nodeId: string; name: string; share: Range | null }[] }) {
  return (
    <span>
      {steps.map(({ nodeId, name, share }, at) => (
        <Fragment key={nodeId}>
          {at > 0 ? (
            <Text size="small" tone="quiet">
              {' '}
              › {share ? percent(share) : '?'}{' '}
            </Text>
          ) : null}
          <Text strong={at === steps.length - 1}>{name}</Text>
        </Fragment>
      ))}
    </span>
  )
}

/** A range of numbers in words: one where both bounds are alike. */
export const rangeText = ({ low, high }: Range, show: (value: number) => string): string =>
  Math.abs(high - low) < 0.005 || show(low) === show(high) ? show(low) : `${show(low)} … ${show(high)}`

/** A strength or effect, −10 to 10: what is smaller than a digit of it is told as that, not as nothing. */
export const points = (value: number): string =>
  value !== 0 && Math.abs(value) < 0.05 ? `${value < 0 ? '−' : '+'}<0.1` : number(value, { digits: 1, sign: true })
