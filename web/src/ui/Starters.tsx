import type { LucideIcon } from 'lucide-react'
import { Fill, Row } from './kit/Stack.tsx'
import { Text } from './kit/Text.tsx'
import { Truncated } from './kit/Truncated.tsx'
import styles from './Starters.module.css'

/** Something whole to begin with: what it does and to whom. */
export interface Starter {
  key: string
  icon: LucideIcon
  /** What kind of beginning it is. */
  kind: string
  /** Of what there is here: a company, a place, something of the user's own. */
  title: string
  /** What comes of it, with a figure where there is one. */
  says: string
  run: () => void
}

interface Props {
  title: string
  /** What the screen is for, to whoever sees it empty. */
  about: string
  starters: readonly Starter[]
}

/** An empty screen that can be begun: what it is for, and beginnings out of what is here, each a press away. */
export function Starters({ title, about, starters }: Props) {
  return (
    <section className={styles.starters} aria-label={title}>
      <Text as="h2" size="title">
        {title}
      </Text>
      <Text as="p" tone="plain" className={styles.about}>
        {about}
      </Text>
      <ul className={styles.list}>
        {starters.map(({ key, icon: Icon, kind, title: name, says, run }) => (
          <li key={key}>
            <button type="button" className={styles.one} onClick={run}>
              <Row gap={3}>
                <Icon size={16} aria-hidden="true" className={styles.icon} />
                <Fill>
                  <Text size="small" tone="quiet">
                    {kind}
                  </Text>
                </Fill>
              </Row>
              <Truncated className={styles.title}>{name}</Truncated>
              <Text size="small" tone="plain">
                {says}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
