import { useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { themeTexts } from '../texts.ts'
import { ListPart } from './ListPart.tsx'
import type { Chosen } from './ListPart.tsx'
import styles from './Own.module.css'
import { draftOf, queryOf } from './query.ts'
import { QueryPart } from './QueryPart.tsx'
import { useOwnSave } from './useOwn.ts'
import type { Own } from './restored.ts'

interface Props {
  /** Theme that is changed; null = a new one. */
  own: Own | null
  onClose: () => void
}

/** A theme of one's own: its name, and a list of companies or a query that makes it. */
export default function OwnDialog({ own, onClose }: Props) {
  const t = useTexts(themeTexts)
  const [name, setName] = useState(own?.name ?? '')
  const [description, setDescription] = useState(own?.description ?? '')
  const [from, setFrom] = useState<'list' | 'query'>(own?.query ? 'query' : 'list')
  const [companies, setCompanies] = useState<readonly Chosen[]>(own?.companies ?? [])
  const [draft, setDraft] = useState(() => draftOf(own?.query ?? null))
  const [mode, setMode] = useState(own?.mode ?? 'dynamic')
  const [tried, setTried] = useState(false)
  const { save, busy } = useOwnSave(onClose)
  const query = queryOf(draft)
  const wrong =
    from === 'list'
      ? companies.length === 0
        ? t('listMissing')
        : undefined
      : query === null
        ? t('queryMissing')
        : undefined
  const missing = name.trim() === '' ? t('nameMissing') : undefined
  const start = () => {
    setTried(true)
    if (wrong || missing) return
    save({
      ...(own ? { themeId: own.themeId } : {}),
      name: name.trim(),
      description: description.trim(),
      ...(from === 'list'
        ? { mode: 'static' as const, companies: companies.map(({ companyId, weight }) => ({ companyId, weight })) }
        : { mode, query }),
    })
  }
  return (
    <Dialog
      title={t(own ? 'editTitle' : 'makeTitle')}
      onClose={onClose}
      guarded
      footer={
        <>
          {tried && wrong ? (
            <span role="alert" className={styles.wrong}>
              {wrong}
            </span>
          ) : null}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={start}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          maxLength={60}
          error={tried ? missing : undefined}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('description')}
          value={description}
          maxLength={1000}
          autoComplete="off"
          onChange={(event) => setDescription(event.target.value)}
        />
        <SegmentedControl
          label={t('from')}
          value={from}
          onChange={setFrom}
          options={[
            { value: 'list', text: t('fromList') },
            { value: 'query', text: t('fromQuery') },
          ]}
        />
        {from === 'list' ? (
          <ListPart companies={companies} onChange={setCompanies} />
        ) : (
          <QueryPart draft={draft} onChange={setDraft} mode={mode} onMode={setMode} />
        )}
      </div>
    </Dialog>
  )
}
