import { useState } from 'react'
import { charting } from '@pandora/contract/domains/charting/operations'
import type { ChartSettings } from '@pandora/contract/view/chart-settings'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { AskButton } from '../../../ui/AskButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Fill, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { savedTexts } from '../../../ui/saved/texts.ts'
import { useKept } from '../../../ui/saved/useKept.ts'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './Price.module.css'
import { priceTexts } from './texts.ts'

interface Props {
  settings: ChartSettings
  onUse: (settings: ChartSettings) => void
}

/** Layouts of the user's own: kept under a name, used on any chart, renamed, written over, deleted and brought back. */
export function LayoutChoice({ settings, onUse }: Props) {
  const t = useTexts(priceTexts)
  const { gone, onError } = useKept()
  const query = useOperation(charting.layouts, {}, { staleTime: Number.POSITIVE_INFINITY })
  const save = useAction(charting.saveLayout, { invalidates: [charting.layouts] })
  const remove = useAction(charting.removeLayout, { invalidates: [charting.layouts] })
  const [name, setName] = useState('')
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
                <LayoutLine
                  key={one.layoutId}
                  name={one.name}
                  onUse={() => onUse(one.settings)}
                  onRename={(to, after) =>
                    save.mutate(
                      { layoutId: one.layoutId, name: to, settings: one.settings },
                      { onError, onSuccess: after },
                    )
                  }
                  onRemove={() =>
                    remove.mutate(
                      { layoutId: one.layoutId },
                      gone(one.name, () => save.mutate({ name: one.name, settings: one.settings }, { onError })),
                    )
                  }
                />
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

interface LineProps {
  name: string
  onUse: () => void
  onRename: (name: string, after: () => void) => void
  onRemove: () => void
}

function LayoutLine({ name, onUse, onRename, onRemove }: LineProps) {
  const t = useTexts(priceTexts)
  const saved = useTexts(savedTexts)
  const [renaming, setRenaming] = useState<string | null>(null)
  if (renaming !== null)
    return (
      <li>
        <form
          className={styles.renaming}
          onSubmit={(event) => {
            event.preventDefault()
            const next = renaming.trim()
            if (next === name) setRenaming(null)
            else if (next) onRename(next, () => setRenaming(null))
          }}
        >
          <TextField
            label={saved('renameOf', { name })}
            value={renaming}
            maxLength={60}
            onChange={({ target }) => setRenaming(target.value)}
            beside={
              <Row gap={2}>
                <Button type="submit" disabled={!renaming.trim()}>
                  {saved('save')}
                </Button>
                <Button kind="quiet" onClick={() => setRenaming(null)}>
                  {t('cancel')}
                </Button>
              </Row>
            }
          />
        </form>
      </li>
    )
  return (
    <li>
      <Fill as="span">
        <button type="button" className={styles.drawing} aria-label={t('layoutUse', { name })} onClick={onUse}>
          {name}
        </button>
      </Fill>
      <Button size="small" kind="quiet" aria-label={saved('renameOf', { name })} onClick={() => setRenaming(name)}>
        {saved('rename')}
      </Button>
      <AskButton
        size="small"
        text={t('delete')}
        question={t('layoutDeleteAsk', { name })}
        confirm={t('delete')}
        onConfirm={onRemove}
      />
    </li>
  )
}
