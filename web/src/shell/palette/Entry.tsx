import type { KeyboardEvent } from 'react'
import type { PaletteEntry } from '../../lib/palette/entries.ts'
import { Text } from '../../ui/kit/Text.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import styles from './Palette.module.css'

interface Props {
  id: string
  entry: PaletteEntry
  chosen: boolean
  onPoint: () => void
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One line of the palette: its sign, its name, the form that matched, and what tells it from others of the name. */
export function Entry({ id, entry, chosen, onPoint, onOpen, onKeyDown }: Props) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      className={styles.entry}
      onPointerMove={onPoint}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <entry.icon size={16} strokeWidth={1.6} aria-hidden="true" />
      <Truncated className={styles.text}>{entry.text}</Truncated>
      {entry.form ? (
        <Truncated className={styles.match}>
          {entry.form.name} <b>{entry.form.text}</b>
        </Truncated>
      ) : null}
      {entry.aside ? (
        <Text className={styles.aside} size="small" tone="plain" whole>
          {entry.aside}
        </Text>
      ) : null}
    </div>
  )
}
