import { FileUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/form/FileInput.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { namesIn } from '../../lib/pasted.ts'
import { useTexts } from '../../lib/texts.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Batch.module.css'
import { BatchResults } from './BatchResults.tsx'
import { namesInCsv, textOfBytes } from './names.ts'
import { watchTexts } from './texts.ts'
import { useBatch } from './useBatch.ts'
import type { Group } from './offers/groups/useGroups.ts'

interface Props {
  groups: readonly Group[]
  /** Group that is shown. */
  groupId: string | undefined
  /** A file to read names from at once. */
  file: File | null
  onClose: () => void
}
const DRAFT = 'pandora-batch'

/** Adds companies by pasted names or codes, or from a CSV file. What is typed survives closing and reloading. */
export default function BatchDialog({ groups, groupId, file, onClose }: Props) {
  const t = useTexts(watchTexts)
  const [text, setTextNow] = useState(() => sessionStorage.getItem(DRAFT) ?? '')
  const [group, setGroup] = useState(groupId ?? '')
  const [read, setRead] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const started = useRef<File | null>(null)
  const { result, busy, start, choose, clear } = useBatch()
  const names = namesIn(text)
  const setText = (next: string) => {
    setTextNow(next)
    sessionStorage.setItem(DRAFT, next)
  }
  const take = async (chosen: File) => {
    const found = namesInCsv(textOfBytes(await chosen.arrayBuffer()))
    setText(found.join('\n'))
    setRead(
      found.length
        ? t('batchFileRead', { count: found.length, file: chosen.name })
        : t('batchFileEmpty', { file: chosen.name }),
    )
  }
  const readOnce = useEffectEvent((given: File) => {
    if (started.current === given) return
    started.current = given
    take(given).catch(() => setRead(t('batchFileUnreadable', { file: given.name })))
  })
  useEffect(() => {
    if (file) readOnce(file)
  }, [file])
  const close = () => {
    if (result) sessionStorage.removeItem(DRAFT)
    onClose()
  }
  const footer = result ? (
    <>
      <Button
        onClick={() => {
          clear()
          setText('')
        }}
      >
        {t('batchAgain')}
      </Button>
      <Button kind="primary" onClick={close}>
        {t('batchDone')}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={close}>{t('cancel')}</Button>
      <Button
        kind="primary"
        busy={busy}
        disabled={!names.length}
        onClick={() => {
          void start(names, group || undefined)
        }}
      >
        {t('batchStart')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('batchTitle')} onClose={close} footer={footer} guarded>
      {result ? (
        <BatchResults
          result={result}
          busy={busy}
          onChoose={(asked, company) => {
            void choose(asked, company, group || undefined)
          }}
          onRetry={(lost) => {
            clear()
            setText(lost.join('\n'))
          }}
        />
      ) : (
        <div className={styles.form}>
          <label className={styles.field}>
            <span>{t('batchLabel')}</span>
            <textarea
              className={styles.text}
              rows={9}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setRead('')
              }}
            />
          </label>
          <div className={styles.line}>
            <Text size="small" tone="quiet" role="status">
              {read || (names.length ? t('batchCount', { count: names.length }) : t('batchHint'))}
            </Text>
            <Button size="small" icon={<FileUp size={14} aria-hidden="true" />} onClick={() => input.current?.click()}>
              {t('batchFile')}
            </Button>
            <FileInput
              input={input}
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              label={t('batchFile')}
              onFiles={take}
            />
          </div>
          <label className={styles.inline}>
            <span>{t('batchGroup')}</span>
            <Select value={group} onChange={(event) => setGroup(event.target.value)}>
              <option value="">{t('batchNoGroup')}</option>
              {groups.map((one) => (
                <option key={one.groupId} value={one.groupId}>
                  {one.name}
                </option>
              ))}
            </Select>
          </label>
        </div>
      )}
    </Dialog>
  )
}
