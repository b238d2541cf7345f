import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { ChainNode } from '@pandora/contract/domains/chains/graph'
import { useTexts } from '../../../../lib/texts.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { newId } from '../model/nodes.ts'
import { editorTexts } from '../texts.ts'
import styles from './Panels.module.css'

type Parts = ChainNode['data']['partList']

/** The parts of a node (`partList`): added, named, taken away. */
export function PartRows({ parts, onChange }: { parts: Parts; onChange: (parts: Parts, field: string) => void }) {
  const t = useTexts(editorTexts)
  const [typed, setTyped] = useState('')
  const add = () => {
    const name = typed.trim()
    if (name === '') return
    setTyped('')
    if (!parts.some((part) => part.name === name)) onChange([...parts, { id: newId(), name, note: null }], 'parts')
  }
  return (
    <section aria-label={t('parts')}>
      <Text as="h3" size="text">
        {t('parts')}{' '}
        <Text tone="quiet" size="small">
          {parts.length}
        </Text>
      </Text>
      <div className={styles.parts}>
        {parts.map((part, at) => (
          <PartRow
            key={part.id}
            name={part.name}
            remove={t('removeOne', { name: part.name })}
            onRename={(name) => onChange(parts.with(at, { ...part, name }), `part ${part.id}`)}
            onRemove={() => onChange(parts.toSpliced(at, 1), 'parts')}
          />
        ))}
        <input
          className={styles.input}
          aria-label={t('newPart')}
          placeholder={t('newPart')}
          value={typed}
          maxLength={80}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
          }}
        />
        <IconButton size="small" label={t('addPart')} disabled={typed.trim() === ''} onClick={add}>
          <Plus size={14} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  )
}

interface RowProps {
  name: string
  remove: string
  onRename: (name: string) => void
  onRemove: () => void
}

function PartRow({ name, remove, onRename, onRemove }: RowProps) {
  const t = useTexts(editorTexts)
  return (
    <>
      <input
        className={styles.input}
        aria-label={t('newPart')}
        value={name}
        maxLength={80}
        onChange={(event) => {
          if (event.target.value.trim() !== '') onRename(event.target.value)
        }}
      />
      <IconButton size="small" label={remove} onClick={onRemove}>
        <X size={14} aria-hidden="true" />
      </IconButton>
    </>
  )
}
