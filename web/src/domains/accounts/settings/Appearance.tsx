import type { UserConfig } from '@pandora/contract/domains/accounts/shapes'
import { failureText } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/notices.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { saveConfig } from '../../../lib/user.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { LanguageSwitch } from '../../../ui/LanguageSwitch.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

/** Language (ACC-17), theme, and colour type (SHELL-14). */
export function Appearance() {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const colourType = useRoot((root) => root.preferences.colourType)
  const theme = useRoot((root) => root.preferences.theme)
  const choose = async (change: Partial<UserConfig>) => {
    try {
      await saveConfig(change)
      notify('success', t('saved'))
    } catch (error) {
      notify('error', failureText(error, language))
    }
  }
  return (
    <>
      <section className={styles.card}>
        <h2>{t('languageTitle')}</h2>
        <p className={styles.note}>{t('languageText')}</p>
        <div className={styles.row}>
          <LanguageSwitch />
        </div>
      </section>
      <section className={styles.card}>
        <h2>{t('themeTitle')}</h2>
        <p className={styles.note}>{t('themeText')}</p>
        <div className={styles.row}>
          <SegmentedControl
            label={t('themeTitle')}
            value={theme}
            onChange={(value) => {
              void choose({ theme: value })
            }}
            options={[
              { value: 'dark', text: t('themeDark') },
              { value: 'light', text: t('themeLight') },
              { value: 'system', text: t('themeSystem') },
            ]}
          />
        </div>
      </section>
      <section className={styles.card}>
        <h2>{t('colourTitle')}</h2>
        <p className={styles.note}>{t('colourText')}</p>
        <div className={styles.row}>
          <SegmentedControl
            label={t('colourTitle')}
            value={colourType === 2 ? '2' : '1'}
            onChange={(value) => {
              void choose({ colourType: value === '1' ? 1 : 2 })
            }}
            options={[
              { value: '1', text: t('colour1') },
              { value: '2', text: t('colour2') },
            ]}
          />
          <Row className={styles.samples} as="span" gap={5} align="stretch" role="img" aria-label={t('sample')}>
            <Figure value={2.84} as="percent" change arrow />
            <Figure value={-1.62} as="percent" change arrow />
            <Figure value={0} as="percent" change arrow />
          </Row>
        </div>
      </section>
    </>
  )
}
