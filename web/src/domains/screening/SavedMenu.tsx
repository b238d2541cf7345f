import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { screening } from '@pandora/contract/domains/screening/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { AskButton } from '../../ui/AskButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { usualColumns } from './columns.tsx'
import { screeningTexts } from './texts.ts'
import { filterOf, stateOf } from './where.ts'
import type { ScreenState, ShownScreen } from './where.ts'
import styles from './Screening.module.css'

type Saved = OutputOf<typeof screening.saved>['dataList'][number]
interface Props {
  state: ShownScreen
  onLoad: (state: ScreenState) => void
}

/** Screens of the user's own: kept under a name, opened, renamed, changed, deleted. */
export function SavedMenu({ state, onLoad }: Props) {
  const t = useTexts(screeningTexts)
  const language = useLanguage()
  const query = useOperation(screening.saved, {})
  const save = useAction(screening.save, { invalidates: [screening.saved] })
  const remove = useAction(screening.remove, { invalidates: [screening.saved] })
  const [name, setName] = useState('')
  const [renaming, setRenaming] = useState<{ screenId: string; name: string } | null>(null)
  const onError = (error: unknown) => notify('error', failureText(error, language))
  const content = {
    filter: filterOf(state),
    columns: [...(state.columns ?? usualColumns)],
    sort: state.sort as Saved['sort'],
    order: state.order,
  }
  const keep = (screenId: string | undefined, as: string, withFilter: boolean, after: () => void) => {
    save.mutate(
      { ...(screenId ? { screenId } : {}), name: as, ...(withFilter ? { content } : {}) },
      {
        onError,
        onSuccess: ({ data }) => {
          notify('success', t('savedAs', { name: data.name }))
          after()
        },
      },
    )
  }
  const open = (one: Saved) =>
    onLoad({
      ...stateOf(one.filter),
      sort: one.sort,
      order: one.order,
      columns: one.columns.join() === usualColumns.join() || one.columns.length === 0 ? null : one.columns,
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
      width={320}
    >
      {(close) => (
        <div className={styles.list}>
          <Answer query={query}>
            {({ dataList }) =>
              dataList.length === 0 ? (
                <p className={styles.none}>{t('savedNone')}</p>
              ) : (
                <ul className={styles.screens}>
                  {dataList.map((one) => (
                    <li key={one.screenId}>
                      {renaming?.screenId === one.screenId ? (
                        <form
                          className={styles.form}
                          onSubmit={(event) => {
                            event.preventDefault()
                            keep(one.screenId, renaming.name.trim(), false, () => setRenaming(null))
                          }}
                        >
                          <TextField
                            label={t('renameOf', { name: one.name })}
                            value={renaming.name}
                            maxLength={60}
                            onChange={(event) => setRenaming({ ...renaming, name: event.target.value })}
                          />
                          <Button
                            type="submit"
                            size="small"
                            kind="primary"
                            busy={save.isPending}
                            disabled={!renaming.name.trim()}
                          >
                            {t('save')}
                          </Button>
                        </form>
                      ) : (
                        <>
                          <button
                            type="button"
                            className={styles.open}
                            aria-label={t('load', { name: one.name })}
                            onClick={() => {
                              close()
                              open(one)
                            }}
                          >
                            {one.name}
                          </button>
                          <div className={styles.deeds}>
                            <Button
                              size="small"
                              kind="quiet"
                              aria-label={t('renameOf', { name: one.name })}
                              onClick={() => setRenaming({ screenId: one.screenId, name: one.name })}
                            >
                              {t('rename')}
                            </Button>
                            <Button
                              size="small"
                              kind="quiet"
                              aria-label={t('updateOf', { name: one.name })}
                              busy={save.isPending}
                              onClick={() => keep(one.screenId, one.name, true, () => undefined)}
                            >
                              {t('update')}
                            </Button>
                            <AskButton
                              size="small"
                              text={t('remove')}
                              question={t('removeAsk', { name: one.name })}
                              confirm={t('remove')}
                              onConfirm={() =>
                                remove.mutate(
                                  { screenId: one.screenId },
                                  { onError, onSuccess: () => notify('success', t('removed', { name: one.name })) },
                                )
                              }
                            />
                          </div>
                        </>
                      )}
                    </li>
                  ))}
                </ul>
              )
            }
          </Answer>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              if (name.trim()) keep(undefined, name.trim(), true, () => setName(''))
            }}
          >
            <TextField
              label={t('saveAs')}
              placeholder={t('screenName')}
              value={name}
              maxLength={60}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" size="small" kind="primary" busy={save.isPending} disabled={!name.trim()}>
              {t('save')}
            </Button>
          </form>
        </div>
      )}
    </Popup>
  )
}
