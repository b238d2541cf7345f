import { Keyboard, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { useTexts } from '../../../../lib/texts.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { Fill, Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { found } from '../model/find.ts'
import { choose, useEditorStore, useGraph } from '../state.ts'
import { editorTexts } from '../texts.ts'
import styles from './Strip.module.css'

interface Props {
  searching: Ref<HTMLInputElement>
  onShow: (id: string) => void
  onKeys: () => void
  look: { showAll: () => void; nearer: () => void; farther: () => void }
  scenario?: ReactNode
}

/** Over the canvas: search in the graph, what lines mean, nearer and farther. */
export function Strip({ searching, onShow, onKeys, look, scenario }: Props) {
  const t = useTexts(editorTexts)
  const graph = useGraph()
  const store = useEditorStore()
  const [text, setText] = useState('')
  const [at, setAt] = useState(-1)
  const hits = found(graph.nodes, text)
  const go = (to: number) => {
    const place = (to + hits.length) % Math.max(1, hits.length)
    const next = hits[place]
    if (!next) return
    setAt(place)
    choose(store, [next.id])
    onShow(next.id)
  }
  return (
    <Row className={styles.strip} gap={4} wrap>
      <input
        ref={searching}
        type="search"
        className={styles.search}
        aria-label={t('search')}
        placeholder={t('search')}
        value={text}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value)
          setAt(-1)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(event.shiftKey ? at - 1 : at + 1)
          else if (event.key === 'Escape') setText('')
        }}
      />
      {text.trim() === '' ? null : (
        <Text size="small" tone="quiet" role="status">
          {hits.length === 0
            ? t('searchNone', { text: text.trim() })
            : `${at < 0 ? '' : `${at + 1} / `}${t('searchHits', { count: hits.length })}`}
        </Text>
      )}
      {scenario}
      <Fill />
      <Text size="small" tone="quiet" className={styles.legend}>
        {t('legend')}
      </Text>
      <IconButton size="small" label={t('keys')} onClick={onKeys}>
        <Keyboard size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="small" label={t('farther')} onClick={look.farther}>
        <ZoomOut size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="small" label={t('nearer')} onClick={look.nearer}>
        <ZoomIn size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="small" label={t('showAll')} onClick={look.showAll}>
        <Maximize size={16} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}
