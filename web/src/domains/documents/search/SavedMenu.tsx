import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { documents } from '@pandora/contract/domains/documents/operations'
import type { OutputOf } from '@pandora/contract/operation'
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
import { Popup } from '../../../ui/Popup.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './SavedMenu.module.css'
import { documentSearchTexts } from './texts.ts'

type Saved = OutputOf<typeof documents.saved>['dataList'][number]
interface Props {
  text: string
  sort: Saved['sort']
  onOpen: (saved: Saved) => void
}

/** Searches of the user's own: kept under a name, opened, renamed, replaced, deleted. */
export function SavedMenu({ text, sort, onOpen }: Props) {
  const t = useTexts(documentSearchTexts)
  const language = useLanguage()
  const query = useOperation(documents.saved, {})
  const save = useAction(documents.save, { invalidates: [documents.saved] })
  const remove = useAction(documents.removeSaved, { invalidates: [documents.saved] })
  const [name, setName] = useState('')
  const [renaming, setRenaming] = useState<{ searchId: string; name: string } | null>(null)
  const onError = (error: unknown) => notify('error', failureText(error, language))
  const keep = (input: Parameters<typeof save.mutate>[0], after: () => void) =>
    save.mutate(input, {
      onError,
      onSuccess: ({ data }) => {
        notify('success', t('savedAs', { name: data.name }))
        after()
      },
    })
  return (
    <Popup
      align="end"
      label={t('saved')}
      className={styles.tool}
      face={
        <>
          <Bookmark size={14} aria-hidden="true" />
          {t('saved')}
        </>
      }
      width={340}
    >
      {(close) => (
        <Column className={styles.panel} gap={5}>
          <Answer query={query}>
            {({ dataList }) =>
              dataList.length === 0 ? (
                <Text as="p" size="small" tone="quiet">
                  {t('savedNone')} {t('savedFirst')}
                </Text>
              ) : (
                <ul className={styles.list}>
                  {dataList.map((one) => (
                    <li key={one.searchId}>
                      {renaming?.searchId === one.searchId ? (
                        <form
                          onSubmit={(event) => {
                            event.preventDefault()
                            keep({ searchId: one.searchId, name: renaming.name.trim() }, () => setRenaming(null))
                          }}
                        >
                          <TextField
                            label={t('renameOf', { name: one.name })}
                            value={renaming.name}
                            maxLength={60}
                            onChange={(event) => setRenaming({ ...renaming, name: event.target.value })}
                          />
                          <Button type="submit" size="small" kind="primary" disabled={!renaming.name.trim()}>
                            {t('save')}
                          </Button>
                        </form>
                      ) : (
                        <>
                          <button
                            type="button"
                            className={styles.open}
                            aria-label={t('open', { name: one.name })}
                            title={one.text}
                            onClick={() => {
                              close()
                              onOpen(one)
                            }}
                          >
                            {one.name}
                          </button>
                          <Row gap={2} wrap>
                            <Button
                              size="small"
                              kind="quiet"
                              aria-label={t('renameOf', { name: one.name })}
                              onClick={() => setRenaming({ searchId: one.searchId, name: one.name })}
                            >
                              {t('rename')}
                            </Button>
                            {text ? (
                              <Button
                                size="small"
                                kind="quiet"
                                aria-label={t('updateOf', { name: one.name })}
                                onClick={() =>
                                  keep({ searchId: one.searchId, name: one.name, text, sort }, () => undefined)
                                }
                              >
                                {t('update')}
                              </Button>
                            ) : null}
                            <AskButton
                              size="small"
                              text={t('remove')}
                              question={t('removeAsk', { name: one.name })}
                              confirm={t('remove')}
                              onConfirm={() =>
                                remove.mutate(
                                  { searchId: one.searchId },
                                  { onError, onSuccess: () => notify('success', t('removed', { name: one.name })) },
                                )
                              }
                            />
                          </Row>
                        </>
                      )}
                    </li>
                  ))}
                </ul>
              )
            }
          </Answer>
          {text ? (
            <Row
              as="form"
              gap={3}
              align="baseline"
              onSubmit={(event) => {
                event.preventDefault()
                if (name.trim()) keep({ name: name.trim(), text, sort }, () => setName(''))
              }}
            >
              <Fill>
                <TextField
                  label={t('saveAs')}
                  placeholder={t('name')}
                  value={name}
                  maxLength={60}
                  onChange={(event) => setName(event.target.value)}
                />
              </Fill>
              <Button type="submit" size="small" kind="primary" busy={save.isPending} disabled={!name.trim()}>
                {t('save')}
              </Button>
            </Row>
          ) : null}
        </Column>
      )}
    </Popup>
  )
}
