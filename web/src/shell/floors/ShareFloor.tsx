import { useState } from 'react'
import { floors } from '@pandora/contract/domains/floors/operations'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { ago } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { AskButton } from '../../ui/AskButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import styles from './ShareFloor.module.css'
import { floorTexts } from './texts.ts'

/** Links to a floor for other accounts: made, copied, seen how often they were opened, and taken back. */
export function ShareFloor({ floor, onClose }: { floor: Floor; onClose: () => void }) {
  const t = useTexts(floorTexts)
  const language = useLanguage()
  const [link, setLink] = useState('')
  const query = useOperation(floors.shares, { floorId: floor.id })
  const make = useAction(floors.share, { invalidates: [floors.shares] })
  const revoke = useAction(floors.revokeShare, { invalidates: [floors.shares] })
  const onError = (failure: unknown) => notify('error', failureText(failure, language))
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', t('copied'))
    } catch {
      notify('error', t('copyFailed'))
    }
  }
  const end = (shareId?: string) =>
    revoke.mutate(
      { floorId: floor.id, ...(shareId ? { shareId } : {}) },
      {
        onSuccess: () => {
          setLink('')
          notify('success', t('revoked'))
        },
        onError,
      },
    )
  return (
    <Dialog title={t('shareTitle', { name: floor.name })} onClose={onClose}>
      <p className={styles.note}>{t('shareNote')}</p>
      {link ? (
        <div className={styles.made}>
          <TextField label={t('shareLink')} value={link} readOnly onFocus={(event) => event.target.select()} />
          <Button
            kind="primary"
            onClick={() => {
              void copy(link)
            }}
          >
            {t('copy')}
          </Button>
        </div>
      ) : (
        <Button
          kind="primary"
          busy={make.isPending}
          onClick={() =>
            make.mutate(
              { floorId: floor.id },
              { onSuccess: ({ data }) => setLink(`${location.origin}${data.path}`), onError },
            )
          }
        >
          {t('shareMake')}
        </Button>
      )}
      <h3 className={styles.title}>{t('shareLive')}</h3>
      <Answer query={query} waiting={<Skeleton count={2} />}>
        {({ dataList }) =>
          dataList.length === 0 ? (
            <p className={styles.note}>{t('shareNone')}</p>
          ) : (
            <ul className={styles.links}>
              {dataList.map(({ shareId, createdAt, opened }) => (
                <li key={shareId}>
                  <span>{t('shareMade', { age: ago(Date.now() - Date.parse(createdAt), language) })}</span>
                  <span className={styles.note}>{t('shareOpened', { count: opened })}</span>
                  <AskButton
                    text={t('revoke')}
                    question={t('revokeAsk')}
                    confirm={t('revoke')}
                    kind="danger"
                    size="small"
                    busy={revoke.isPending}
                    onConfirm={() => end(shareId)}
                  />
                </li>
              ))}
              {dataList.length > 1 ? (
                <li>
                  <AskButton
                    text={t('revokeAll')}
                    question={t('revokeAllAsk')}
                    confirm={t('revokeAll')}
                    kind="danger"
                    size="small"
                    busy={revoke.isPending}
                    onConfirm={() => end()}
                  />
                </li>
              ) : null}
            </ul>
          )
        }
      </Answer>
    </Dialog>
  )
}
