import { useState } from 'react'
import { calls } from '@pandora/contract/domains/calls/operations'
import { dayOf } from '@pandora/contract/time'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import DayPicker from '../../ui/day/DayPicker.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Range } from '../../ui/form/Range.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { callsTexts } from './texts.ts'

interface Props {
  companyId: string
  name: string
  onClose: () => void
}

const DAY = 86_400_000
/** Days ahead that stand there first. */
const USUAL = 30

/** A call on a company: better or worse than its industry by a day, how sure, and why. It stays as it was recorded. */
export default function CallDialog({ companyId, name, onClose }: Props) {
  const t = useTexts(callsTexts)
  const language = useLanguage()
  const [direction, setDirection] = useState<'up' | 'down'>('up')
  const [until, setUntil] = useState<string | null>(() => dayOf(Date.now() + USUAL * DAY))
  const [confidence, setConfidence] = useState(60)
  const [because, setBecause] = useState('')
  const record = useAction(calls.record, { invalidates: [calls.list, calls.medals, calls.userTrend] })
  const ready = until !== null && because.trim() !== ''
  const submit = () => {
    if (until === null) return
    record.mutate(
      { companyId, direction, until, confidence, because: because.trim() },
      {
        onError: (error) => notify('error', failureText(error, language)),
        onSuccess: () => {
          notify('success', t('recorded', { name, day: until, direction: t(direction) }))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={t('makeOf', { name })}
      guarded
      onClose={onClose}
      footer={
        <Button kind="primary" disabled={!ready} busy={record.isPending} onClick={submit}>
          {t('record')}
        </Button>
      }
    >
      <Column
        as="form"
        gap={5}
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) submit()
        }}
      >
        <Row gap={4} place="between">
          <Text>{t('direction')}</Text>
          <SegmentedControl
            label={t('direction')}
            value={direction}
            onChange={setDirection}
            options={(['up', 'down'] as const).map((value) => ({ value, text: t(value) }))}
          />
        </Row>
        <DayPicker label={t('until')} value={until} onChange={setUntil} />
        <Column as="label" gap={2}>
          <Text>{`${t('confidence')} · ${confidence}%`}</Text>
          <Range min={50} max={99} value={confidence} onChange={setConfidence} />
        </Column>
        <TextField
          label={t('because')}
          hint={t('becauseHint')}
          value={because}
          maxLength={500}
          onChange={({ target }) => setBecause(target.value)}
        />
      </Column>
    </Dialog>
  )
}
