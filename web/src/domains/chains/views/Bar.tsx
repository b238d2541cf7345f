import { useTexts } from '../../../lib/texts.ts'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Select } from '../../../ui/Select.tsx'
import { chainTexts } from '../texts.ts'
import type { useChain } from './useChain.ts'

const directions = ['all', 'risk', 'opportunity'] as const
export type Direction = (typeof directions)[number]

interface Props {
  of: ReturnType<typeof useChain>
  onChain: (chainId: string) => void
  direction?: Direction
  onDirection?: (direction: Direction) => void
}

/** Chooses the chain that a view is shown for, and which way things point. */
export function Bar({ of: { all, chain }, onChain, direction, onDirection }: Props) {
  const t = useTexts(chainTexts)
  return (
    <Row wrap>
      {all.length > 0 ? (
        <Select
          aria-label={t('chooseChain')}
          value={chain?.chainId ?? ''}
          onChange={(event) => onChain(event.target.value)}
        >
          {all.map((one) => (
            <option key={one.chainId} value={one.chainId}>
              {one.name}
            </option>
          ))}
        </Select>
      ) : null}
      {onDirection ? (
        <Select
          aria-label={t('direction')}
          value={direction}
          onChange={(event) => onDirection(directions.find((one) => one === event.target.value) ?? 'all')}
        >
          {directions.map((one) => (
            <option key={one} value={one}>
              {t(`direction_${one}`)}
            </option>
          ))}
        </Select>
      ) : null}
    </Row>
  )
}
