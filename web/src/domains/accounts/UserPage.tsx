import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Brand } from '../../ui/Brand.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Side } from './Side.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './UserPage.module.css'

interface Props {
  title: string
  subtitle: string
  /** As wide as two forms side by side. */
  wide?: boolean
  children: ReactNode
}

/**
 * The frame of `/u/*`: what the product is at the left, one task at the right. Light: nothing of the frame of the
 * screens is loaded by it.
 */
export function UserPage({ title, subtitle, wide = false, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Pandora`
  }, [title])
  return (
    <div className={styles.page}>
      <section className={styles.side} aria-label="Pandora">
        <div className={styles.brand}>
          <Brand />
        </div>
        <Side />
      </section>
      <main className={styles.main}>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <div className={`${styles.column} ${wide ? styles.wide : ''}`}>
          <h1 className={styles.title}>{title}</h1>
          <Text className={styles.subtitle} as="p" size="lead" tone="plain">
            {subtitle}
          </Text>
          {children}
        </div>
      </main>
    </div>
  )
}
