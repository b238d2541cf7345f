import { useState } from 'react'
import { feeds } from '@pandora/contract/domains/feeds/operations'
import { Button } from '../../ui/Button.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { FeedFields } from './FeedFields.tsx'
import styles from './Feeds.module.css'
import { emptyDraft, inputOf } from './model.ts'
import type { Draft } from './model.ts'
import { PreviewItems } from './PreviewItems.tsx'
import { feedTexts } from './texts.ts'

/** A new feed: its address, what it gives, how it is kept. */
export function AddFeed({ onClose, onAdded }: { onClose: () => void; onAdded: (feedId: number) => void }) {
  const t = useTexts(feedTexts)
  const language = useLanguage()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const look = useAction(feeds.preview)
  const add = useAction(feeds.add, { invalidates: [feeds.list] })
  const preview = look.data?.data ?? null
  const change = (part: Partial<Draft>) => setDraft((was) => ({ ...was, ...part }))
  const read = (url: string) => {
    change({ url })
    look.mutate(
      { url: url.trim() },
      {
        onSuccess: ({ data }) => {
          if (data.feed?.title) change({ name: data.feed.title.slice(0, 100) })
        },
      },
    )
  }
  return (
    <SidePanel title={t('add')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (draft.url.trim()) read(draft.url)
        }}
      >
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          value={draft.url}
          maxLength={2000}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="https://"
          error={look.error ? failureText(look.error, language) : undefined}
          onChange={(event) => {
            change({ url: event.target.value })
            if (preview || look.error) look.reset()
          }}
        />
        <Button
          type="submit"
          kind={preview?.feed ? 'default' : 'primary'}
          busy={look.isPending}
          disabled={!draft.url.trim()}
        >
          {t(look.isPending ? 'looking' : 'look')}
        </Button>
      </form>
      {preview?.feed ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            add.mutate(inputOf(draft), {
              onSuccess: ({ data }) => {
                notify('success', t('added', { name: data.name }))
                onAdded(data.feedId)
              },
              onError: (error) => notify('error', failureText(error, language)),
            })
          }}
        >
          <FeedFields draft={draft} onChange={change} />
          <Button type="submit" kind="primary" busy={add.isPending} disabled={!draft.name.trim()}>
            {t('addNow')}
          </Button>
        </form>
      ) : null}
      {preview ? <PreviewItems preview={preview} onOffered={read} /> : null}
    </SidePanel>
  )
}
