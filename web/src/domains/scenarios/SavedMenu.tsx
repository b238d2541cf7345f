import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { scenarios } from '@pandora/contract/domains/scenarios/operations'
import type { ScenarioDefinition } from '@pandora/contract/domains/scenarios/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Scenarios.module.css'
import { scenariosTexts } from './texts.ts'
import { changedBySaving, useSaved } from './useSaved.ts'

type Saved = OutputOf<typeof scenarios.list>['dataList'][number]
interface Props {
  /** Null while nothing whole is shown. */
  definition: ScenarioDefinition | null
  onLoad: (definition: ScenarioDefinition) => void
}

/** The user's scenarios: opened, renamed, updated, deleted (and taken back), and what is shown kept under a name. */
export function SavedMenu({ definition, onLoad }: Props) {
  const t = useTexts(scenariosTexts)
  const language = useLanguage()
  const query = useSaved()
  const save = useAction(scenarios.save, { invalidates: changedBySaving })
  const remove = useAction(scenarios.delete, { invalidates: changedBySaving })
  const restore = useAction(scenarios.restore, { invalidates: changedBySaving })
  const [name, setName] = useState('')
  const [renaming, setRenaming] = useState<{ scenarioId: string; name: string } | null>(null)
  const onError = (error: unknown) => notify('error', failureText(error, language))
  const keep = (
    input: { scenarioId?: string; name: string; definition?: ScenarioDefinition },
    after: () => void = () => undefined,
  ) =>
    save.mutate(input, {
      onError,
      onSuccess: ({ data }) => {
        notify('success', t('savedAs', { name: data.name }))
        after()
      },
    })
  const drop = ({ scenarioId, name: gone }: Saved) =>
    remove.mutate(
      { scenarioId },
      {
        onError,
        onSuccess: () =>
          notify('success', t('deleted', { name: gone }), {
            action: { text: t('undo'), run: () => restore.mutate({ scenarioId }, { onError }) },
          }),
      },
    )
  const line = (one: Saved, close: () => void) =>
    renaming?.scenarioId === one.scenarioId ? (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (renaming.name.trim()) keep({ scenarioId: one.scenarioId, name: renaming.name }, () => setRenaming(null))
        }}
      >
        <Row gap={3} align="top">
          <TextField
            label={t('renameOf', { name: one.name })}
            value={renaming.name}
            maxLength={80}
            onChange={(event) => setRenaming({ ...renaming, name: event.target.value })}
          />
          <Button type="submit" size="small" kind="primary" busy={save.isPending}>
            {t('save')}
          </Button>
        </Row>
      </form>
    ) : (
      <Column gap={1}>
        <Button
          kind="quiet"
          aria-label={t('load', { name: one.name })}
          onClick={() => {
            close()
            onLoad(one.definition)
          }}
        >
          {one.name}
        </Button>
        {one.asOf ? (
          <Text size="small" tone="quiet">
            {t('asOf', { day: one.asOf })}
          </Text>
        ) : null}
        <Row gap={2} wrap>
          <Button
            size="small"
            kind="quiet"
            aria-label={t('renameOf', { name: one.name })}
            onClick={() => setRenaming({ scenarioId: one.scenarioId, name: one.name })}
          >
            {t('rename')}
          </Button>
          {definition ? (
            <Button
              size="small"
              kind="quiet"
              aria-label={t('updateOf', { name: one.name })}
              onClick={() => keep({ scenarioId: one.scenarioId, name: one.name, definition })}
            >
              {t('update')}
            </Button>
          ) : null}
          <Button size="small" kind="quiet" aria-label={t('deleteOf', { name: one.name })} onClick={() => drop(one)}>
            {t('delete')}
          </Button>
        </Row>
      </Column>
    )
  return (
    <Popup
      align="end"
      label={t('saved')}
      className={styles.saved}
      face={
        <>
          <Bookmark size={14} aria-hidden="true" />
          {t('saved')}
        </>
      }
      width={320}
    >
      {(close) => (
        <Column gap={5}>
          <Answer query={query}>
            {({ dataList }) =>
              dataList.length === 0 ? (
                <Text as="p" tone="quiet">
                  {t('savedNone')}
                </Text>
              ) : (
                <Column as="ul" gap={4}>
                  {dataList.map((one) => (
                    <li key={one.scenarioId}>{line(one, close)}</li>
                  ))}
                </Column>
              )
            }
          </Answer>
          {definition ? (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                if (name.trim()) keep({ name, definition }, () => setName(''))
              }}
            >
              <TextField
                label={t('saveAs')}
                value={name}
                maxLength={80}
                placeholder={t('name')}
                onChange={(event) => setName(event.target.value)}
                beside={
                  <Button type="submit" kind="primary" busy={save.isPending} disabled={!name.trim()}>
                    {t('save')}
                  </Button>
                }
              />
            </form>
          ) : null}
        </Column>
      )}
    </Popup>
  )
}
