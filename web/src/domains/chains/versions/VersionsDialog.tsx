import { useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { AskButton } from '../../../ui/AskButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { changedByChains, changeWords } from '../change.ts'
import { ChangeList } from '../import/ChangeList.tsx'
import { chainTexts } from '../texts.ts'

const SIZE = 20

interface Props {
  chainId: string
  name: string
  onClose: () => void
  /** Hears that an earlier version is the newest again. */
  onRestored?: () => void
}

/** Versions of a chain, what each changed, and the way back to one. */
export default function VersionsDialog({ chainId, name, onClose, onRestored }: Props) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const [page, setPage] = useState(0)
  const [shown, setShown] = useState<number | null>(null)
  const query = useOperation(chains.versions, { chainId, page, size: SIZE }, { keepPrevious: true })
  const restore = useAction(chains.restore, { invalidates: changedByChains })
  const bringBack = (version: number) =>
    restore.mutate(
      { chainId, version },
      {
        onSuccess: () => {
          notify('success', t('restoredVersion', { version }))
          onRestored?.()
        },
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  return (
    <Dialog title={t('versionsTitle', { name })} onClose={onClose} wide>
      <Answer query={query}>
        {({ dataList, total }) => (
          <Column gap={4}>
            <Column as="ul" gap={5}>
              {dataList.map((one, at) => (
                <Column key={one.version} as="li" gap={2}>
                  <Row wrap place="between">
                    <span>
                      <Text strong>{t('versionOf', { version: one.version })}</Text>{' '}
                      <Text size="small" tone="quiet">
                        {dateTime(one.savedAt)}
                      </Text>{' '}
                      {page === 0 && at === 0 ? (
                        <Text size="small" tone="accent">
                          {t('isNow')}
                        </Text>
                      ) : null}
                    </span>
                    <Row>
                      <Button
                        size="small"
                        pressed={shown === one.version}
                        onClick={() => setShown(shown === one.version ? null : one.version)}
                      >
                        {t('showChanges')}
                      </Button>
                      {page === 0 && at === 0 ? null : (
                        <AskButton
                          size="small"
                          text={t('restore')}
                          confirm={t('restore')}
                          question={t('restoreAsk', { version: one.version })}
                          busy={restore.isPending}
                          onConfirm={() => bringBack(one.version)}
                        />
                      )}
                    </Row>
                  </Row>
                  <Text size="small" tone="plain">
                    {one.note ? (
                      <>
                        <Text>{one.note}</Text> ·{' '}
                      </>
                    ) : null}
                    {one.restored === null ? '' : `${t('broughtBack', { version: one.restored })} · `}
                    {t('changeLine', changeWords(one.change))}
                  </Text>
                  {shown === one.version ? <Changes chainId={chainId} version={one.version} /> : null}
                </Column>
              ))}
            </Column>
            <Pager page={page} total={total} size={SIZE} onPage={setPage} />
          </Column>
        )}
      </Answer>
    </Dialog>
  )
}

function Changes({ chainId, version }: { chainId: string; version: number }) {
  const query = useOperation(chains.version, { chainId, version })
  return <Answer query={query}>{({ changes }) => <ChangeList changes={changes} />}</Answer>
}
