import type { ReactNode } from 'react'
import { Brand } from '../ui/Brand.tsx'
import { Text } from '../ui/kit/Text.tsx'
import { Row } from '../ui/kit/Stack.tsx'
import styles from './Message.module.css'

interface Props {
  /** The large sign: a status, say. */
  sign?: string | undefined
  title: string
  text: string
  detail?: string | undefined
  /** It stands within the frame of the screens, which has the product's name. */
  framed?: boolean
  children?: ReactNode
}

/** A whole page that says one thing and offers what to do. */
export function Message({ sign, title, text, detail, framed = false, children }: Props) {
  const Page = framed ? 'div' : 'main'
  return (
    <Page className={styles.page}>
      <div className={styles.brand}>{framed ? null : <Brand />}</div>
      <div className={styles.box}>
        {sign ? (
          <p className={styles.sign} aria-hidden="true">
            {sign}
          </p>
        ) : null}
        <h1 className={styles.title}>{title}</h1>
        <Text className={styles.text} as="p" size="lead" tone="plain">
          {text}
        </Text>
        {detail ? (
          <Text className={styles.detail} as="p" size="small" tone="quiet">
            {detail}
          </Text>
        ) : null}
        <Row className={styles.actions} align="stretch" wrap>
          {children}
        </Row>
      </div>
    </Page>
  )
}
