import { FileUp, FolderOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { UPLOAD_LIMIT } from '@pandora/contract/constants'
import { imports } from '@pandora/contract/domains/imports/operations'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/form/FileInput.tsx'
import { ErrorState, Skeleton } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { call } from '../../lib/api/call.ts'
import { upload } from '../../lib/api/upload.ts'
import { bytes } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { clearDraft, lostDraft, setDraft, useDraft } from './draft.ts'
import type { Part, Target } from './draft.ts'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Meter } from '../../ui/kit/Meter.tsx'
import styles from './NewImport.module.css'
import { PreviewView } from './preview/PreviewView.tsx'
import { importTexts } from './texts.ts'
import { useStart } from './useStart.ts'

interface Sending {
  name: string
  sent: number
  total: number
  stop: AbortController
}

/** Where a file is given: dropped, chosen, or named on the server. */
function Choose({ onFile, onPath }: { onFile: (file: File) => void; onPath: (path: string) => void }) {
  const t = useTexts(importTexts)
  const [over, setOver] = useState(false)
  const [path, setPath] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { start, starting } = useStart()
  const limit = bytes(UPLOAD_LIMIT)
  return (
    <Column gap={6}>
      <div
        role="presentation"
        className={`${styles.drop} ${over ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) onFile(file)
        }}
      >
        <FileUp size={28} strokeWidth={1.4} aria-hidden="true" />
        <p>
          <b>{t('drop')}</b> {t('dropOr')}
        </p>
        <Button kind="primary" onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <Text as="p" size="small" tone="quiet">
          {t('formats', { limit })}
        </Text>
        <FileInput
          input={input}
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.xlsx,.gz,.zip"
          label={t('choose')}
          onFiles={(file) => onFile(file)}
        />
      </div>
      <form
        className={styles.server}
        onSubmit={(event) => {
          event.preventDefault()
          if (path.trim()) onPath(path.trim())
        }}
      >
        <TextField
          label={t('serverPath')}
          hint={t('serverPathHint')}
          value={path}
          maxLength={1000}
          spellCheck={false}
          onChange={(event) => setPath(event.target.value)}
          inside={<FolderOpen size={16} className={styles.sign} aria-hidden="true" />}
        />
        <Row gap={3} align="stretch" wrap>
          <Button type="submit" disabled={!path.trim()}>
            {t('preview')}
          </Button>
          <Button disabled={!path.trim()} busy={starting} onClick={() => start({ path: path.trim() }, null, true)}>
            {t('dryRun')}
          </Button>
          <Button disabled={!path.trim()} busy={starting} onClick={() => start({ path: path.trim() }, null, false)}>
            {t('importPath')}
          </Button>
        </Row>
      </form>
    </Column>
  )
}

/** A new import: a file, its preview under a mapping, a dry run, the start. */
export function NewImport() {
  const t = useTexts(importTexts)
  const { target, preview } = useDraft()
  const [sending, setSending] = useState<Sending | null>(null)
  const [failure, setFailure] = useState<{ error: unknown; again: () => void } | null>(null)

  const look = async (to: Target, text: string | null, part: Part | null = null): Promise<void> => {
    setFailure(null)
    setDraft({ target: to, preview: null, text: null, part })
    try {
      setDraft({
        preview: await call(imports.preview, {
          ...to,
          ...(part ? { part } : {}),
          ...(text ? { profileText: text } : {}),
        }),
      })
    } catch (error) {
      setDraft({ target: null })
      setFailure({
        error,
        again: () => {
          void look(to, text, part)
        },
      })
    }
  }
  const send = async (file: File): Promise<void> => {
    setFailure(null)
    if (file.size > UPLOAD_LIMIT) {
      setFailure({ error: null, again: () => setFailure(null) })
      return
    }
    const stop = new AbortController()
    setSending({ name: file.name, sent: 0, total: file.size, stop })
    try {
      const answer = await upload(imports.upload, file, {
        signal: stop.signal,
        onProgress: (sent, total) => setSending((was) => was && { ...was, sent, total }),
      })
      setDraft({ target: { uploadId: answer.uploadId }, preview: answer, text: null, part: null })
    } catch (error) {
      if (!stop.signal.aborted)
        setFailure({
          error,
          again: () => {
            void send(file)
          },
        })
    } finally {
      setSending(null)
    }
  }
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  // What a reload interrupted is taken up once, when the screen opens.
  useEffect(() => {
    const lost = lostDraft()
    if (lost) void latest.current(lost.target, lost.text, lost.part)
  }, [])

  if (sending) {
    const share = sending.total ? sending.sent / sending.total : 0
    return (
      <div className={styles.sending} role="status">
        <b>{t('uploading', { name: sending.name })}</b>
        <Meter
          as="progress"
          label={t('uploading', { name: sending.name })}
          value={Math.round(share * 100)}
          className={styles.bar}
        />
        <Text size="small" tone="quiet">
          {share >= 1 ? t('reading') : t('uploaded', { sent: bytes(sending.sent), total: bytes(sending.total) })}
        </Text>
        <Button size="small" onClick={() => sending.stop.abort()}>
          {t('cancel')}
        </Button>
      </div>
    )
  }
  if (target && !preview) return <Skeleton count={12} />
  if (target && preview)
    return (
      <PreviewView key={preview.uploadId + preview.file} target={target} preview={preview} onAnother={clearDraft} />
    )
  return (
    <div className={styles.page}>
      {failure ? (
        failure.error === null ? (
          <p className={styles.wrong} role="alert">
            {t('tooLarge', { limit: bytes(UPLOAD_LIMIT) })}
          </p>
        ) : (
          <ErrorState failure={failure.error} onRetry={failure.again} />
        )
      ) : null}
      <Choose
        onFile={(file) => {
          void send(file)
        }}
        onPath={(path) => {
          void look({ path }, null)
        }}
      />
    </div>
  )
}
