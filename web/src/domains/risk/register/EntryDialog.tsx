import { lazy, Suspense, useState } from 'react'
import { risk } from '@pandora/contract/domains/risk/operations'
import { registerStates, type RegisterState } from '@pandora/contract/domains/risk/shapes'
import type { RiskType } from '@pandora/contract/domains/risk/types'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { riskTexts } from '../texts.ts'
import { useRiskWords, type Topic } from '../words.ts'

const DayPicker = lazy(() => import('../../../ui/day/DayPicker.tsx'))
export type Entry = OutputOf<typeof risk.register>['dataList'][number]

interface Props {
  riskType: RiskType
  subject: Topic['subject']
  /** The entry that is changed; null: a new one. */
  entry: Entry | null
  onClose: () => void
}

/** Puts a risk into the register, or changes how it is dealt with. */
export default function EntryDialog({ riskType, subject, entry, onClose }: Props) {
  const t = useTexts(riskTexts)
  const language = useLanguage()
  const { ofTopic } = useRiskWords()
  const [state, setState] = useState<RegisterState>(entry?.state ?? 'watched')
  const [owner, setOwner] = useState(entry?.owner ?? '')
  const [note, setNote] = useState(entry?.note ?? '')
  const [reviewOn, setReviewOn] = useState(entry?.reviewOn ?? null)
  const save = useAction(risk.saveEntry, { invalidates: [risk.register] })
  const submit = () =>
    save.mutate(
      {
        ...(entry ? { entryId: entry.entryId } : { riskType, subject: subject.id }),
        state,
        owner,
        note,
        reviewOn,
      },
      {
        onSuccess: () => {
          notify('success', t('kept'))
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={ofTopic({ riskType, subject })}
      onClose={onClose}
      guarded
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={save.isPending} onClick={submit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Column gap={5}>
          <SegmentedControl
            label={t('state')}
            value={state}
            onChange={setState}
            options={registerStates.map((value) => ({ value, text: t(`state_${value}`) }))}
          />
          <TextField
            label={t('owner')}
            value={owner}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setOwner(event.target.value)}
          />
          <TextField
            label={t('note')}
            value={note}
            maxLength={2000}
            autoComplete="off"
            onChange={(event) => setNote(event.target.value)}
          />
          <Column gap={2}>
            <Text size="small" tone="plain">
              {t('reviewOn')}
            </Text>
            <Suspense fallback={null}>
              <DayPicker label={t('reviewOn')} value={reviewOn} onChange={setReviewOn} clearable />
            </Suspense>
          </Column>
          {save.error ? (
            <Text as="p" tone="error" role="alert">
              {failureText(save.error, language)}
            </Text>
          ) : null}
        </Column>
      </form>
    </Dialog>
  )
}
