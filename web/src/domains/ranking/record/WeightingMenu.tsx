import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { rankingWeights } from '@pandora/contract/domains/ranking/weight-operations'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Popup } from '../../../ui/Popup.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { rankingTexts } from '../texts.ts'
import styles from '../Ranking.module.css'
import type { Weights } from './Sliders.tsx'

type Saved = OutputOf<typeof rankingWeights.weightings>['dataList'][number]
interface Props {
  saved: readonly Saved[]
  weights: Weights
  onLoad: (weights: Weights) => void
}

/** The user's weightings: taken up, replaced, deleted (and taken back), and what the sliders say kept under a name. */
export function WeightingMenu({ saved, weights, onLoad }: Props) {
  const t = useTexts(rankingTexts)
  const language = useLanguage()
  const invalidates = [rankingWeights.weightings]
  const save = useAction(rankingWeights.saveWeighting, { invalidates })
  const remove = useAction(rankingWeights.removeWeighting, { invalidates })
  const [name, setName] = useState('')
  const onError = (error: unknown) => notify('error', failureText(error, language))
  const keep = (input: { weightingId?: string; name: string; weights: Weights }) =>
    save.mutate(input, {
      onError,
      onSuccess: ({ data }) => {
        setName('')
        notify('success', t('savedAs', { name: data.name }))
      },
    })
  const drop = (one: Saved) =>
    remove.mutate(
      { weightingId: one.weightingId },
      {
        onError,
        onSuccess: () =>
          notify('success', t('deleted', { name: one.name }), {
            action: { text: t('undo'), run: () => keep({ name: one.name, weights: one.weights }) },
          }),
      },
    )
  return (
    <Popup
      align="end"
      label={t('savedWeightings')}
      className={styles.menu}
      width={320}
      face={
        <>
          <Bookmark size={14} aria-hidden="true" />
          {t('savedWeightings')}
        </>
      }
    >
      {(close) => (
        <Column gap={4}>
          {saved.length === 0 ? <Text tone="quiet">{t('noWeightings')}</Text> : null}
          {saved.map((one) => (
            <Row key={one.weightingId} gap={3} place="between">
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  onLoad(one.weights)
                  close()
                }}
              >
                {one.name}
              </Button>
              <span>
                <Button size="small" kind="quiet" onClick={() => keep({ ...one, weights })}>
                  {t('replace')}
                </Button>
                <Button size="small" kind="quiet" onClick={() => drop(one)}>
                  {t('delete')}
                </Button>
              </span>
            </Row>
          ))}
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (name.trim()) keep({ name: name.trim(), weights })
            }}
          >
            <Row gap={3} align="top">
              <TextField
                label={t('nameOf')}
                value={name}
                maxLength={60}
                onChange={({ target }) => setName(target.value)}
              />
              <Button type="submit" kind="primary" disabled={!name.trim()} busy={save.isPending}>
                {t('save')}
              </Button>
            </Row>
          </form>
        </Column>
      )}
    </Popup>
  )
}
