import { useState } from 'react'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { ruleSentence, targetWords } from '@pandora/contract/domains/alerts/words'
import type { RuleKind } from '@pandora/contract/domains/alerts/terms'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Alerts.module.css'
import { alertTexts } from '../texts.ts'
import { useWords } from '../words.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import { conditionOf, inputOf, kindsOf, needsOf, type Draft } from './draft.ts'
import { TargetFields } from './TargetFields.tsx'
import { TrialResult } from './TrialResult.tsx'
import { useTargetName } from './useRuleName.ts'

interface Props {
  begin: Draft
  /** Null makes a new one. */
  ruleId: string | null
  onClose: () => void
}

/** Writes a rule: what it looks at, what it waits for, how it tells, as a sentence, and what it would have told. */
export function RuleEditor({ begin, ruleId, onClose }: Props) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const words = useWords()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const [draft, setDraft] = useState(begin)
  const save = useAction(alerts.saveRule, { invalidates: [alerts.rules] })
  const trial = useAction(alerts.tryRule)
  const targetName = useTargetName(draft)
  const condition = conditionOf(draft)
  const suggested = `${targetName ?? targetWords(draft.target, null, language)} · ${t(`kind_${draft.kind}`)}`.slice(
    0,
    60,
  )
  const input = inputOf(draft, draft.name.trim() || suggested)
  const change = (part: Partial<Draft>) => {
    trial.reset()
    setDraft((was) => ({ ...was, ...part }))
  }
  const submit = () => {
    if (!input) return
    save.mutate(
      { ...input, ...(ruleId === null ? {} : { ruleId }) },
      {
        onSuccess: () => {
          notify('success', t('saved'))
          onClose()
        },
      },
    )
  }
  const look = () => {
    if (!input) return
    const { channelIds: _, quiet: __, enabled: ___, ...tried } = input
    trial.mutate(tried)
  }
  return (
    <Dialog
      title={t(ruleId === null ? 'newRule' : 'editRule')}
      wide
      guarded
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" disabled={!input} busy={save.isPending} onClick={submit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TargetFields draft={draft} admin={admin} onChange={change} />
        <SelectField
          label={t('kind')}
          value={draft.kind}
          onChange={(event) => change({ kind: event.target.value as RuleKind })}
        >
          {kindsOf(draft.target, admin).map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind_${kind}`)}
            </option>
          ))}
        </SelectField>
        <ConditionFields draft={draft} onChange={change} />
        <p className={styles.sentence} aria-live="polite">
          <span className="visually-hidden">{t('preview')}: </span>
          {condition && input ? (
            ruleSentence({ target: draft.target, name: targetName, condition }, language, words)
          ) : (
            <Text tone="quiet">
              {t('stillNeeded', {
                what: needsOf(draft)
                  .map((need) => t(`need_${need}`))
                  .join(t('needSeparator')),
              })}
            </Text>
          )}
        </p>
        <DeliveryFields draft={draft} onChange={change} />
        <TextField
          label={t('name')}
          value={draft.name}
          placeholder={suggested}
          maxLength={60}
          error={save.error ? failureText(save.error, language) : undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TrialResult
          trial={trial.data?.data}
          error={trial.error}
          busy={trial.isPending}
          disabled={!input}
          condition={condition}
          onTry={look}
        />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  )
}
