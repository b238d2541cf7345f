import { Search } from 'lucide-react'
import { useLocation, useOutletContext } from 'react-router'
import { inLanguage } from '@pandora/contract/language'
import { useGo } from '../lib/address.ts'
import { screens } from '../lib/installed.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { pageTexts } from '../pages/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/kit/Stack.tsx'
import { Text } from '../ui/kit/Text.tsx'
import { Screen } from '../ui/Screen.tsx'
import { addressOf } from './rail/railScreens.ts'
import styles from './NotFound.module.css'

/** An address below `/index` that no screen has: search and the main screens lead on, and the frame stands around it. */
export default function NotFound() {
  const t = useTexts(pageTexts)
  const language = useLanguage()
  const go = useGo()
  const { pathname, search } = useLocation()
  const openPalette = useOutletContext<() => void>()
  const main = screens()
    .filter(({ phone }) => phone !== undefined)
    .toSorted((a, b) => (a.phone ?? 0) - (b.phone ?? 0))
  return (
    <Screen title={t('notFoundTitle')}>
      <Column className={styles.page} gap={6}>
        <Text as="p" size="lead" tone="plain">
          {t('notFoundText')}
        </Text>
        <Text as="p" tone="quiet">
          <code className={styles.address}>{pathname}</code>
        </Text>
        <Row>
          <Button kind="primary" icon={<Search size={16} aria-hidden="true" />} onClick={openPalette}>
            {t('notFoundSearch')}
          </Button>
        </Row>
        <Column gap={4} as="nav" aria-label={t('notFoundWays')}>
          <Text tone="quiet">{t('notFoundWays')}</Text>
          <Row gap={4} wrap>
            {main.map((screen) => (
              <Button
                key={screen.key}
                icon={<screen.icon size={16} aria-hidden="true" />}
                onClick={() => go(addressOf(screen, search))}
              >
                {inLanguage(screen.name, language)}
              </Button>
            ))}
          </Row>
        </Column>
      </Column>
    </Screen>
  )
}
