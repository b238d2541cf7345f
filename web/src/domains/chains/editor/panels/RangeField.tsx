import { useState } from 'react'
import type { Range } from '@pandora/contract/domains/chains/graph'
import { useTexts } from '../../../../lib/texts.ts'
import { Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { editorTexts } from '../texts.ts'
import { NumberField } from './NumberField.tsx'
import styles from './Panels.module.css'

/** Part of the whole as per cent, to four digits: what was typed comes back as it was. */
export const percentOf = (share: number | null | undefined) =>
  share === null || share === undefined ? null : Math.round(share * 1e6) / 1e4

interface Props {
  label: string
  value: Range | null
  onChange: (value: Range | null) => void
}

/** A share in per cent, low and high: as long as there is one figure, both are that. */
export function RangeField({ label, value, onChange }: Props) {
  const t = useTexts(editorTexts)
  const [turned, setTurned] = useState(false)
  const take = (side: 'low' | 'high', percents: number | null) => {
    const other = side === 'low' ? value?.high : value?.low
    const one = value === null || value.low === value.high
    setTurned(false)
    if (percents === null) return onChange(one || other === undefined ? null : { low: other, high: other })
    const share = percents / 100
    const next =
      one && side === 'low' ? { low: share, high: share } : { low: share, high: share, ...value, [side]: share }
    if (next.low > next.high) return setTurned(true)
    onChange(next)
  }
  const field = (side: 'low' | 'high') => (
    <NumberField
      bare
      label={t(side === 'low' ? 'lowOf' : 'highOf', { name: label })}
      value={percentOf(value?.[side])}
      least={0}
      most={100}
      wrong={t('notShare')}
      onChange={(number) => take(side, number)}
    />
  )
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <span>{label}</span>
      <Row gap={3} align="top">
        {field('low')}
        <span aria-hidden="true">–</span>
        {field('high')}
      </Row>
      {turned ? (
        <Text size="small" tone="error" role="alert">
          {t('notTurned')}
        </Text>
      ) : null}
    </div>
  )
}
