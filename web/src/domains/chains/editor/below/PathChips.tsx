import { Route } from 'lucide-react'
import { useTexts } from '../../../../lib/texts.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { editorTexts } from '../texts.ts'
import styles from './Flow.module.css'
import { Text } from '../../../../ui/kit/Text.tsx'

interface Props {
  path: readonly { nodeId: string; name: string }[]
  pressed: boolean
  /** Lights the path in the graph, or puts it out. */
  onLight: () => void
  onNode: (id: string) => void
}

/** The nodes that something comes through, from where it arose; the path can be lit in the graph. */
export function PathChips({ path, pressed, onLight, onNode }: Props) {
  const t = useTexts(editorTexts)
  return (
    <span className={styles.path}>
      <IconButton size="small" label={t('lightPath')} pressed={pressed} onClick={onLight}>
        <Route size={14} aria-hidden="true" />
      </IconButton>
      {path.map(({ nodeId, name }, at) => (
        <span key={nodeId} className={styles.step}>
          {at === 0 ? null : <span aria-hidden="true">›</span>}
          <button type="button" className={styles.chip} onClick={() => onNode(nodeId)}>
            <Text>{name}</Text>
          </button>
        </span>
      ))}
    </span>
  )
}
