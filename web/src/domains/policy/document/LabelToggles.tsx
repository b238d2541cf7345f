import { labelClasses, labelTypes, type LabelType } from '@pandora/contract/domains/policy/names'
import type { policy } from '@pandora/contract/domains/policy/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Row } from '../../../ui/kit/Stack.tsx'
import { policyTexts } from '../texts.ts'
import styles from './Parse.module.css'

interface Props {
  counts: OutputOf<typeof policy.detail>['entities']
  shown: ReadonlySet<LabelType>
  onShow: (shown: ReadonlySet<LabelType>) => void
}

/** The six types of labels, each shown or not, with how many things of it are named. */
export function LabelToggles({ counts, shown, onShow }: Props) {
  const t = useTexts(policyTexts)
  return (
    <Row gap={2} wrap>
      {labelTypes.map((type) => {
        const group = counts.find((one) => one.type === type)
        return (
          <button
            key={type}
            type="button"
            className={styles.name}
            data-label={group?.class ?? 'dq'}
            aria-pressed={shown.has(type)}
            onClick={() => {
              const next = new Set(shown)
              if (!next.delete(type)) next.add(type)
              onShow(next)
            }}
          >
            {t(`label_${labelClasses[type]}`)} {number(group?.entities.length ?? 0, { digits: 0 })}
          </button>
        )
      })}
    </Row>
  )
}
