import { labelClasses, labelTypes, type LabelType } from '@pandora/contract/domains/policy/names'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import type { Corrections } from '../../documents/offers/reading/useCorrections.ts'
import { policyTexts } from '../texts.ts'
import type { Marked } from './marked.ts'

interface Props {
  marked: Marked
  lang: string
  corrections: Corrections
  onDone: () => void
}

/** Puts the label of some words right, or says that they bear none; holds for everyone, and can be taken back. */
export function CorrectLabel({ marked: { words, span, type }, lang, corrections, onDone }: Props) {
  const t = useTexts(policyTexts)
  if (!corrections.may)
    return (
      <Text size="small" tone="quiet">
        {t('mayNotCorrect')}
      </Text>
    )
  const save = (label: LabelType | null) => corrections.save({ kind: 'label', span, label }, onDone)
  return (
    <Column gap={2} role="group" aria-label={t('correctLabel')}>
      <Text size="small" tone="quiet">
        {t('correctLabelOf')} <span lang={lang}>“{words}”</span>
      </Text>
      <Row gap={2} wrap>
        {labelTypes.map((one) => (
          <Button
            key={one}
            size="small"
            pressed={one === type}
            disabled={corrections.busy || one === type}
            onClick={() => save(one)}
          >
            {t(`label_${labelClasses[one]}`)}
          </Button>
        ))}
        {type === null ? null : (
          <Button size="small" disabled={corrections.busy} onClick={() => save(null)}>
            {t('noLabel')}
          </Button>
        )}
      </Row>
    </Column>
  )
}
