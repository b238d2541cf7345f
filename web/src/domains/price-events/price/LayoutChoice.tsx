import { useState } from 'react'
import { charting } from '@pandora/contract/domains/charting/operations'
import type { ChartSettings } from '@pandora/contract/view/chart-settings'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { AskButton } from '../../../ui/AskButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Fill, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './Price.module.css'
import { priceTexts } from './texts.ts'

interface Props {
  settings: ChartSettings
  onUse: (settings: ChartSettings) => void
}

/** Layouts of the user's own: kept under a name, used on any chart, written over, deleted. */
export function LayoutChoice({ settings, onUse }: Props) {
  const t = useTexts(priceTexts)
  const language = useLanguage()
  const query = useOperation(charting.layouts, {}, { staleTime: Number.POSITIVE_INFINITY })
  const save = useAction(charting.saveLayout, { invalidates: [charting.layouts] })
  const remove = useAction(charting.removeLayout, { invalidates: [charting.layouts] })
  const [name, setName] = useState('')
  const onError = (error: unknown) => notify('error', failureText(error, language))
  const own = query.data?.dataList.find((one) => one.name === name.trim())
  const keep = () =>
    save.mutate(
      { ...(own ? { layoutId: own.layoutId } : {}), name: name.trim(), settings },
      {
        onError,
        onSuccess: ({ data }) => {
          notify('success', t('layoutSaved', { name: data.name }))
          setName('')
        },
      },
    )
  return (
    <Column gap={3} className={styles.choices}>
      <Text size="small" tone="plain">
        {t('layouts')}
      </Text>
      <Answer query={query}>
        {({ dataList }) =>
          dataList.length ? (
            <ul className={styles.drawings} aria-label={t('layouts')}>
              {dataList.map((one) => (
                <li key={one.layoutId}>
                  <Fill as="span">
                    <button
                      type="button"
                      className={styles.drawing}
                      aria-label={t('layoutUse', { name: one.name })}
                      onClick={() => onUse(one.settings)}
                    >
                      {one.name}
                    </button>
                  </Fill>
                  <AskButton
                    size="small"
                    text={t('delete')}
                    question={t('layoutDeleteAsk', { name: one.name })}
                    confirm={t('delete')}
                    onConfirm={() => remove.mutate({ layoutId: one.layoutId }, { onError })}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <Text size="small" tone="quiet">
              {t('layoutsNone')}
            </Text>
          )
        }
      </Answer>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) keep()
        }}
      >
        <TextField
          label={t('layoutName')}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
          beside={
            <Row gap={2}>
              <Button type="submit" size="large" busy={save.isPending} disabled={!name.trim()}>
                {t(own ? 'layoutOver' : 'layoutSave')}
              </Button>
            </Row>
          }
        />
      </form>
    </Column>
  )
}
