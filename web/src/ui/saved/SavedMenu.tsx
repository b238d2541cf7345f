import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import type { ComponentProps, FormEvent } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../Answer.tsx'
import { AskButton } from '../AskButton.tsx'
import { Button } from '../Button.tsx'
import { Column, Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { Popup } from '../Popup.tsx'
import { TextField } from '../TextField.tsx'
import styles from './SavedMenu.module.css'
import { savedTexts } from './texts.ts'

/** Something kept under a name. */
export interface SavedThing {
  id: string
  name: string
  /** What it holds, told on hover. */
  title?: string
  /** Told below its name. */
  note?: string
}

/** What the menu and its deeds are called. */
interface Words {
  /** The menu. */ label: string
  /** Nothing is kept yet, and what it is good for. */ none: string
  /** Keeps what is shown under a new name. */ saveAs: string
  /** Puts what is shown into one that is kept; the second says into which. */ update: string
  updateOf: (name: string) => string
}

/** Things that are read by an operation, or that stand already. */
type From<Data> =
  | {
      query: ComponentProps<typeof Answer<Data>>['query']
      thingsOf: (data: Data) => readonly SavedThing[]
      things?: never
    }
  | { things: readonly SavedThing[]; query?: never; thingsOf?: never }

type Props<Data> = From<Data> & {
  words: Words
  /** Whether there is something to keep. */
  keepable: boolean
  busy: boolean
  onOpen: (id: string) => void
  /** Keeps what is shown: under a new name without an id. */
  onKeep: (name: string, id: string | undefined, after: () => void) => void
  onRename: (id: string, name: string, after: () => void) => void
  onRemove: (id: string, name: string) => void
  /** What is deleted can be taken back: it is not asked about before. */
  restorable?: boolean
}

/** Things of the user's own: kept under a name, opened, renamed, changed, deleted. */
export function SavedMenu<Data>({
  words,
  query,
  thingsOf,
  things,
  keepable,
  busy,
  onOpen,
  onKeep,
  onRename,
  onRemove,
  restorable = false,
}: Props<Data>) {
  const t = useTexts(savedTexts)
  const [name, setName] = useState('')
  const keep = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) onKeep(name.trim(), undefined, () => setName(''))
  }
  const list = (all: readonly SavedThing[], close: () => void) =>
    all.length === 0 ? (
      <Text as="p" size="small" tone="quiet">
        {words.none}
      </Text>
    ) : (
      <ul className={styles.list}>
        {all.map((one) => (
          <Line
            key={one.id}
            thing={one}
            words={words}
            busy={busy}
            onOpen={() => {
              close()
              onOpen(one.id)
            }}
            onUpdate={keepable ? () => onKeep(one.name, one.id, () => undefined) : undefined}
            onRename={(next, after) => onRename(one.id, next, after)}
            onRemove={() => onRemove(one.id, one.name)}
            restorable={restorable}
          />
        ))}
      </ul>
    )
  return (
    <Popup
      align="end"
      label={words.label}
      boxed
      face={
        <>
          <Bookmark size={14} aria-hidden="true" />
          {words.label}
        </>
      }
      width={340}
    >
      {(close) => (
        <Column className={styles.panel} gap={5}>
          {query ? <Answer query={query}>{(data) => list(thingsOf(data), close)}</Answer> : list(things, close)}
          {keepable ? (
            <form onSubmit={keep}>
              <TextField
                label={words.saveAs}
                placeholder={t('name')}
                value={name}
                maxLength={60}
                onChange={(event) => setName(event.target.value)}
                beside={
                  <Button type="submit" kind="primary" busy={busy} disabled={!name.trim()}>
                    {t('save')}
                  </Button>
                }
              />
            </form>
          ) : null}
        </Column>
      )}
    </Popup>
  )
}

interface LineProps {
  thing: SavedThing
  words: Words
  busy: boolean
  onOpen: () => void
  onUpdate: (() => void) | undefined
  onRename: (name: string, after: () => void) => void
  onRemove: () => void
  restorable: boolean
}

function Line({
  thing: { name, title, note },
  words,
  busy,
  onOpen,
  onUpdate,
  onRename,
  onRemove,
  restorable,
}: LineProps) {
  const t = useTexts(savedTexts)
  const [renaming, setRenaming] = useState<string | null>(null)
  if (renaming !== null)
    return (
      <li>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onRename(renaming.trim(), () => setRenaming(null))
          }}
        >
          <TextField
            label={t('renameOf', { name })}
            value={renaming}
            maxLength={60}
            onChange={(event) => setRenaming(event.target.value)}
            beside={
              <Button type="submit" kind="primary" busy={busy} disabled={!renaming.trim()}>
                {t('save')}
              </Button>
            }
          />
        </form>
      </li>
    )
  return (
    <li>
      <button type="button" className={styles.open} aria-label={t('open', { name })} title={title} onClick={onOpen}>
        {name}
      </button>
      {note ? (
        <Text size="small" tone="quiet">
          {note}
        </Text>
      ) : null}
      <Row gap={2} wrap>
        <Button size="small" kind="quiet" aria-label={t('renameOf', { name })} onClick={() => setRenaming(name)}>
          {t('rename')}
        </Button>
        {onUpdate ? (
          <Button size="small" kind="quiet" aria-label={words.updateOf(name)} onClick={onUpdate}>
            {words.update}
          </Button>
        ) : null}
        {restorable ? (
          <Button size="small" kind="quiet" aria-label={t('removeOf', { name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        ) : (
          <AskButton
            size="small"
            text={t('remove')}
            question={t('removeAsk', { name })}
            confirm={t('remove')}
            onConfirm={onRemove}
          />
        )}
      </Row>
    </li>
  )
}
