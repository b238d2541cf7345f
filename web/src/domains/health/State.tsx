import type { health } from '@pandora/contract/domains/health/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useTexts } from '../../lib/texts.ts'
import { StateWord } from '../../ui/StateWord.tsx'
import { healthTexts } from './texts.ts'

export type Kind = OutputOf<(typeof health)['overview']>['kinds'][number]

/** State of a kind: dot and word, why on hover. */
export function State({ state }: Pick<Kind, 'state'>) {
  const t = useTexts(healthTexts)
  return (
    <StateWord colour={state === 'empty' ? 'none' : state} title={t(`why_${state}`)}>
      {t(`state_${state}`)}
    </StateWord>
  )
}
